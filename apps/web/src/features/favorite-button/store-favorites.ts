import {
  addFavorite,
  addFavorites,
  listFavoriteIds,
  removeFavorite,
} from '@pawmatch/contract/favorites/favorites-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { readItem, writeItem } from '../../lib/storage/session-storage.ts';
import { dismissToast, toastError, toastSuccess } from '../../lib/toast.ts';
import { hasPendingAlerts } from '../alerts/pending-alerts.ts';
import { enterAccount, getFavoriteIds, setFavorite } from './known-favorites.ts';
import { storeFavoritesMessages as messages } from './store-favorites-messages.ts';

const SAID_KEY = 'heartsSaid';

/** Moves what a visitor has left in the browser into the account, and shows the favorites of the account. */
export async function joinFavorites(): Promise<void> {
  if (hasPendingAlerts()) {
    void import('../alerts/join-alerts.ts').then(({ joinAlerts }) => joinAlerts());
  }
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

/** The pet of which was said that it is kept, and the id of the toast. */
let said: { petId: string; toastId: string } | null = null;

/** Says with the first heart in a tab that it is kept, and where. */
function sayKept(petId: string, message: string): void {
  if (readItem(SAID_KEY) === message) return;
  writeItem(SAID_KEY, message);
  said = { petId, toastId: toastSuccess(message) };
}

/** Stores a heart that is shown already, and in the browser; it is taken back when that fails. */
export async function storeFavorite(
  petId: string,
  isLiked: boolean,
  isAdopter: boolean,
): Promise<void> {
  // It would be untrue beside the empty heart.
  if (!isLiked && said?.petId === petId) dismissToast(said.toastId);
  try {
    if (isAdopter) {
      await callEndpoint(isLiked ? addFavorite : removeFavorite, { params: { petId } });
    }
    if (isLiked) sayKept(petId, isAdopter ? messages.keptInAccount : messages.keptInBrowser);
  } catch (error) {
    setFavorite(petId, !isLiked);
    toastError(messages.failed, reasonBelow(error, messages.failed));
  }
}
