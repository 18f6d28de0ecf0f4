import type {
  RequestMailFrequency,
  requestMailFrequencies,
} from '@pawmatch/contract/visits/visit-values';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database/database.ts';
import type { MailToCompose } from '../../../platform/mail/queue/enqueue-mail.ts';
import { insertMailsSql } from '../../../platform/mail/queue/insert-mails.repository.ts';
import { type Colleague, mayDo } from '../../staff/memberships.repository.ts';

/** The kind of mails to staff about visit requests. */
const REQUEST_MAIL = 'visit requests' as const;

/** Mails go to who can answer the requests of the shelter. */
const mayAnswer = (now: Date, shelterId: string) => mayDo('visits.confirm', now, shelterId);

type MailedFrequency = Exclude<(typeof requestMailFrequencies)[number], 'none'>;

/** The mails to staff about a new request at a shelter; `userId` is null for a mailbox of it. Each address gets one. */
export async function listRequestMails(
  database: Queries,
  shelterId: string,
  now: Date,
): Promise<MailToCompose[]> {
  const { rows } = await database.execute<{ address: string; userId: string | null }>(sql`
    SELECT DISTINCT ON (lower(address)) address, user_id AS "userId" FROM (
      SELECT email AS address, user_id FROM request_mail_settings JOIN users ON users.id = user_id
      WHERE shelter_id = ${shelterId} AND frequency = 'at_once' AND ${mayAnswer(now, shelterId)}
      UNION ALL SELECT address, NULL FROM request_mail_addresses WHERE shelter_id = ${shelterId}
    ) AS recipients ORDER BY lower(address), user_id`);
  return rows.map(({ address, userId }) => ({
    to: address,
    kind: REQUEST_MAIL,
    shelterId,
    data: { userId },
  }));
}

/** @returns undefined for a member of staff who gets no mails, and for who cannot answer requests */
export async function findFrequency(
  database: Queries,
  { userId, shelterId }: Colleague,
  now: Date,
): Promise<MailedFrequency | undefined> {
  const { rows } = await database.execute<{ frequency: MailedFrequency }>(sql`
    SELECT frequency FROM request_mail_settings JOIN users ON users.id = user_id
    WHERE user_id = ${userId} AND shelter_id = ${shelterId} AND ${mayAnswer(now, shelterId)}`);
  return rows[0]?.frequency;
}

/** @param today the day at the shelter: the first daily mail is sent on the next one */
export async function storeFrequency(
  database: Queries,
  { userId, shelterId, frequency }: Colleague & { frequency: RequestMailFrequency },
  today: string,
): Promise<void> {
  await database.execute(
    frequency === 'none'
      ? sql`DELETE FROM request_mail_settings WHERE user_id = ${userId} AND shelter_id = ${shelterId}`
      : sql`INSERT INTO request_mail_settings (user_id, shelter_id, frequency, mailed_on)
          VALUES (${userId}, ${shelterId}, ${frequency}, ${today})
          ON CONFLICT (user_id, shelter_id) DO UPDATE SET frequency = excluded.frequency`,
  );
}

export async function listAddresses(database: Queries, shelterId: string): Promise<string[]> {
  const { rows } = await database.execute<{ address: string }>(
    sql`SELECT address FROM request_mail_addresses WHERE shelter_id = ${shelterId} ORDER BY address`,
  );
  return rows.map(({ address }) => address);
}

export async function replaceAddresses(
  transaction: Queries,
  shelterId: string,
  addresses: string[],
): Promise<void> {
  await transaction.execute(sql`LOCK TABLE request_mail_addresses IN SHARE ROW EXCLUSIVE MODE`);
  await transaction.execute(
    sql`DELETE FROM request_mail_addresses WHERE shelter_id = ${shelterId}`,
  );
  await transaction.execute(sql`INSERT INTO request_mail_addresses (shelter_id, address)
    SELECT DISTINCT ${shelterId}::uuid, unnest(${sql.param(addresses)}::text[])`);
}

/**
 * Stores the daily mails that are due, in one statement, so that each member of staff of a shelter gets one a day.
 * @param today the day at the shelter
 */
export async function enqueueDailyMails(
  database: Database,
  {
    shelterId,
    now,
    today,
    expiresAt,
  }: { shelterId: string; now: Date; today: string; expiresAt: Date },
): Promise<void> {
  const mail = {
    to: sql`email`,
    shelterId: sql`${shelterId}::text`,
    expiresAt: sql`${expiresAt.toISOString()}::text`,
    data: sql`jsonb_build_object('userId', user_id)`,
  };
  await database.execute(sql`
    WITH due AS (
      UPDATE request_mail_settings SET mailed_on = ${today}
      WHERE shelter_id = ${shelterId} AND frequency = 'daily' AND mailed_on < ${today}::date RETURNING user_id
    )
    ${insertMailsSql(REQUEST_MAIL, mail, now)}
    FROM due JOIN users ON users.id = user_id WHERE ${mayAnswer(now, shelterId)}`);
}
