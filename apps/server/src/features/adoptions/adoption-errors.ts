import { blocksOf, needLabel, type PetBlock } from '@pawmatch/contract/pets/readiness';
import { AppError } from '../../platform/app-error.ts';

/** With CONFLICT. */
export const ADOPTION_CHANGED_MESSAGE =
  'Somebody else has changed this adoption in the meantime. Please look at it again.';

/** With FORBIDDEN. */
export const OWN_ADOPTION_MESSAGE =
  'This is your own adoption. Please ask a colleague to decide about it.';

/** With PET_NOT_READY: what care rules ask of pets before they leave; null where nothing is missing. */
export function notReadyMessage(
  pets: readonly { name: string; careBlocks: readonly PetBlock[] }[],
): string | null {
  const missing = pets.flatMap(({ name, careBlocks }) => {
    const blocks = blocksOf(careBlocks, 'leaving');
    return blocks.length === 0 ? [] : `${name}: ${blocks.map(needLabel).join(', ')}`;
  });
  if (missing.length === 0) return null;
  return `Missing before leaving: ${missing.join('; ')}. Please do it first. A manager can close the adoption anyway, with a reason.`;
}

/** @throws AppError FORBIDDEN where staff would decide about their own adoption */
export function requireNotOwn(userId: string | null, actorId: string | null | undefined): void {
  if (userId !== null && userId === actorId) {
    throw new AppError('FORBIDDEN', { detail: OWN_ADOPTION_MESSAGE });
  }
}

/** @throws AppError ADOPTION_NOT_FOUND */
export function requireAdoption<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('ADOPTION_NOT_FOUND');
  return found;
}
