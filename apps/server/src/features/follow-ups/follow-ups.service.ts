import type { FollowUpAnswer } from '@pawmatch/contract/follow-ups/follow-up-values';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { requireNotOwn } from '../adoptions/adoption-errors.ts';
import { lockStage } from '../adoptions/adoption-locks.repository.ts';
import { findGrant } from '../grants/grants.repository.ts';
import * as repository from './follow-ups.repository.ts';

/** The answers of adopters by their mailed links, and what staff do about them. */
export function createFollowUpsService({ database, clock }: Uses<'database' | 'clock'>) {
  const require = async (queries: Queries, id: string) => {
    const found = await repository.findFollowUp(queries, id);
    if (!found) throw new AppError('FOLLOW_UP_NOT_FOUND');
    return found;
  };

  /** An adoption that has ended has no questions any more; what was answered can be read. */
  async function open(token: string, queries: Queries = database) {
    const grant = await findGrant(queries, 'follow-up', token, clock());
    const found = grant?.subjectId && (await repository.findFollowUp(queries, grant.subjectId));
    if (!found || (found.stage !== 'adopted' && !found.followUp.answer)) {
      throw new AppError('FOLLOW_UP_LINK_INVALID');
    }
    return found;
  }

  return {
    /** @throws AppError FOLLOW_UP_LINK_INVALID */
    open,

    /**
     * Another answer than before is a new one for staff.
     * @throws AppError FOLLOW_UP_LINK_INVALID
     */
    answer: (token: string, { answer, words }: { answer: FollowUpAnswer; words: string | null }) =>
      database.transaction(async (tx) => {
        const { followUp: asked } = await open(token, tx);
        // An account that is erased meanwhile takes its words along.
        await lockStage(tx, asked.adoptionId);
        const { followUp, stage } = await open(token, tx);
        if (stage !== 'adopted') throw new AppError('FOLLOW_UP_LINK_INVALID');
        const isSame = followUp.answer === answer;
        await repository.updateFollowUp(tx, followUp.id, {
          answer,
          words,
          answeredAt: clock(),
          ...(!isSame && { takenBy: null, doneAt: null }),
        });
        return require(tx, followUp.id);
      }),

    /** @throws AppError FOLLOW_UP_LINK_INVALID */
    async stop(token: string) {
      const { followUp } = await open(token);
      await repository.stopQuestions(database, followUp.adoptionId, clock());
      return require(database, followUp.id);
    },

    list: (filter: Parameters<typeof repository.listAnswered>[1]) =>
      repository.listAnswered(database, filter),

    /** @throws AppError FOLLOW_UP_NOT_FOUND, FORBIDDEN for the caller's own adoption */
    async change(
      { id, shelterId, userId }: { id: string; shelterId: string; userId: string },
      state: 'open' | 'taken' | 'done',
    ) {
      const { followUp, shelterId: of, userId: adopterId } = await require(database, id);
      if (of !== shelterId || !followUp.answer) throw new AppError('FOLLOW_UP_NOT_FOUND');
      requireNotOwn(adopterId, userId);
      await repository.updateFollowUp(database, id, {
        takenBy:
          state === 'open' ? null : state === 'taken' ? userId : (followUp.takenBy ?? userId),
        doneAt: state === 'done' ? clock() : null,
      });
      return require(database, id);
    },
  };
}
