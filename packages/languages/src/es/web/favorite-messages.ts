import type * as english from '../../../../../apps/web/src/features/favorites/favorite-messages.ts';
import type { Translation } from '../../translation.ts';

export const favoriteMessages: Translation<typeof english.favoriteMessages> = {
  title: 'Tus favoritos',
  inBrowser: 'Se guardan en este navegador, y pasan a tu cuenta cuando inicias sesión o la creas.',
  inAccount: 'Se guardan en tu cuenta.',
  loading: 'Cargando tus favoritos...',
  loadFailed: 'No se pudieron cargar tus favoritos. Inténtalo de nuevo.',
  emptyTitle: 'Aún no tienes favoritos',
  emptyText: 'Toca el corazón de una mascota para guardarla aquí.',
  meetPets: 'Conocer a las mascotas',
  fate: {
    Available: null,
    Pending: (name) => `Alguien está por adoptar a ${name}.`,
    Adopted: (name) => `${name} encontró un hogar.`,
  },
  goneTitle: 'Ya no está en el refugio',
  gone: (name) => `${name} ya no está en el refugio.`,
  namelessGone: 'Una mascota que te gustaba ya no está en el refugio.',
  similar: (name) => `Ver mascotas como ${name}`,
  others: { Dog: 'Ver otros perros', Cat: 'Ver otros gatos' },
  otherPets: 'Ver otras mascotas',
  remove: 'Quitar',
};
