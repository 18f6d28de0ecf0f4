import { readItem, removeItem, writeItem } from './session-storage.ts';

const KEY = 'petInMind';

/** B2.11: the pet that was opened last, also from a shared link; the matches page says how it fits. */
export const rememberPetInMind = (petId: string): void => writeItem(KEY, petId);

export const readPetInMind = (): string | null => readItem(KEY);

export const forgetPetInMind = (): void => removeItem(KEY);
