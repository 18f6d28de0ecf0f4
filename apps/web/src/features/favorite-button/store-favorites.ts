import {
  addFavorite,
  addFavorites,
  listFavoriteIds,
  removeFavorite,
} from '@pawmatch/contract/favorites/favorites-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { reasonBelow } from '../../lib/api/failure-reason.ts';
import { toastError } from '../../lib/toast.ts';
import { favoriteButtonMessages } from './favorite-button-messages.ts';
import { enterAccount, getFavoriteIds, setFavorite } from './known-favorites.ts';

/** Moves the favorites of the browser into the account, and shows those of the account. */
export async function joinFavorites(): Promise<void> {
  const ids = [...getFavoriteIds()];
  try {
    const { pet_ids } =
      ids.length > 0
        ? await callEndpoint(addFavorites, { body: { pet_ids: ids } })
        : await callEndpoint(listFavoriteIds);
    enterAccount(pet_ids);
  } catch {
    // They stay in the browser, and join at the next visit.
  }
}

/** Stores a heart that is shown already; it is taken back when that fails. */
export async function storeFavorite(petId: string, isLiked: boolean): Promise<void> {
  try {
    await callEndpoint(isLiked ? addFavorite : removeFavorite, { params: { petId } });
  } catch (error) {
    setFavorite(petId, !isLiked);
    toastError(favoriteButtonMessages.failed, reasonBelow(error, favoriteButtonMessages.failed));
  }
}
