import type { CareResult } from '@pawmatch/contract/care/care-endpoints';
import type { ReportQuestion, ReportValue } from '@pawmatch/contract/fosters/foster-report-values';
import type { OwnFosters } from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { requireFirstCall } from '../../../platform/database/received-calls.repository.ts';
import { createPetCareService } from '../../care/pet-care.service.ts';
import { refreshCare } from '../../care/plans/refresh-care.ts';
import { requirePast } from '../../care/rules/require-care.ts';
import type { CareActor } from '../../care/tick-care.service.ts';
import { lockPet } from '../../pets/pets.repository.ts';
import { insertAnswers, listLatestAnswers } from '../reports/foster-answers.repository.ts';
import { addToDiary, listOwnNotes } from './foster-notes.ts';
import { presentOwnPet } from './own-fosters.presenter.ts';
import * as repository from './own-fosters.repository.ts';

/** Who cares for pets at home. */
export type Carer = CareActor;

interface Answer {
  question: ReportQuestion;
  value: ReportValue;
  sentence: string | null;
}

/** The pets that live with somebody: all that a foster carer sees and does. Other pets are as if they did not exist. */
export function createOwnFostersService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
) {
  const { database, clock, shelters } = dependencies;
  const careOfPet = createPetCareService(dependencies);

  /** @throws AppError PET_NOT_FOUND for a pet that lives elsewhere */
  async function requireOwn(queries: Queries, carer: Carer, petId: string): Promise<void> {
    const [own] = await repository.listOwnPets(queries, carer, [petId]);
    if (!own) throw new AppError('PET_NOT_FOUND');
  }

  /** Once, in a transaction in which the pet lives with the carer. */
  const changeOwn = (
    carer: Carer,
    petId: string,
    work: (tx: Queries, now: Date) => Promise<void>,
  ): Promise<void> =>
    database.transactionAs({ kind: 'staff', id: carer.userId, at: carer.shelterId }, async (tx) => {
      const now = clock();
      await lockPet(tx, petId);
      await requireOwn(tx, carer, petId);
      await requireFirstCall(tx, carer.received, now);
      await work(tx, now);
    });

  return {
    requireOwn: (carer: Carer, petId: string) => requireOwn(database, carer, petId),

    /** @param withCare whether the shelter plans care */
    async of(carer: Carer, { withCare }: { withCare: boolean }): Promise<OwnFosters> {
      const { userId, shelterId } = carer;
      const now = clock();
      const [home, own] = await Promise.all([
        repository.findOwnHome(database, carer),
        repository.listOwnPets(database, carer),
      ]);
      const petIds = own.map(({ pet }) => pet.id);
      if (withCare && petIds.length > 0) await refreshCare(dependencies, shelterId);
      const ofPets = { petIds, shelterId, userId };
      const [visits, answers, notes, care] = await Promise.all([
        repository.findNextVisits(database, { petIds, shelterId, now }),
        listLatestAnswers(database, ofPets),
        listOwnNotes(database, ofPets),
        Promise.all(petIds.map((id) => (withCare ? careOfPet.of(carer, id) : null))),
      ]);
      return {
        today: toZonedTime(now, shelters.of(shelterId).time_zone).date,
        home: home ?? null,
        pets: own.map((each, index) => {
          const isOf = ({ petId }: { petId: string }) => petId === each.pet.id;
          const details = {
            own: each,
            visit: visits.get(each.pet.id),
            care: care[index] ?? null,
            notes: notes.filter(isOf),
            answers: answers.filter(isOf),
          };
          return presentOwnPet(details, userId);
        }),
      };
    },

    /** Changes care of own pets by the services of care; of other care, it says that there is none. */
    async changeCare(
      carer: Carer,
      ids: string[],
      change: (ownIds: string[]) => Promise<CareResult>,
    ): Promise<CareResult> {
      const own = await repository.listOwnPets(database, carer);
      const ownPetIds = new Set(own.map(({ pet }) => pet.id));
      const items = await repository.listPetsOfCare(database, ids);
      const ownIds = items.flatMap(({ id, petId }) => (ownPetIds.has(petId) ? id : []));
      const { items: changed, refused } = await change(ownIds);
      return {
        items: changed,
        refused: [
          // Who was faster is not named.
          ...refused.map((each) => ({ ...each, by: null })),
          ...ids
            .filter((id) => !ownIds.includes(id))
            .map((id) => ({ id, reason: 'not_found' as const, by: null, at: null })),
        ],
      };
    },

    /** @throws AppError PET_NOT_FOUND, CALL_REPEATED, VALIDATION_FAILED for a time to come */
    async addNote(
      carer: Carer,
      petId: string,
      { text, at }: { text: string; at?: string | undefined },
    ): Promise<void> {
      const { userId, shelterId } = carer;
      await changeOwn(carer, petId, (tx, now) => {
        const writtenAt = requirePast(at, now, 'at');
        return addToDiary(tx, { petId, shelterId, text, writtenBy: userId, writtenAt });
      });
    },

    /** Facts stay as they are. @throws AppError PET_NOT_FOUND, CALL_REPEATED */
    async addReport(carer: Carer, petId: string, answers: Answer[]): Promise<void> {
      const { userId, shelterId } = carer;
      await changeOwn(carer, petId, async (tx, now) => {
        const questions = answers.map(({ question }) => question);
        const rows = answers.map(({ question, value, sentence }) => ({
          shelterId,
          petId,
          question,
          value: String(value),
          sentence,
          writtenBy: userId,
          writtenAt: now,
          updatedAt: now,
        }));
        await insertAnswers(tx, { petId, shelterId, questions }, rows, now);
      });
    },
  };
}
