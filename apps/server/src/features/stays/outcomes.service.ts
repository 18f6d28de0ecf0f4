import type { NewOutcome } from '@pawmatch/contract/stays/stay-input';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { OnPetUnavailable } from '../pets/on-pet-unavailable.ts';
import * as petsRepository from '../pets/pets.repository.ts';
import type { PetWithPhotos } from '../pets/pets.table.ts';
import { createCommitPetChange, requirePet } from '../pets/staff/commit-pet-change.ts';
import { instantOnAfter, requireFromArrival } from './stay-dates.ts';
import { stayMessages } from './stay-messages.ts';
import { canUndo } from './stays.presenter.ts';
import { listStays, lockOpenStay, lockStays, updateStay } from './stays.repository.ts';

/** What staff want; a care rule may still be in the way. */
const listing = (isListed: boolean) => ({ isListed, isListedByStaff: isListed });

/** What ends the stay of a pet otherwise than an adoption, and takes that back. */
export function createOutcomesService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
  onPetUnavailable: OnPetUnavailable,
) {
  const { clock, shelters } = dependencies;
  const commit = createCommitPetChange(dependencies);

  /** A pet and the other one of the pair that its outcome ended, in the order of all locks. */
  async function lockFormerPair(tx: Queries, id: string) {
    const [last] = await listStays(tx, [id]);
    const other = last?.stay.petBefore?.bondedWith;
    const locked = await petsRepository.lockPets(tx, other ? [id, other] : [id]);
    requirePet(locked.find((pet) => pet.id === id));
    return locked;
  }

  const reread = async (tx: Queries, id: string) =>
    requirePet(await petsRepository.findPet(tx, id));

  return {
    /**
     * Closes the stay, takes the pet off the list, ends its pair and cancels its upcoming visits.
     * @throws AppError PET_NOT_FOUND, STAY_ENDED, VALIDATION_FAILED
     */
    record: (actor: Actor, id: string, input: NewOutcome): Promise<PetWithPhotos> =>
      commit(actor, async (tx) => {
        const now = clock();
        const pet = requirePet(await petsRepository.lockPet(tx, id));
        const stay = await lockOpenStay(tx, id);
        if (!stay) throw new AppError('STAY_ENDED');
        const { time_zone: timeZone } = shelters.of(pet.shelterId);
        const today = toZonedTime(now, timeZone).date;
        const leftOn = input.left_on ?? today;
        if (leftOn > today) throw invalidField('left_on', stayMessages.inFuture);
        const arrival = { cameAt: stay.cameAt, name: pet.name };
        requireFromArrival(leftOn, arrival, { field: 'left_on', timeZone });
        const { status, isListedByStaff: isListed, bondedWith } = pet;
        await onPetUnavailable(tx, id, { reason: 'pet_removed', now });
        await petsRepository.unbondPets(tx, [id], now);
        const columns = { status: 'Pending', ...listing(false), updatedAt: now } as const;
        await petsRepository.updatePet(tx, id, columns);
        await updateStay(tx, stay.id, {
          outcome: input.outcome,
          leftAt: instantOnAfter(leftOn, stay.cameAt, { now, timeZone }),
          outcomeReason: input.outcome_reason ?? null,
          petBefore: { status, isListed, bondedWith, recordedAt: now.toISOString() },
          updatedAt: now,
        });
        return reread(tx, id);
      }),

    /**
     * The visits that were cancelled stay so, and adoptions that went on without it do.
     * @throws AppError PET_NOT_FOUND, OUTCOME_FINAL
     */
    undo: (actor: Actor, id: string): Promise<PetWithPhotos> =>
      commit(actor, async (tx) => {
        const now = clock();
        const pair = await lockFormerPair(tx, id);
        const [stay] = await lockStays(tx, id);
        if (!stay?.petBefore || !canUndo(stay, now)) throw new AppError('OUTCOME_FINAL');
        const { status, isListed, bondedWith } = stay.petBefore;
        const isPair =
          bondedWith &&
          pair.length === 2 &&
          // The other one may have moved.
          pair.every((pet) => !pet.bondedWith && pet.shelterId === stay.shelterId);
        const open = { outcome: null, leftAt: null, outcomeReason: null, petBefore: null };
        await updateStay(tx, stay.id, { ...open, updatedAt: now });
        await petsRepository.updatePet(tx, id, {
          status,
          ...listing(isListed),
          updatedAt: now,
        });
        if (isPair) await petsRepository.bondPets(tx, [id, bondedWith], now);
        return reread(tx, id);
      }),

    /** @throws AppError PET_NOT_FOUND, STAY_ENDED where a pet that has left would be shown */
    setListed: (actor: Actor, id: string, isListed: boolean): Promise<PetWithPhotos> =>
      commit(actor, async (tx) => {
        const pet = requirePet(await petsRepository.lockPet(tx, id));
        for (const petId of [pet.id, ...(pet.bondedWith ? [pet.bondedWith] : [])]) {
          const stay = await lockOpenStay(tx, petId);
          if (isListed && !stay) throw new AppError('STAY_ENDED');
          await petsRepository.updatePet(tx, petId, { ...listing(isListed), updatedAt: clock() });
        }
        return reread(tx, id);
      }),
  };
}
