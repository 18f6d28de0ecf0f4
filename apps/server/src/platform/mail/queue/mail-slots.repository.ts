import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../database/database.ts';
import { type MailClass, mailsAnHour } from './mail-classes.ts';

const HOUR_MS = 60 * 60_000;

/** Delay before the next attempt after other servers took every free slot. */
const LOST_RACES_MS = 1_000;

interface MailSlot {
  /** Hash of the mailbox. */
  mailbox: string;
  mailClass: MailClass;
}

/** The slots of a mailbox and class are stored under this. */
const keyOf = ({ mailbox, mailClass }: MailSlot) => `${mailClass} ${mailbox}`;

/**
 * Takes one of the slots that a mailbox has for a class of mails, for an hour. A job that has a slot keeps it: retries
 * do not count.
 * @returns undefined when the job has a slot, otherwise the time at which the next one is free
 */
export async function takeMailSlot(
  database: Database,
  { job, now, ...of }: MailSlot & { job: string; now: Date },
): Promise<Date | undefined> {
  const slots = { key: keyOf(of), count: mailsAnHour[of.mailClass] };
  // Another server may take the chosen slot in between; then the next free one is tried.
  for (let attempt = 1; attempt <= slots.count; attempt += 1) {
    if (await takeFreeSlot(database, slots, { job, now })) return undefined;
    const freeAt = await findNextFreeTime(database, slots);
    if (freeAt && freeAt > now) return freeAt;
  }
  return new Date(now.getTime() + LOST_RACES_MS);
}

interface Slots {
  key: string;
  count: number;
}

async function takeFreeSlot(
  database: Database,
  { key, count }: Slots,
  { job, now }: { job: string; now: Date },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const freed = sql`${new Date(now.getTime() - HOUR_MS).toISOString()}::timestamptz`;
  const { rowCount } = await database.execute(sql`
    INSERT INTO mail_slots (mailbox, slot, job, used_at)
    SELECT ${key}, number, ${job}::uuid, ${at}
    FROM generate_series(1, ${count}::int) AS number
    LEFT JOIN mail_slots AS used ON used.mailbox = ${key} AND used.slot = number
    WHERE used.slot IS NULL OR used.job = ${job}::uuid OR used.used_at <= ${freed}
    ORDER BY coalesce(used.job = ${job}::uuid, false) DESC, number LIMIT 1
    ON CONFLICT (mailbox, slot) DO UPDATE SET job = excluded.job, used_at = excluded.used_at
    WHERE mail_slots.job = excluded.job OR mail_slots.used_at <= ${freed}`);
  return rowCount === 1;
}

/** @returns undefined while the mailbox has a slot that was never used */
async function findNextFreeTime(
  database: Database,
  { key, count }: Slots,
): Promise<Date | undefined> {
  const { rows } = await database.execute<{ used_at: string }>(sql`
    SELECT min(used_at)::text AS used_at FROM mail_slots
    WHERE mailbox = ${key} HAVING count(*) = ${count}::int`);
  const [oldest] = rows;
  return oldest && new Date(new Date(oldest.used_at).getTime() + HOUR_MS);
}

/** Frees the slot of a mail that was not sent. */
export async function freeMailSlot(database: Database, job: string): Promise<void> {
  await database.execute(sql`DELETE FROM mail_slots WHERE job = ${job}::uuid`);
}

/** Frees all slots of a class: the owner of the mailbox has answered such a mail. */
export async function freeMailSlots(queries: Queries, slot: MailSlot): Promise<void> {
  await queries.execute(sql`DELETE FROM mail_slots WHERE mailbox = ${keyOf(slot)}`);
}

export async function deleteFreeMailSlots(database: Database, now: Date): Promise<void> {
  const freed = new Date(now.getTime() - HOUR_MS).toISOString();
  await database.execute(sql`DELETE FROM mail_slots WHERE used_at <= ${freed}::timestamptz`);
}
