import { readItem, removeItem, writeItem } from './session-storage.ts';

const KEY = 'referredPet';
const OPENED_KEY = 'openedPet';

/** State of links within the application whose pet does not become the referred pet; closing it leads back, too. */
export const KEEPS_REFERRED_PET = { keepsReferredPet: true, entriesBack: 1 } as const;

/** State of other links to a pet from a page of the application: closing the pet leads back to that page. */
export const CLOSES_BACK = { entriesBack: 1 } as const;

/** @param state of the router, of any type */
export const keepsReferredPet = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  (state as Partial<Record<keyof typeof KEEPS_REFERRED_PET, unknown>>).keepsReferredPet === true;

/** The pet that the user came for, by a link or to sign up for a visit; the matches page says how it matches. */
export const rememberReferredPet = (petId: string): void => writeItem(KEY, petId);

/** The pet that a visitor looked at last, which counts where they came for none. */
export const rememberOpenedPet = (petId: string): void => writeItem(OPENED_KEY, petId);

export const readReferredPet = (): string | null => readItem(KEY) ?? readItem(OPENED_KEY);

export function forgetReferredPet(): void {
  removeItem(KEY);
  removeItem(OPENED_KEY);
}
