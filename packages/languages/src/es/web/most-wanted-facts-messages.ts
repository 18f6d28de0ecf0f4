import type { MostWantedFactName } from '@pawmatch/contract/matching/most-wanted-facts';
import type * as english from '../../../../../apps/web/src/features/most-wanted-facts/most-wanted-facts-messages.ts';
import type { Translation } from '../../translation.ts';

const topics: Record<MostWantedFactName, string> = {
  kid_friendly: 'niños',
  dog_friendly: 'perros',
  cat_friendly: 'gatos',
  allergy_friendly: 'personas con alergias',
};

export const mostWantedFactTexts: Translation<typeof english.mostWantedFactTexts> = {
  title: 'Datos que deciden más compatibilidades',
  hint: 'Puede responder quien conozca a la mascota. Con un sí, sigue siendo compatible con estos adoptantes; con un no, deja de serlo.',
  none: 'Ahora ningún dato que falte decide una compatibilidad.',
  loadFailed: 'No se pudieron cargar los datos que faltan.',
  ask: ({ pet_name, fact }) => `¿${pet_name} puede vivir con ${topics[fact]}?`,
  adopters: (count) =>
    count === 1 ? 'Decide para 1 adoptante' : `Decide para ${count} adoptantes`,
  yes: 'Sí',
  no: 'No',
  saved: ({ pet_name, fact }, value) =>
    value
      ? `${pet_name} puede vivir con ${topics[fact]}.`
      : `${pet_name} no puede vivir con ${topics[fact]}.`,
  failed: 'No se guardó. Revisa la mascota otra vez.',
};
