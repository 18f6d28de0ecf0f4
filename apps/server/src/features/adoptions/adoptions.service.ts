import type {
  AdoptionChanges,
  AdoptionStepInput,
  NewAdoption,
} from '@pawmatch/contract/adoptions/adoption-input';
import type { AdoptionQuery } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { lastTrialDay } from '@pawmatch/contract/adoptions/last-trial-day';
import { startOfDay, toZonedTime } from '@pawmatch/contract/zoned-time';
import type * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { lockPet } from '../pets/pets.repository.ts';
import { createCommitPetChange, requirePet } from '../pets/staff/commit-pet-change.ts';
import { requireMembership } from '../staff/memberships.repository.ts';
import { requireFromArrival } from '../stays/stay-dates.ts';
import { lockOpenStay } from '../stays/stays.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { findVisit } from '../visits/visits.repository.ts';
import { requireAdoption } from './adoption-errors.ts';
import { queryAdoptions } from './adoption-list.repository.ts';
import type { LockedAdoption } from './adoption-locks.repository.ts';
import * as locks from './adoption-locks.repository.ts';
import { adoptionRefusals } from './adoption-messages.ts';
import { takeStep } from './adoption-steps.ts';
import { presentAdoption } from './adoptions.presenter.ts';
import * as repository from './adoptions.repository.ts';
import type { AdoptionRow } from './adoptions.table.ts';
import { beginAdoption, type NewAdopter } from './begin-adoption.ts';
import { endMailedLinks } from './mails/end-mailed-links.repository.ts';
import { adopterOfVisit } from './on-visit-outcome.ts';

const HALF_A_DAY = 12 * 60 * 60_000;

/** The adoptions of a shelter, as its staff lead them. */
export function createAdoptionsService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
) {
  const { database, clock, shelters } = dependencies;
  const commit = createCommitPetChange(dependencies);

  /** Noon of a day at the shelter, from the arrival of the pets on; now for today. @throws AppError VALIDATION_FAILED */
  async function adoptedAtOf(
    tx: Queries,
    { adoption, lockedPets }: LockedAdoption,
    date: string | undefined,
  ): Promise<Date | undefined> {
    if (date === undefined) return undefined;
    const { time_zone: timeZone } = shelters.of(adoption.shelterId);
    const begin = startOfDay(date, timeZone).getTime();
    const now = clock();
    if (begin > now.getTime()) throw invalidField('adopted_on', adoptionRefusals.dayToCome);
    for (const { id, name } of lockedPets) {
      const stay = await lockOpenStay(tx, id);
      if (!stay) continue;
      requireFromArrival(date, { cameAt: stay.cameAt, name }, { field: 'adopted_on', timeZone });
    }
    return new Date(Math.min(begin + HALF_A_DAY, now.getTime()));
  }

  /** @throws AppError VALIDATION_FAILED for a trial that would be over */
  function trialUntilOf(shelterId: string, date: string | undefined): string {
    const shelter = shelters.of(shelterId);
    const now = clock();
    const isOver = date !== undefined && date < toZonedTime(now, shelter.time_zone).date;
    if (isOver) throw invalidField('trial_until', adoptionRefusals.dayOver);
    return date ?? lastTrialDay(now, shelter);
  }

  /** Changes an adoption of the shelter that nobody has changed meanwhile, and that is not the caller's own. */
  const change = (
    { actor, shelterId }: StaffActor,
    { id, expectedVersion }: { id: string; expectedVersion: number | undefined },
    work: (tx: Queries, adoption: LockedAdoption) => Promise<void>,
  ) =>
    commit(actor, async (tx) => {
      const adoption = requireAdoption(await locks.lockAdoption(tx, id));
      const { shelterId: at, userId, version } = adoption.adoption;
      if (at !== shelterId) throw new AppError('ADOPTION_NOT_FOUND');
      if (userId !== null && userId === actor.id) {
        throw new AppError('FORBIDDEN', { detail: adoptionRefusals.own });
      }
      if (expectedVersion !== undefined && expectedVersion !== version) {
        const current = presentAdoption(adoption, actor.id);
        throw new AppError('CONFLICT', { detail: adoptionRefusals.changed, current });
      }
      await work(tx, adoption);
      return requireAdoption(await repository.findAdoption(tx, id));
    });

  return {
    list: ({ shelterId }: StaffActor, query: z.output<typeof AdoptionQuery>) =>
      queryAdoptions(database, query, shelterId),

    /** @throws AppError ADOPTION_NOT_FOUND */
    async get({ shelterId }: StaffActor, id: string) {
      const details = requireAdoption(await repository.findAdoption(database, id));
      if (details.adoption.shelterId !== shelterId) throw new AppError('ADOPTION_NOT_FOUND');
      return details;
    },

    /** @throws AppError PET_NOT_FOUND, VISIT_NOT_FOUND, USER_NOT_FOUND, VALIDATION_FAILED, ADOPTION_EXISTS */
    create: ({ actor, shelterId }: StaffActor, input: z.output<typeof NewAdoption>) =>
      database.transactionAs(actor, async (tx) => {
        const pet = requirePet(await lockPet(tx, input.pet_id));
        if (pet.shelterId !== shelterId) throw new AppError('PET_NOT_FOUND');
        const id = await beginAdoption(tx, {
          source: input.visit_id ? 'visit' : 'walk_in',
          pet,
          isApart: input.is_apart,
          adopter: await findAdopter(tx, input),
          visitId: input.visit_id,
          feeCents: input.fee_cents,
          shelter: shelters.of(shelterId),
          now: clock(),
        });
        return requireAdoption(await repository.findAdoption(tx, id));
      }),

    /** @throws AppError ADOPTION_NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION_FAILED */
    update: (by: StaffActor, id: string, input: z.output<typeof AdoptionChanges>) =>
      change(by, { id, expectedVersion: input.expected_version }, async (tx, { adoption }) => {
        const columns = await columnsOf(tx, adoption, input);
        if (Object.keys(columns).length === 0) return;
        await repository.updateAdoption(tx, id, { ...columns, updatedAt: clock() });
        const now = { ...adoption, ...columns };
        const isSame =
          now.adopterEmail === adoption.adopterEmail && now.secondEmail === adoption.secondEmail;
        if (!isSame) await endMailedLinks(tx, id);
      }),

    /**
     * @throws AppError ADOPTION_NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION_FAILED, ADOPTION_ACTION_REFUSED, PET_NOT_READY,
     *   PET_HELD, PET_UNAVAILABLE, ADOPTION_EXISTS
     */
    take: (by: StaffActor, id: string, input: z.output<typeof AdoptionStepInput>) =>
      change(by, { id, expectedVersion: input.expected_version }, async (tx, adoption) =>
        takeStep(tx, adoption, {
          action: input.action,
          actor: 'staff',
          now: clock(),
          ...(input.action === 'start_trial' && {
            trialUntil: trialUntilOf(by.shelterId, input.trial_until),
          }),
          despite: input.despite,
          adoptedAt: await adoptedAtOf(tx, adoption, input.adopted_on),
        }),
      ),
  };
}

/** @throws AppError VISIT_NOT_FOUND, USER_NOT_FOUND, VALIDATION_FAILED */
async function findAdopter(tx: Queries, input: z.output<typeof NewAdoption>): Promise<NewAdopter> {
  const nobody = { userId: null, adopterName: null, adopterEmail: null, adopterPhone: null };
  if (input.visit_id) {
    const visit = (await findVisit(tx, input.visit_id))?.visit;
    if (!visit) throw new AppError('VISIT_NOT_FOUND');
    if (visit.petId !== input.pet_id && visit.bondedPetId !== input.pet_id) {
      throw invalidField('visit_id', adoptionRefusals.visitOfAnotherPet);
    }
    return adopterOfVisit(visit);
  }
  if (input.user_id) {
    if (await findUser(tx, input.user_id)) return { ...nobody, userId: input.user_id };
    throw new AppError('USER_NOT_FOUND');
  }
  const { full_name, email = null, phone_number = null } = input;
  return {
    ...nobody,
    adopterName: full_name ?? null,
    adopterEmail: email,
    adopterPhone: phone_number,
  };
}

/** @throws AppError VALIDATION_FAILED, COLLEAGUE_NOT_FOUND */
async function columnsOf(
  tx: Queries,
  adoption: AdoptionRow,
  input: z.output<typeof AdoptionChanges>,
): Promise<Partial<AdoptionRow>> {
  const { shelterId, userId } = adoption;
  const contact = [input.full_name, input.email, input.phone_number];
  if (userId && contact.some((value) => value !== undefined)) {
    throw invalidField('full_name', adoptionRefusals.contactInAccount);
  }
  if (input.led_by) await requireMembership(tx, { userId: input.led_by, shelterId });
  const { answer_by: answerBy } = input;
  const columns = {
    feeCents: input.fee_cents,
    secondName: input.second_name,
    secondEmail: input.second_email,
    answerBy: answerBy ? new Date(answerBy) : answerBy,
    trialUntil: input.trial_until,
    adopterName: input.full_name,
    adopterEmail: input.email,
    adopterPhone: input.phone_number,
    ledBy: input.led_by,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
