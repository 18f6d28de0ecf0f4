import type { Actor } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { PetRow } from './pets.table.ts';

export interface Departure {
  reason: 'pet_adopted' | 'pet_removed' | 'pet_moved';
  now: Date;
  /** All that leave at this moment; the pet alone by default. */
  petIds?: readonly string[];
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

/**
 * Runs in the transaction in which somebody sets the status of a pet: by form, in bulk, by call or by import. The pet's
 * row is locked, and its new status is written.
 * @param before the pet as it was
 * @param by who sets it
 * @returns how many visits were cancelled
 */
export type OnPetStatusChange = (
  transaction: Queries,
  before: Pick<PetRow, 'id' | 'status' | 'adoptedAt'>,
  status: PetRow['status'],
  by: { actor: Actor; now: Date },
) => Promise<number>;
