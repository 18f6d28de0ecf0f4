import type * as english from '../../../../../apps/web/src/features/favorite-button/favorite-button-messages.ts';
import type { Translation } from '../../translation.ts';

export const favoriteButtonMessages: Translation<typeof english.favoriteButtonMessages> = {
  keep: (name) => `Guardar a ${name} en tus favoritos`,
  favoritesOf: (count) => (count ? `Favoritos (${count})` : 'Favoritos'),
};
