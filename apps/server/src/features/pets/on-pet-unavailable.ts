import type { Queries } from '../../platform/database/database.ts';
import type { PetRow } from './pets.table.ts';

export interface Departure {
  reason: 'pet_adopted' | 'pet_removed' | 'pet_moved';
  now: Date;
  /** The name of the shelter where a moved pet lives now. */
  movedTo?: string | undefined;
}

/**
 * Runs in the transaction in which a pet is adopted, deleted or moved to another shelter; the pet's row is locked.
 * @returns how many visits were cancelled
 */
export type OnPetUnavailable = (
  transaction: Queries,
  petId: string,
  departure: Departure,
) => Promise<number>;

/** Whether a change sets the status to Adopted, which ends the pet's open visits. */
export const isAdoptedNow = (before: Pick<PetRow, 'status'>, after: Pick<PetRow, 'status'>) =>
  after.status === 'Adopted' && before.status !== 'Adopted';
