import type { Queries } from '../../../platform/database/database.ts';
import type { PetRow } from '../../pets/pets.table.ts';
import { cancelVisitsOfPet } from '../../visits/cancellation/cancel-visits.service.ts';
import { restoreVisitsOfPet } from '../../visits/cancellation/restore-visits.service.ts';
import { restoreWaitingList } from '../../visits/waiting-list/ended-waiting.repository.ts';
import * as locks from '../adoption-locks.repository.ts';
import * as repository from '../adoptions.repository.ts';
import { storeStep, undoTime } from '../store-step.ts';
import { reopenStay } from './ended-stays.repository.ts';

interface Closing {
  now: Date;
  /** Undefined when nobody is recorded. */
  adoptionId?: string | undefined;
}

/**
 * Closes what was open of a pet that is adopted now: visits to come, waiting for it, and what others asked for. Others
 * hear of it when it cannot be undone silently any more. The caller has locked the pet.
 * @returns how many visits were cancelled
 */
export async function closePet(tx: Queries, petId: string, closing: Closing): Promise<number> {
  await declineOthers(tx, petId, closing);
  return cancelVisitsOfPet(tx, petId, { reason: 'pet_adopted', now: closing.now });
}

/** Who was said to adopt at a visit may be who did, as long as nobody else is recorded. */
async function declineOthers(tx: Queries, petId: string, { now, adoptionId }: Closing) {
  for (const other of await locks.lockOpenAdoptionsOfPet(tx, petId, adoptionId)) {
    if (!adoptionId && other.adoption.source === 'visit') continue;
    const end = { stage: 'declined', endReason: 'pet_adopted', endedAt: now } as const;
    await storeStep(tx, other, end, now, 'pet_adopted', undoTime(now));
  }
}

/**
 * Brings back what was closed with a pet that was adopted by mistake: its stay, visits whose times are still free, the
 * waiting for it, and what others asked for. They are told if they may have heard of the adoption. The pet's status has
 * been written.
 * @param pet as it was while adopted
 */
export async function reopenPet(
  tx: Queries,
  { id: petId, adoptedAt: closedAt }: Pick<PetRow, 'id' | 'adoptedAt'>,
  now: Date,
): Promise<void> {
  await reopenStay(tx, petId, now);
  if (!closedAt) return;
  await reopenOthers(tx, petId, closedAt, now);
  await restoreVisitsOfPet(tx, petId, { closedAt, silentUntil: undoTime(closedAt), now });
  await restoreWaitingList(tx, petId, closedAt);
}

async function reopenOthers(tx: Queries, petId: string, closedAt: Date, now: Date): Promise<void> {
  for (const other of await locks.lockDeclinedWithPet(tx, petId, closedAt)) {
    // The other one of a pair may be adopted still.
    if (other.pets.some(({ status }) => status === 'Adopted')) continue;
    if (!repository.hasAdopter(other)) continue;
    const { id: exceptId, userId, adopterEmail: email } = other.adoption;
    const petIds = other.pets.map((pet) => pet.petId);
    if (await repository.isAdopting(tx, { userId, email, petIds, exceptId })) continue;
    const stage = (await repository.findStageBefore(tx, exceptId)) ?? 'checking';
    const told = now < undoTime(closedAt) ? undefined : 'reopened';
    await storeStep(tx, other, { stage, endReason: null, endedAt: null }, now, told);
  }
}
