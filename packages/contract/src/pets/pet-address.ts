import { foldText } from '../fold-text.ts';

/** In hexadecimal digits: the last part of a UUIDv7, which is random (48 bits). */
const SHORT_ID_LENGTH = 12;

const MAX_NAME_LENGTH = 60;

/** The end of a pet's id, by which its own page finds it. No schema: its page does without them. */
export const SHORT_PET_ID = /^[0-9a-f]{12}$/;

export const shortPetId = (petId: string): string => petId.slice(-SHORT_ID_LENGTH);

/** B1: the path of a pet's own page, such as `/pets/biscuit-3f9a2b7c1d4e`. */
export function petPath({ id, name }: { id: string; name: string }): string {
  const words = foldText(name).match(/[a-z0-9]+/g) ?? [];
  const readable = words.join('-').slice(0, MAX_NAME_LENGTH);
  return `/pets/${readable || 'pet'}-${shortPetId(id)}`;
}

/**
 * The short id in the last part of a pet's path; whatever stands before it may be out of date.
 * @returns null when there is none
 */
export function readPetPath(lastPart: string): string | null {
  const end = lastPart.slice(lastPart.lastIndexOf('-') + 1).toLowerCase();
  return SHORT_PET_ID.test(end) ? end : null;
}
