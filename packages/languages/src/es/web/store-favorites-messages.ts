import type * as english from '../../../../../apps/web/src/features/favorite-button/store-favorites-messages.ts';
import type { Translation } from '../../translation.ts';

export const storeFavoritesMessages: Translation<typeof english.storeFavoritesMessages> = {
  keptInBrowser:
    'Se guardó en tus favoritos, en este navegador. Pasan a tu cuenta cuando inicias sesión o la creas.',
  keptInAccount: 'Se guardó en tus favoritos, en tu cuenta.',
  failed: 'No se pudieron cambiar tus favoritos.',
};
