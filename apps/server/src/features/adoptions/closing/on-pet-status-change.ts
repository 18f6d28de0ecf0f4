import { isOpenAdoption } from '@pawmatch/contract/adoptions/adoption-actions';
import { MISTAKE_HOURS } from '@pawmatch/contract/stays/stay-values';
import type { Queries } from '../../../platform/database/database.ts';
import type { Departure, OnPetStatusChange } from '../../pets/on-pet-unavailable.ts';
import type { PetRow } from '../../pets/pets.table.ts';
import { cancelVisitsOfPet } from '../../visits/cancellation/cancel-visits.service.ts';
import type { LockedAdoption } from '../adoption-locks.repository.ts';
import * as locks from '../adoption-locks.repository.ts';
import { type Step, takeStep } from '../adoption-steps.ts';
import * as repository from '../adoptions.repository.ts';
import { storeStep } from '../store-step.ts';
import { closePet, reopenPet } from './close-pet.ts';

/**
 * What follows from a status that staff have set by form, in bulk, by call or by import. It never fails because of an
 * adoption, and asks nothing: Adopted completes the adoption for which the pet is reserved, or the only one that was
 * said at a visit; Available ends a reservation; what was Adopted until now was a mistake within a day, and has come
 * back later, except one of a pair: its adoption stays that of the other one. Nobody decides about their own adoption in
 * this way: it stays as it is.
 */
export const onPetStatusChange: OnPetStatusChange = async (tx, before, status, { actor, now }) => {
  const { id: petId } = before;
  if (before.status === status) return 0;
  const step = {
    actor: 'system',
    now,
    statusSet: { petId, status, adoptedAt: before.adoptedAt },
  } as const;
  const isOwn = ({ adoption }: LockedAdoption) =>
    adoption.userId !== null && adoption.userId === actor.id;
  const take = async (adoption: LockedAdoption, more: Pick<Step, 'action' | 'reason'>) => {
    if (!isOwn(adoption)) await takeStep(tx, adoption, { ...step, ...more });
  };
  if (status === 'Adopted') {
    const adoption = (await lockHolder(tx, petId)) ?? (await lockOnlySaidAtVisit(tx, petId));
    if (adoption && isOpen(adoption)) await take(adoption, { action: 'complete' });
    return closePet(tx, petId, { now, adoptionId: adoption?.adoption.id });
  }
  const holder = await lockHolder(tx, petId);
  const isOfOther = holder !== undefined && hasAdoptedExcept(holder, petId);
  if (isOfOther && status === 'Available' && !isOwn(holder)) {
    await repository.deleteAdoptionPet(tx, { adoptionId: holder.adoption.id, petId });
  }
  if (before.status !== 'Adopted') {
    const isFree = holder && isOpen(holder) && status === 'Available';
    if (isFree) await take(holder, { action: 'withdraw', reason: 'staff' });
    return 0;
  }
  const isMistake = isWithinMistakeHours(before, now);
  const action = isMistake ? 'undo' : 'return';
  if (holder?.adoption.stage === 'adopted' && !isOfOther) await take(holder, { action });
  if (isMistake) await reopenPet(tx, before, now);
  return 0;
};

/**
 * Also ends the open adoptions of a pet that dies, is deleted or moves. That of a pair goes on with the other one, which
 * may live with its adopter on trial already.
 */
export async function onPetUnavailable(
  tx: Queries,
  petId: string,
  departure: Departure,
): Promise<number> {
  const { now, petIds = [petId] } = departure;
  for (const { adoption } of await locks.lockOpenAdoptionsOfPet(tx, petId)) {
    const locked = await locks.lockAdoption(tx, adoption.id);
    if (!locked) continue;
    if (locked.lockedPets.some(({ id }) => !petIds.includes(id))) {
      await repository.deleteAdoptionPet(tx, { adoptionId: adoption.id, petId });
      await storeStep(tx, locked, { version: adoption.version + 1 }, now, 'one_left');
    } else {
      await takeStep(tx, locked, { action: 'decline', actor: 'system', reason: 'pet_left', now });
    }
  }
  return cancelVisitsOfPet(tx, petId, departure);
}

/** An adoption that is adopted already, for example of the other one of a pair, stays so. */
const isOpen = ({ adoption }: LockedAdoption): boolean => isOpenAdoption(adoption.stage);

/** Whether the other one of a pair is adopted. */
const hasAdoptedExcept = ({ adoption, pets }: LockedAdoption, petId: string): boolean =>
  adoption.stage === 'adopted' &&
  pets.some((pet) => pet.petId !== petId && pet.status === 'Adopted');

async function lockHolder(tx: Queries, petId: string): Promise<LockedAdoption | undefined> {
  const id = await repository.findHolderId(tx, petId);
  return id ? locks.lockAdoption(tx, id) : undefined;
}

async function lockOnlySaidAtVisit(
  tx: Queries,
  petId: string,
): Promise<LockedAdoption | undefined> {
  const open = await locks.lockOpenAdoptionsOfPet(tx, petId);
  const [only, ...others] = open.filter(({ adoption }) => adoption.source === 'visit');
  return only && others.length === 0 ? locks.lockAdoption(tx, only.adoption.id) : undefined;
}

const isWithinMistakeHours = ({ adoptedAt }: Pick<PetRow, 'adoptedAt'>, now: Date): boolean =>
  adoptedAt !== null && now.getTime() - adoptedAt.getTime() < MISTAKE_HOURS * 60 * 60_000;
