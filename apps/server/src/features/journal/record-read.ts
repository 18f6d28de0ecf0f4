import type { EndpointResponse } from '@pawmatch/contract/endpoint';
import type { RecordedRead } from '@pawmatch/contract/journal/recorded-read';
import type { MailKind } from '@pawmatch/contract/outbox/mail-values';
import type { openMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import { MAX_MAILED_REQUESTS } from '@pawmatch/contract/visits/visit-values';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ReadRecorder, RecordedCall } from '../../platform/http/guards.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { findRecipient } from '../outbox/outbox.repository.ts';
import { staffSender } from '../shelter/write-shelter-mail.ts';
import { lockManagers } from '../staff/managers.repository.ts';
import { findUser } from '../users/users.repository.ts';
import {
  findAdopterOf,
  insertList,
  insertOpening,
  isRecorded,
  type Opening,
  type ReadList,
} from './journal.repository.ts';
import { manyReadsMail } from './journal-mail.ts';

type Shown = Pick<Opening, 'kind' | 'id'> | Pick<ReadList, 'kind' | 'filters' | 'total'> | null;

/** What an endpoint shows: one person or visit, a list, or nothing that the journal records. */
function shownBy(read: RecordedRead, { params, query, body }: RecordedCall): Shown {
  const { offset = 0, limit: _, sort: __, q, user_id, ...filters } = query;
  const total = Array.isArray(body) ? Number(offset) + body.length : 0;
  const list = { filters: { ...params, ...filters, ...(q ? { q: true } : {}) }, total };
  const person = (id: unknown) => ({ kind: 'person.opened' as const, id: String(id) });
  const visit = (id: unknown) => ({ kind: 'visit.opened' as const, id: String(id) });
  if (read === 'person') return person(params.id);
  if (read === 'visit') return visit(params.id);
  if (read === 'people') return { kind: 'people.listed' as const, ...list };
  // A list of one person's visits is a look at the person.
  if (read === 'visits') {
    return user_id ? person(user_id) : { kind: 'visits.listed', ...list };
  }
  if (read === 'adoptions') {
    return user_id ? person(user_id) : { kind: 'adoptions.listed', ...list };
  }
  if (read === 'history' && query.person_id) return person(query.person_id);
  if (read === 'history' && query.visit_id) return visit(query.visit_id);
  return null;
}

/** Records what staff read before they get it, and limits how much one colleague opens and exports. */
export function createReadRecorder({
  database,
  clock,
  shelters,
  publicUrl,
  rateLimiter,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl' | 'rateLimiter'>): ReadRecorder {
  const tellManagers = async (caller: Caller, what: 'opened' | 'exports') => {
    await database.transaction(async (tx) => {
      const notice = await rateLimiter.attempt('toldManagers', { account: caller.userId }, tx);
      const by = notice.isAllowed && (await findUser(tx, caller.userId));
      if (!by) return;
      const shelterId = shelterOf(caller);
      const sender = staffSender({ shelters, publicUrl }, shelters.of(shelterId));
      for (const to of await lockManagers(tx, shelterId)) {
        await enqueueMail(tx, manyReadsMail({ to, by, what }, sender), clock());
      }
    });
  };

  const tellWhenRefused = async (
    caller: Caller,
    what: 'opened' | 'exports',
    work: () => Promise<unknown>,
  ) => {
    try {
      await work();
    } catch (error) {
      const isBeyond =
        error instanceof AppError && ['TOO_MANY_OPENED', 'TOO_MANY_EXPORTS'].includes(error.code);
      if (isBeyond) await tellManagers(caller, what);
      throw error;
    }
  };

  /**
   * An email to somebody is a part of their record, unless it lists visitors for staff. Without a document, nothing of it
   * is shown.
   */
  const openedMail = async ({ params, body }: RecordedCall): Promise<Shown> => {
    const { document_url, mail } = body as EndpointResponse<typeof openMail>;
    if (document_url && mail.kind === ('visit requests' satisfies MailKind)) {
      const filters = { view: 'to_answer' };
      return { kind: 'visits.listed', filters, total: MAX_MAILED_REQUESTS };
    }
    const id = document_url && (await findRecipient(database, String(params.id)));
    return id ? { kind: 'person.opened', id } : null;
  };

  /** An adoption and its papers are a part of the adopter's record. */
  const openedAdoption = async ({ params }: RecordedCall): Promise<Shown> => {
    const id = await findAdopterOf(database, String(params.id));
    return id ? { kind: 'person.opened', id } : null;
  };

  /** A refused opening is not in the journal, because nothing was shown. */
  const recordOpening = async (caller: Caller, opening: Opening) => {
    if (await isRecorded(database, opening)) return;
    await tellWhenRefused(caller, 'opened', () =>
      database.transaction(async (tx) => {
        if (!(await insertOpening(tx, opening))) return;
        await rateLimiter.attempt('opened', { account: opening.colleagueId }, tx);
      }),
    );
  };

  return {
    async admit(read, caller) {
      if (read !== 'export') return;
      await tellWhenRefused(caller, 'exports', () =>
        rateLimiter.attempt('exports', { account: caller.userId }),
      );
    },

    async record(read, caller, call) {
      const shown = await (read === 'mail'
        ? openedMail(call)
        : read === 'adoption'
          ? openedAdoption(call)
          : shownBy(read, call));
      if (!shown) return;
      const by = { colleagueId: caller.userId, shelterId: shelterOf(caller), now: clock() };
      if ('id' in shown) await recordOpening(caller, { ...shown, ...by });
      else await insertList(database, { ...shown, ...by });
    },
  };
}
