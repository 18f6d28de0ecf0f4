import { isAdoptionActionAllowed } from '@pawmatch/contract/adoptions/adoption-actions';
import type { EndpointRequest } from '@pawmatch/contract/endpoint';
import type { returnAdoption } from '@pawmatch/contract/returns/returns-endpoints';
import { fromZonedTime, toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { requireNotOwn } from '../adoptions/adoption-errors.ts';
import { lockStage } from '../adoptions/adoption-locks.repository.ts';
import { lockPets } from '../pets/pets.repository.ts';
import { createCommitPetChange, requirePet } from '../pets/staff/commit-pet-change.ts';
import type { PetReturnRow } from './pet-returns.table.ts';
import { returnMessages } from './return-messages.ts';
import * as repository from './returns.repository.ts';

type ReturnInput = EndpointRequest<typeof returnAdoption>['body'];

/** Pets that come back, from an adoption or without one. Every change locks the pets first, as booking does. */
export function createReturnsService(
  dependencies: Uses<'database' | 'clock' | 'petChanges' | 'shelters'>,
) {
  const { database, clock, shelters } = dependencies;
  const commit = createCommitPetChange(dependencies);

  /** @throws AppError VALIDATION_FAILED for a day to come, or before the adoption */
  function readDay(shelterId: string, day: string | undefined, adoptedAt: Date | null) {
    const { time_zone: timeZone } = shelters.of(shelterId);
    const now = clock();
    const today = toZonedTime(now, timeZone).date;
    if (day === undefined || day === today) return { day: today, cameAt: now };
    const adoptedOn = adoptedAt && toZonedTime(adoptedAt, timeZone).date;
    if (day > today || (adoptedOn && day < adoptedOn)) {
      throw invalidField('returned_on', returnMessages.otherDay);
    }
    return { day, cameAt: fromZonedTime(day, '12:00', timeZone) ?? now };
  }

  async function takeBack(
    tx: Queries,
    { actor, shelterId }: StaffActor,
    input: ReturnInput,
    from: {
      pets: { petId: string; petName: string }[];
      adoptionId: string | null;
      adoptedAt: Date | null;
    },
  ): Promise<PetReturnRow[]> {
    const now = clock();
    const { day, cameAt } = readDay(shelterId, input.returned_on, from.adoptedAt);
    // A deleted pet, or one that moved meanwhile, does not come here.
    const locked = await lockPets(
      tx,
      from.pets.map(({ petId }) => petId),
    );
    const petIds = locked.filter((pet) => pet.shelterId === shelterId).map(({ id }) => id);
    const words = input.are_words_public ? input.words : null;
    if (petIds.length > 0) {
      await repository.takePetsBack(tx, { petIds, isListed: input.is_listed, words, cameAt, now });
    }
    const rows = from.pets.map(({ petId, petName }) => ({
      id: newId(),
      shelterId,
      petId,
      petName,
      adoptionId: from.adoptionId,
      reason: input.reason,
      returnedOn: day,
      words: input.words,
      areWordsPublic: input.are_words_public,
      recordedBy: actor.id ?? null,
      createdAt: now,
    }));
    await repository.insertReturns(tx, rows);
    return rows;
  }

  /** @throws AppError ADOPTION_NOT_FOUND, FORBIDDEN for the caller's own, ADOPTION_ACTION_REFUSED, VALIDATION_FAILED */
  const returnAdoption = (by: StaffActor, id: string, input: ReturnInput) =>
    commit(by.actor, async (tx) => {
      const found = await repository.findAdoption(tx, id);
      if (found?.adoption.shelterId !== by.shelterId) throw new AppError('ADOPTION_NOT_FOUND');
      const { adoption } = found;
      requireNotOwn(adoption.userId, by.actor.id);
      await lockPets(
        tx,
        found.pets.map(({ petId }) => petId),
      );
      const stage = await lockStage(tx, id);
      if (!stage || !isAdoptionActionAllowed('staff', 'return', stage)) {
        throw new AppError('ADOPTION_ACTION_REFUSED');
      }
      // One of a pair may have come back meanwhile.
      const { pets: theirs = [] } = (await repository.findAdoption(tx, id)) ?? {};
      const pets = petsThatReturn(theirs, input.pet_ids);
      const petIds = pets.map(({ petId }) => petId);
      await repository.markReturned(tx, { adoptionId: id, petIds, now: clock() });
      if (pets.length === theirs.length) await repository.endAdoption(tx, id, clock());
      return takeBack(tx, by, input, { pets, adoptionId: id, adoptedAt: adoption.adoptedAt });
    });

  return {
    returnAdoption,

    /**
     * With the adoption, if one is known; otherwise the pet alone.
     * @throws AppError PET_NOT_FOUND, ADOPTION_ACTION_REFUSED unless it is adopted or on trial, VALIDATION_FAILED
     */
    async returnPet(by: StaffActor, petId: string, input: ReturnInput) {
      const adoptionId = await repository.findHoldingAdoption(database, petId);
      if (adoptionId) return returnAdoption(by, adoptionId, input);
      return commit(by.actor, async (tx) => {
        const pet = requirePet((await lockPets(tx, [petId]))[0]);
        if (pet.shelterId !== by.shelterId) throw new AppError('PET_NOT_FOUND');
        if (pet.status !== 'Adopted') throw new AppError('ADOPTION_ACTION_REFUSED');
        const pets = [{ petId, petName: pet.name }];
        return takeBack(tx, by, input, { pets, adoptionId: null, adoptedAt: pet.adoptedAt });
      });
    },

    list: ({ shelterId }: StaffActor, petId: string) =>
      repository.listReturns(database, { petId, shelterId }),

    /** @throws AppError RETURN_NOT_FOUND */
    change: (
      { actor, shelterId }: StaffActor,
      id: string,
      columns: Pick<PetReturnRow, 'words' | 'areWordsPublic'>,
    ): Promise<PetReturnRow> =>
      commit(actor, async (tx) => {
        const found = await repository.findReturn(tx, id);
        if (found?.shelterId !== shelterId) throw new AppError('RETURN_NOT_FOUND');
        const [pet] = await lockPets(tx, [found.petId]);
        await repository.updateReturn(tx, id, columns);
        const [latest] = await repository.listReturns(tx, { petId: found.petId, shelterId });
        // A pet that has moved since is described by its new shelter.
        if (latest?.id === id && pet?.shelterId === shelterId) {
          const words = columns.areWordsPublic ? columns.words : null;
          await repository.setEarlierHomeWords(tx, found.petId, { words, now: clock() });
        }
        return { ...found, ...columns };
      }),
  };
}

/** @throws AppError VALIDATION_FAILED for a pet that the adopter does not have */
function petsThatReturn<Pet extends { petId: string }>(theirs: Pet[], chosen?: string[]): Pet[] {
  const pets = theirs.filter(({ petId }) => chosen?.includes(petId) ?? true);
  if (pets.length < (chosen?.length ?? 1)) {
    throw invalidField('pet_ids', returnMessages.otherPet);
  }
  return pets;
}
