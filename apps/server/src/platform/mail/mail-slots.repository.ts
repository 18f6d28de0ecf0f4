import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** How many mails of all kinds one mailbox may get in any hour. */
export const MAILS_AN_HOUR = 20;
const HOUR_MS = 60 * 60_000;

/** Delay before the next attempt after other servers took every free slot. */
const LOST_RACES_MS = 1_000;

/**
 * Takes one of the mailbox's slots for an hour. A job that has a slot keeps it: retries do not count.
 * @param options.mailbox hash of the mailbox
 * @returns undefined when the job has a slot, otherwise the time at which the next one is free
 */
export async function takeMailSlot(
  database: Database,
  { mailbox, job, now }: { mailbox: string; job: string; now: Date },
): Promise<Date | undefined> {
  // Another server may take the chosen slot in between; then the next free one is tried.
  for (let attempt = 1; attempt <= MAILS_AN_HOUR; attempt += 1) {
    if (await takeFreeSlot(database, { mailbox, job, now })) return undefined;
    const freeAt = await findNextFreeTime(database, mailbox);
    if (freeAt && freeAt > now) return freeAt;
  }
  return new Date(now.getTime() + LOST_RACES_MS);
}

async function takeFreeSlot(
  database: Database,
  { mailbox, job, now }: { mailbox: string; job: string; now: Date },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const freed = sql`${new Date(now.getTime() - HOUR_MS).toISOString()}::timestamptz`;
  const { rowCount } = await database.execute(sql`
    INSERT INTO mail_slots (mailbox, slot, job, used_at)
    SELECT ${mailbox}, number, ${job}::uuid, ${at}
    FROM generate_series(1, ${MAILS_AN_HOUR}::int) AS number
    LEFT JOIN mail_slots AS used ON used.mailbox = ${mailbox} AND used.slot = number
    WHERE used.slot IS NULL OR used.job = ${job}::uuid OR used.used_at <= ${freed}
    ORDER BY coalesce(used.job = ${job}::uuid, false) DESC, number LIMIT 1
    ON CONFLICT (mailbox, slot) DO UPDATE SET job = excluded.job, used_at = excluded.used_at
    WHERE mail_slots.job = excluded.job OR mail_slots.used_at <= ${freed}`);
  return rowCount === 1;
}

/** @returns undefined while the mailbox has a slot that was never used */
async function findNextFreeTime(database: Database, mailbox: string): Promise<Date | undefined> {
  const { rows } = await database.execute<{ used_at: string }>(sql`
    SELECT min(used_at)::text AS used_at FROM mail_slots
    WHERE mailbox = ${mailbox} HAVING count(*) = ${MAILS_AN_HOUR}::int`);
  const [oldest] = rows;
  return oldest && new Date(new Date(oldest.used_at).getTime() + HOUR_MS);
}

/** Frees the slot of a mail that was not sent. */
export async function freeMailSlot(database: Database, mailbox: string, job: string) {
  await database.execute(
    sql`DELETE FROM mail_slots WHERE mailbox = ${mailbox} AND job = ${job}::uuid`,
  );
}

export async function deleteFreeMailSlots(database: Database, now: Date): Promise<void> {
  const freed = new Date(now.getTime() - HOUR_MS).toISOString();
  await database.execute(sql`DELETE FROM mail_slots WHERE used_at <= ${freed}::timestamptz`);
}
