import { blocksOf, needLabel, type PetBlock } from '@pawmatch/contract/pets/care/readiness';
import { AppError } from '../../platform/app-error.ts';
import { presentPetBlock } from '../pets/pets.presenter.ts';
import { adoptionRefusals } from './adoption-messages.ts';

/** With PET_NOT_READY: what care rules ask of pets before they leave; null where nothing is missing. */
export function notReadyMessage(
  pets: readonly { name: string; careBlocks: readonly PetBlock[] }[],
): string | null {
  const missing = pets.flatMap(({ name, careBlocks }) => {
    const blocks = blocksOf(careBlocks, 'leaving');
    return blocks.length === 0
      ? []
      : { name, needs: blocks.map((block) => needLabel(presentPetBlock(block))) };
  });
  return missing.length === 0 ? null : adoptionRefusals.notReady({ pets: missing });
}

/** @throws AppError FORBIDDEN where staff would decide about their own adoption */
export function requireNotOwn(userId: string | null, actorId: string | null | undefined): void {
  if (userId !== null && userId === actorId) {
    throw new AppError('FORBIDDEN', { detail: adoptionRefusals.own });
  }
}

/** @throws AppError ADOPTION_NOT_FOUND */
export function requireAdoption<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('ADOPTION_NOT_FOUND');
  return found;
}
