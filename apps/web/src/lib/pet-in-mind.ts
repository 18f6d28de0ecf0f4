import { readItem, removeItem, writeItem } from './session-storage.ts';

const KEY = 'petInMind';

/** State of links within the application whose pet does not become the pet in mind. */
export const KEEPS_PET_IN_MIND = { keepsPetInMind: true } as const;

/** @param state of the router, of any type */
export const keepsPetInMind = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  (state as Partial<Record<keyof typeof KEEPS_PET_IN_MIND, unknown>>).keepsPetInMind === true;

/** B2.11: the pet that somebody came for by a link; the matches page says how it fits. */
export const rememberPetInMind = (petId: string): void => writeItem(KEY, petId);

export const readPetInMind = (): string | null => readItem(KEY);

export const forgetPetInMind = (): void => removeItem(KEY);
