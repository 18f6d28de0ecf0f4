import type { CareRefusal, CareResult } from '@pawmatch/contract/care/care-endpoints';
import type { TestResult } from '@pawmatch/contract/care/care-values';
import type { Uses } from '../../dependencies.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { ReceivedCall } from '../../platform/database/received-calls.repository.ts';
import { presentCareItem, presentRefusal, resultProblem, undoProblem } from './care.presenter.ts';
import type { CareItemRow } from './care.tables.ts';
import * as repository from './care-items.repository.ts';
import { careContext, changeCare, replan } from './plans/refresh-care.ts';
import { requireActor, requirePast } from './rules/require-care.ts';

/** Who ticks at which shelter. */
export interface CareActor {
  userId: string;
  shelterId: string;
  /** May take back what colleagues did. */
  isStaff: boolean;
  /** The call, which a phone may send twice. */
  received: ReceivedCall | undefined;
}

/** What is written down with what was done; what is left out stays as the plan or course proposes it. */
export type CareNotes = Partial<
  Pick<
    CareItemRow,
    'product' | 'lot' | 'dose' | 'note' | 'result' | 'resultNote' | 'awaitsResult' | 'costCents'
  >
>;

/** In the database, columns are named otherwise than in calls where these have several words. */
export const careColumnsOf = <
  T extends {
    cost_cents?: number | null | undefined;
    result_note?: string | null | undefined;
    awaits_result?: boolean | undefined;
  },
>({
  cost_cents: costCents,
  result_note: resultNote,
  awaits_result: awaitsResult,
  ...rest
}: T) => ({ ...rest, costCents, resultNote, awaitsResult });

const doProblem = (item: CareItemRow): CareRefusal | null => {
  if (item.doneAt) return 'already_done';
  if (item.skippedAt) return 'already_skipped';
  return item.kind === 'weight' ? 'needs_weight' : null;
};

const skipProblem = (item: CareItemRow): CareRefusal | null =>
  item.doneAt ? 'already_done' : item.skippedAt ? 'already_skipped' : null;

/** Ticks, skips and takes back, one or many at once: what is possible is done, and the rest is refused one by one. */
export function createTickCareService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
) {
  const { database } = dependencies;

  /**
   * Changes what may be changed of the items that are asked for, and plans the next ones.
   * @param problemOf why an item stays as it is; asked while nobody else can change it
   * @param again of the problems, the one of an item that the caller changed in the same way before
   * @param withEnded also of pets that have left
   */
  async function change(
    actor: CareActor,
    ids: string[],
    {
      problemOf,
      again,
      withEnded = false,
      work,
    }: {
      problemOf: (item: CareItemRow) => CareRefusal | null;
      again?: CareRefusal;
      withEnded?: boolean;
      work: (transaction: Queries, possible: CareItemRow[]) => Promise<void>;
    },
  ): Promise<CareResult> {
    const context = careContext(dependencies, actor.shelterId);
    const asked = [...new Set(ids)];
    const problems = new Map<string, CareRefusal>();
    await changeCare(dependencies, context.shelterId, async (tx) => {
      problems.clear();
      const which = { ids: asked, shelterId: actor.shelterId };
      await repository.holdPetsOfItems(tx, which);
      await requireActor(tx, actor, context.now);
      const items = await repository.lockItems(tx, which, { withEnded });
      const possible = items.filter((item) => {
        const problem = problemOf(item);
        if (problem) problems.set(item.id, problem);
        return problem === null;
      });
      for (const id of asked) {
        if (!items.some((item) => item.id === id)) problems.set(id, 'not_found');
      }
      if (possible.length === 0) return;
      await work(tx, possible);
      // Doses of courses are in no plan.
      const planned = possible.filter(({ courseId }) => courseId === null);
      await replan(
        tx,
        planned.map(({ stayId }) => stayId),
        context,
      );
    });
    const found = await repository.findItems(database, asked);
    const byId = new Map(found.map((each) => [each.item.id, each]));
    const reader = { ...actor, now: context.now };
    const result: CareResult = { items: [], refused: [] };
    for (const id of asked) {
      const each = byId.get(id);
      const problem = problems.get(id);
      // Who asks again has done it.
      const isAgain = problem === again && each?.item.doneBy === actor.userId;
      if (problem && !isAgain) {
        const known = problem === 'not_found' ? undefined : each;
        result.refused.push(presentRefusal(id, problem, known));
      } else if (each) result.items.push(presentCareItem(each, reader));
    }
    return result;
  }

  return {
    /**
     * Each item is done once, by who is first.
     * @throws AppError VALIDATION_FAILED for a time to come
     */
    do(actor: CareActor, ids: string[], { at, ...notes }: CareNotes & { at?: string | undefined }) {
      const now = dependencies.clock();
      const doneAt = requirePast(at, now, 'at');
      return change(actor, ids, {
        problemOf: (item) =>
          doProblem(item) ??
          ((notes.result || notes.awaitsResult) && item.kind !== 'test' ? 'not_a_test' : null),
        again: 'already_done',
        work: (tx, possible) =>
          repository.updateItems(
            tx,
            possible.map(({ id }) => id),
            { ...notes, doneAt, doneBy: actor.userId, recordedAt: now, updatedAt: now },
          ),
      });
    },

    skip(actor: CareActor, ids: string[], skipReason: string) {
      const now = dependencies.clock();
      return change(actor, ids, {
        problemOf: skipProblem,
        again: 'already_skipped',
        work: (tx, possible) =>
          repository.updateItems(
            tx,
            possible.map(({ id }) => id),
            { skipReason, skippedAt: now, doneBy: actor.userId, recordedAt: now, updatedAt: now },
          ),
      });
    },

    /** Results that come later than their tests. @param replaces see {@link resultProblem} */
    writeResults(
      actor: CareActor,
      ids: string[],
      {
        replaces,
        ...shown
      }: Pick<CareItemRow, 'result' | 'resultNote'> & { replaces?: TestResult | undefined },
    ) {
      const now = dependencies.clock();
      const isKnown = shown.result !== null;
      const written = isKnown && { resultBy: actor.userId, resultAt: now };
      return change(actor, ids, {
        problemOf: (item) => resultProblem(item, { ...actor, now }, replaces),
        withEnded: true,
        work: (tx, possible) =>
          repository.updateItems(
            tx,
            possible.map(({ id }) => id),
            {
              ...{ ...shown, awaitsResult: !isKnown, resultBy: null, resultAt: null },
              ...{ ...written, updatedAt: now },
            },
          ),
      });
    },

    /** What was never due is deleted; of a plan, the one after it is not due any more. */
    undo(actor: CareActor, ids: string[]) {
      const now = dependencies.clock();
      const reader = { ...actor, now };
      return change(actor, ids, {
        problemOf: (item) => undoProblem(item, reader),
        again: 'not_done',
        async work(tx, possible) {
          await repository.deleteFollowing(tx, possible);
          const [wasDue, wasNot] = [
            possible.filter(({ dueOn }) => dueOn !== null),
            possible.filter(({ dueOn }) => dueOn === null),
          ];
          await repository.deleteItems(
            tx,
            wasNot.map(({ id }) => id),
          );
          await repository.reopenItems(tx, wasDue, now);
        },
      });
    },
  };
}
