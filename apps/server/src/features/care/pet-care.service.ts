import type { AddedWeight, PetCare } from '@pawmatch/contract/care/care-endpoints';
import type { CareItem } from '@pawmatch/contract/care/care-item';
import { careFindings, careKindLabels } from '@pawmatch/contract/care/care-kind-messages';
import type { CareKind } from '@pawmatch/contract/care/care-values';
import { FALL_DAYS, weightFall } from '@pawmatch/contract/care/pet-weight';
import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import { storedCareName } from '../../care-names.ts';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/database/new-id.ts';
import { inLanguage } from '../../platform/language/language.ts';
import { findPet } from '../pets/pets.repository.ts';
import { presentCareItem } from './care.presenter.ts';
import type { CareItemRow } from './care.tables.ts';
import * as repository from './care-items.repository.ts';
import { findDueWeighing, listWeights } from './care-weights.repository.ts';
import { listCoursesOfPet } from './courses/care-courses.repository.ts';
import { presentCourses } from './courses/care-courses.service.ts';
import { careContext, changeCare, refreshCare, replan } from './plans/refresh-care.ts';
import { requireActor, requireOpenStay, requirePast } from './rules/require-care.ts';
import type { CareActor, CareNotes } from './tick-care.service.ts';

const DAY_MS = 24 * 60 * 60_000;

type NewCare = CareNotes & {
  kind: CareKind;
  title: string;
  dueOn?: string | undefined;
  doneAt?: string | undefined;
};

/** The care of one pet. */
export function createPetCareService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
) {
  const { database } = dependencies;

  async function present(id: string, actor: CareActor): Promise<CareItem> {
    const [found] = await repository.findItems(database, [id]);
    if (!found) throw new AppError('NOT_FOUND');
    return presentCareItem(found, { ...actor, now: dependencies.clock() });
  }

  return {
    /** @throws AppError PET_NOT_FOUND */
    async of(actor: CareActor, petId: string): Promise<PetCare> {
      const { shelterId } = actor;
      const pet = await findPet(database, petId);
      if (pet?.shelterId !== shelterId) throw new AppError('PET_NOT_FOUND');
      const { today, now } = await refreshCare(dependencies, shelterId);
      const [due, done, courses] = await Promise.all([
        repository.listDueOfPet(database, { petId, shelterId, today }),
        repository.listDoneOfPet(database, petId),
        listCoursesOfPet(database, petId),
      ]);
      const reader = { ...actor, now };
      return {
        today,
        birth_date: pet.birthDate,
        is_birth_date_estimated: pet.isBirthDateEstimated,
        due: due.map((each) => presentCareItem(each, reader)),
        done: done.map((each) => presentCareItem(each, reader)),
        courses: await presentCourses(database, courses, today),
      };
    },

    /**
     * Something that is due on a day, or that was done; what was done counts for the plans.
     * @throws AppError STAY_ENDED, VALIDATION_FAILED
     */
    async add(actor: CareActor, petId: string, { doneAt, ...input }: NewCare): Promise<CareItem> {
      const context = careContext(dependencies, actor.shelterId);
      const { shelterId, now } = context;
      const id = newId();
      await changeCare(dependencies, context.shelterId, async (tx) => {
        const stayId = await requireOpenStay(tx, { petId, shelterId });
        await repository.insertItem(tx, {
          ...input,
          title: storedCareName(input.title),
          id,
          shelterId,
          petId,
          stayId,
          createdAt: now,
          updatedAt: now,
          ...(doneAt && {
            doneAt: requirePast(doneAt, now, 'done_at'),
            doneBy: actor.userId,
            recordedAt: now,
          }),
        });
        await replan(tx, [stayId], context);
      });
      return present(id, actor);
    },

    /**
     * Does the weighing that is due, if there is one. Of a fall against the last weeks, a look at the pet is due.
     * @throws AppError STAY_ENDED, VALIDATION_FAILED, CALL_REPEATED
     */
    async addWeight(
      actor: CareActor,
      petId: string,
      {
        grams,
        at,
        note,
      }: { grams: number; at?: string | undefined; note?: string | null | undefined },
    ): Promise<AddedWeight> {
      const context = careContext(dependencies, actor.shelterId);
      const { shelterId, now, today } = context;
      const doneAt = requirePast(at, now, 'at');
      const done = { grams, note, doneAt, doneBy: actor.userId, recordedAt: now, updatedAt: now };
      const { id, fall } = await changeCare(dependencies, context.shelterId, async (tx) => {
        const stayId = await requireOpenStay(tx, { petId, shelterId });
        await requireActor(tx, actor, now);
        const from = new Date(doneAt.getTime() - FALL_DAYS * DAY_MS);
        const earlier = await listWeights(tx, { petId, from, to: doneAt });
        const ofPet = { shelterId, petId, stayId, createdAt: now, updatedAt: now };
        const weighing = await findDueWeighing(tx, { stayId, today });
        const weightId = weighing?.id ?? newId();
        if (weighing) await repository.updateItems(tx, [weightId], done);
        else {
          const title = storedCareName(careKindLabels.weight);
          const ofWeight: Pick<CareItemRow, 'kind' | 'title'> = { kind: 'weight', title };
          await repository.insertItem(tx, { ...ofPet, ...ofWeight, ...done, id: weightId });
        }
        const fallPercent = weightFall(grams, earlier);
        if (fallPercent !== null) {
          await repository.insertItem(tx, {
            ...ofPet,
            id: newId(),
            kind: 'other',
            title: inLanguage(DEFAULT_LANGUAGE, () =>
              careFindings.weightFell({ percent: fallPercent }),
            ),
            dueOn: today,
            sourceKey: repository.fallKey(weightId),
          });
        }
        await replan(tx, [stayId], context);
        return { id: weightId, fall: fallPercent };
      });
      return { item: await present(id, actor), fall_percent: fall };
    },
  };
}
