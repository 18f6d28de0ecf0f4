import type { TaskMailHour } from '@pawmatch/contract/tasks/task-values';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { insertMailsSql } from '../../platform/mail/queue/insert-mails.repository.ts';
import { type Colleague, mayDo } from '../staff/memberships.repository.ts';

const mayRead = (now: Date, shelterId: string) => mayDo('tasks.read', now, shelterId);

/** @returns null for who gets no mail, and for who may not see tasks any more */
export async function findTaskMailHour(
  database: Queries,
  { userId, shelterId }: Colleague,
  now: Date,
): Promise<TaskMailHour | null> {
  const { rows } = await database.execute<{ hour: TaskMailHour }>(sql`
    SELECT hour FROM task_mail_settings JOIN users ON users.id = user_id
    WHERE user_id = ${userId} AND shelter_id = ${shelterId} AND ${mayRead(now, shelterId)}`);
  return rows[0]?.hour ?? null;
}

/** @param today the day at the shelter: the first mail is sent on the next one */
export async function storeTaskMailHour(
  database: Queries,
  { userId, shelterId, hour }: Colleague & { hour: TaskMailHour | null },
  today: string,
): Promise<void> {
  await database.execute(
    hour === null
      ? sql`DELETE FROM task_mail_settings WHERE user_id = ${userId} AND shelter_id = ${shelterId}`
      : sql`INSERT INTO task_mail_settings (user_id, shelter_id, hour, mailed_on)
          VALUES (${userId}, ${shelterId}, ${hour}, ${today})
          ON CONFLICT (user_id, shelter_id) DO UPDATE SET hour = excluded.hour`,
  );
}

/**
 * Stores the mails that are due, in one statement, so that each colleague of a shelter gets one a day.
 * @param today the day at the shelter
 * @param hour of that day
 */
export async function enqueueTaskMails(
  database: Database,
  at: { shelterId: string; now: Date; today: string; hour: number; expiresAt: Date },
): Promise<void> {
  const { shelterId, now, today, hour, expiresAt } = at;
  const mail = {
    to: sql`email`,
    shelterId: sql`${shelterId}::text`,
    expiresAt: sql`${expiresAt.toISOString()}::text`,
    data: sql`jsonb_build_object('userId', user_id)`,
  };
  await database.execute(sql`
    WITH due AS (
      UPDATE task_mail_settings SET mailed_on = ${today}
      WHERE shelter_id = ${shelterId} AND hour <= ${hour} AND mailed_on < ${today}::date RETURNING user_id
    )
    ${insertMailsSql('tasks', mail, now)}
    FROM due JOIN users ON users.id = user_id WHERE ${mayRead(now, shelterId)}`);
}
