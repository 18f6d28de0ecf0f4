import type { Queries } from '../../platform/database/database.ts';
import type { PetRow } from './pets.table.ts';

/**
 * Runs in the transaction in which a pet is adopted or deleted; the pet's row is locked.
 * @returns how many visits were cancelled
 */
export type OnPetUnavailable = (
  transaction: Queries,
  petId: string,
  departure: { reason: 'pet_adopted' | 'pet_removed'; now: Date },
) => Promise<number>;

/** Whether a change sets the status to Adopted, which ends the pet's open visits. */
export const isAdoptedNow = (before: Pick<PetRow, 'status'>, after: Pick<PetRow, 'status'>) =>
  after.status === 'Adopted' && before.status !== 'Adopted';
