import { join } from 'node:path';
import { escapeUTF8 as escapeHtml } from 'entities/escape';
import * as z from 'zod/mini';
import { type Queries, withoutTimeLimit } from '../database/database.ts';
import { insertJobs } from '../jobs/jobs.repository.ts';
import type { Queue } from '../jobs/queue.ts';
import type { PlatformDependencies } from '../platform-dependencies.ts';
import { nameForMail, oneLine } from './mail-names.ts';
import { forgetInOutbox } from './queue/outbox.ts';
import {
  deleteFailedMails,
  forgetInSentMails,
  hasWaitingMails,
  listMailIds,
} from './queue/sent-mails.repository.ts';

const FORGET_PERSON = 'forget person';

/** Between two looks whether the last mails to a person were sent. */
const INTERVAL_MS = 60_000;

const ErasedPerson = z.object({
  /** All that the account had. */
  emails: z.array(z.string()),
  names: z.array(z.string()),
  erasedAt: z.string(),
});
/** What mails may still call a person whose account was deleted. */
export type ErasedPerson = z.infer<typeof ErasedPerson>;

/** Enqueues what {@link forgetInMails} does, after the last mails to the person. */
export const enqueueForgetting = (
  transaction: Queries,
  person: ErasedPerson,
  now: Date,
): Promise<void> => {
  const group = `${FORGET_PERSON} ${person.emails[0]}`;
  return insertJobs(transaction, [{ queue: FORGET_PERSON, payload: person, group }], now);
};

/** Removes addresses and names of an erased person from mails that were sent to them or to others. */
export async function forgetInMails(queries: Queries, person: ErasedPerson): Promise<void> {
  await deleteFailedMails(queries, person.emails);
  await forgetInSentMails(queries, person.emails, wordsOf(person));
}

export function createForgetQueue({
  database,
  clock,
  config,
}: Pick<PlatformDependencies, 'database' | 'clock' | 'config'>): Queue {
  return {
    name: FORGET_PERSON,
    async handle({ payload }) {
      const person = ErasedPerson.parse(payload);
      if (await hasWaitingMails(database, person.emails, person.erasedAt)) {
        return { heldUntil: new Date(clock().getTime() + INTERVAL_MS) };
      }
      await withoutTimeLimit(database, (unlimited) => forgetInMails(unlimited, person));
      const listed = await listMailIds(database, person.erasedAt);
      await forgetInOutbox(join(config.dataDir, 'outbox'), {
        addresses: person.emails,
        isSince: (id) => listed.since.has(id),
        words: wordsOf(person),
        canNameOthers: (id) => listed.withNames.has(id),
      });
      return undefined;
    },
  };
}

/** Names and addresses as mails write them, as text and as HTML. */
function wordsOf({ emails, names }: ErasedPerson): string[] {
  const plain = [...emails, ...names.flatMap((name) => [oneLine(name), nameForMail(name) ?? ''])];
  return [...new Set(plain.flatMap((word) => [word, escapeHtml(word)]))].filter(Boolean);
}
