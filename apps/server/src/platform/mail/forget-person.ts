import { join } from 'node:path';
import { escapeUTF8 as escapeHtml } from 'entities/escape';
import * as z from 'zod/mini';
import type { Queries } from '../database/database.ts';
import { insertJobs } from '../jobs/jobs.repository.ts';
import type { Queue } from '../jobs/queue.ts';
import type { PlatformDependencies } from '../platform-dependencies.ts';
import { oneLine } from './mail-names.ts';
import { deleteMailsWith } from './outbox.ts';
import { deleteFailedMails, forgetInSentMails, hasWaitingMails } from './sent-mails.repository.ts';

const FORGET_PERSON = 'forget person';

/** Between two looks whether the last mails to a person were sent. */
const INTERVAL_MS = 60_000;

const Person = z.object({ email: z.string(), fullName: z.string() });
type Person = z.infer<typeof Person>;

/** Enqueues what {@link forgetInMails} does, after the last mails to the person. */
export const enqueueForgetting = (
  transaction: Queries,
  { email, fullName }: Person,
  now: Date,
): Promise<void> =>
  insertJobs(
    transaction,
    [{ queue: FORGET_PERSON, payload: { email, fullName }, group: `${FORGET_PERSON} ${email}` }],
    now,
  );

/** Removes address and name of an erased person from mails that were sent to them or to others. */
export async function forgetInMails(queries: Queries, { email, fullName }: Person): Promise<void> {
  await deleteFailedMails(queries, email);
  await forgetInSentMails(queries, email, wordsOf({ email, fullName }));
}

export function createForgetQueue({
  database,
  clock,
  config,
}: Pick<PlatformDependencies, 'database' | 'clock' | 'config'>): Queue {
  return {
    name: FORGET_PERSON,
    async handle({ payload }) {
      const person = Person.parse(payload);
      if (await hasWaitingMails(database, person.email)) {
        return { heldUntil: new Date(clock().getTime() + INTERVAL_MS) };
      }
      const unlimited = database.openWithoutTimeLimit();
      try {
        await forgetInMails(unlimited, person);
      } finally {
        await unlimited.close();
      }
      await deleteMailsWith(join(config.dataDir, 'outbox'), wordsOf(person));
      return undefined;
    },
  };
}

/** Address and name, as text and as HTML. */
function wordsOf({ email, fullName }: Person): string[] {
  const name = oneLine(fullName);
  return [email, name, escapeHtml(name)].filter((word) => word !== '');
}
