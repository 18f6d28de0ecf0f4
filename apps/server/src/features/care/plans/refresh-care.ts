import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { inTurnOfCare } from '../../../care-turns.ts';
import type { Uses } from '../../../dependencies.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { PeriodicJob } from '../../../platform/jobs/queue.ts';
import { listSheltersWithPart } from '../../shelter/shelters.repository.ts';
import { hasChangedPets, setDayOfRules } from '../rules/care-rules.repository.ts';
import { ensureFirstPlans } from './care-plans.repository.ts';
import { planStays } from './plan-stays.ts';
import {
  deleteDueOfEndedStays,
  hasStaleStays,
  listCareStays,
  lockStaleStays,
} from './planned-care.repository.ts';

type CareDependencies = Uses<'database' | 'clock' | 'shelters'>;
type PublishingDependencies = CareDependencies & Uses<'petChanges'>;

/** Pets in one transaction: short, so that nobody waits long for a tick. */
const BATCH = 500;

const HOUR = 60 * 60_000;

/** By then, an outcome is not taken back as a mistake any more. */
const ENDED_MS = 48 * HOUR;

/** The shelter's clock, and what computing needs of it. */
export function careContext({ shelters, clock }: CareDependencies, shelterId: string) {
  const timeZone = shelters.of(shelterId).time_zone;
  const now = clock();
  return { shelterId, timeZone, now, today: toZonedTime(now, timeZone).date };
}
export type CareContext = ReturnType<typeof careContext>;

/** Computes the planned care of some stays again, in the transaction that changed their history. */
export async function replan(
  transaction: Queries,
  stayIds: string[],
  context: CareContext,
): Promise<void> {
  const ids = [...new Set(stayIds)];
  if (ids.length === 0) return;
  const stays = await listCareStays(transaction, ids, context.timeZone);
  await planStays(transaction, stays, context);
}

/**
 * Brings what is due at a shelter up to date with its plans, stays and pets, before somebody reads it. Whoever changes
 * them only marks stays as stale (`0265_care.sql`), so that no change can be forgotten.
 */
export async function refreshCare(
  dependencies: CareDependencies,
  shelterId: string,
): Promise<CareContext> {
  const { database } = dependencies;
  const context = careContext(dependencies, shelterId);
  if (!(await hasStaleStays(database, shelterId))) return context;
  await ensureFirstPlans(database, shelterId, context.now);
  let found = BATCH;
  while (found === BATCH) {
    found = await database.transaction(async (tx) => {
      const stale = await lockStaleStays(tx, { ...context, limit: BATCH });
      await planStays(tx, stale, context);
      return stale.length;
    });
  }
  return context;
}

/**
 * Runs a change of the care of pets, when it is its turn at the shelter. Where it blocked pets or ended a block, that is
 * published before the caller is answered.
 */
export async function changeCare<T>(
  { database, petChanges }: Uses<'database' | 'petChanges'>,
  shelterId: string,
  work: (transaction: Queries) => Promise<T>,
): Promise<T> {
  let isPublished = false;
  try {
    return await inTurnOfCare(database, shelterId, async (tx) => {
      const result = await work(tx);
      isPublished = await hasChangedPets(tx);
      return result;
    });
  } finally {
    if (isPublished) petChanges.publish();
  }
}

const FIVE_MINUTES = 5 * 60_000;

/** A hold ends and medicine is given by days: the blocks of pets follow soon after midnight. */
export function applyRulesOfNewDay(dependencies: PublishingDependencies): PeriodicJob {
  const { database, petChanges } = dependencies;
  return {
    name: 'applying the care rules of a new day',
    everyMs: FIVE_MINUTES,
    async run() {
      for (const id of await listSheltersWithPart(database, 'care')) {
        const { today } = careContext(dependencies, id);
        if (await setDayOfRules(database, id, today)) petChanges.publish();
      }
    },
  };
}

/** Also what nobody opens is up to date, for those who count what is due. */
export function refreshCarePeriodically(dependencies: CareDependencies): PeriodicJob {
  const { database, clock } = dependencies;
  return {
    name: 'planning the care of pets',
    everyMs: HOUR,
    async run() {
      for (const id of await listSheltersWithPart(database, 'care')) {
        await refreshCare(dependencies, id);
      }
      await deleteDueOfEndedStays(database, new Date(clock().getTime() - ENDED_MS));
    },
  };
}
