import type { Queries } from '../../platform/database.ts';

/**
 * Runs in the transaction in which a pet is adopted or deleted; the pet's row is locked.
 * @returns how many visits were cancelled
 */
export type OnPetDeparture = (
  transaction: Queries,
  petId: string,
  departure: { reason: 'pet_adopted' | 'pet_removed'; now: Date },
) => Promise<number>;
