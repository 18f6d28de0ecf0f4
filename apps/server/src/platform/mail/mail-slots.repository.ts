import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** S48: so many mails go to one mailbox in any hour, of all kinds together. */
export const MAILS_AN_HOUR = 20;
const HOUR_MS = 60 * 60_000;

/** How soon to try again after another server took the slot that was free. */
const LOST_RACE_MS = 1_000;

/**
 * Takes one of the mailbox's slots for an hour. A job that has one keeps it: retries do not count.
 * @param mailbox its hash
 * @returns undefined when it has one, else when the next one is free
 */
export async function takeMailSlot(
  database: Database,
  { mailbox, job, now }: { mailbox: string; job: string; now: Date },
): Promise<Date | undefined> {
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
  if (rowCount === 1) return undefined;
  const { rows } = await database.execute<{ used_at: string }>(sql`
    SELECT min(used_at)::text AS used_at FROM mail_slots
    WHERE mailbox = ${mailbox} HAVING count(*) = ${MAILS_AN_HOUR}::int`);
  const [oldest] = rows;
  const freeAt = oldest ? new Date(oldest.used_at).getTime() + HOUR_MS : 0;
  return new Date(Math.max(freeAt, now.getTime() + LOST_RACE_MS));
}

/** For a mail that is not sent after all. */
export async function freeMailSlot(database: Database, mailbox: string, job: string) {
  await database.execute(
    sql`DELETE FROM mail_slots WHERE mailbox = ${mailbox} AND job = ${job}::uuid`,
  );
}

export async function deleteFreeMailSlots(database: Database, now: Date): Promise<void> {
  const freed = new Date(now.getTime() - HOUR_MS).toISOString();
  await database.execute(sql`DELETE FROM mail_slots WHERE used_at <= ${freed}::timestamptz`);
}
