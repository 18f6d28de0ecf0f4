import {
  GATHER_SECONDS,
  MAX_GATHER_SECONDS,
  MAX_PETS_IN_ALERT,
} from '@pawmatch/contract/alerts/pet-alert';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { defaultExpiry } from '../../platform/mail/queue/enqueue-mail.ts';
import { insertMailsSql } from '../../platform/mail/queue/insert-mails.repository.ts';
import { isOfPausedShelter } from '../pets/pets.repository.ts';
import { canBeCompared } from './find-new-pets.repository.ts';

/** Mails that are enqueued in one statement, which has a time limit. */
const BATCH = 200;

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

/** One server at a time, so that a person with several alerts hears of a pet from one of them. */
export async function lockAlertMails(transaction: Queries): Promise<void> {
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('mails of pet alerts', 0))`,
  );
}

/** Whether a pet has left, or is not shown to adopters any more. */
const isUnavailable = sql`(pets.status <> 'Available' OR NOT pets.is_listed)`;

/** Deletes unsent pets that have become unavailable, so that they are found again when they come back. */
export async function deleteUnavailablePets(transaction: Queries): Promise<void> {
  await transaction.execute(sql`
    DELETE FROM alerted_pets USING pets
    WHERE mailed_at IS NULL AND pets.id = pet_id AND ${isUnavailable}`);
}

/** The mails about pets of a paused shelter wait until the pause ends. */
const canBeMailed = sql`NOT EXISTS (
  SELECT FROM pets WHERE pets.id = alerted_pets.pet_id AND ${isOfPausedShelter})`;

export interface AlertsDue {
  now: Date;
  /** The last time at which daily mails were due. */
  dailyAt: Date;
}

/** The alerts whose mails are due. */
const selectDue = ({ now, dailyAt }: AlertsDue): SQL => {
  const before = (seconds: number) => at(new Date(now.getTime() - seconds * 1_000));
  return sql`
    SELECT alert.id, alert.user_id, alert.frequency, alert.created_at, users.email
    FROM (
      SELECT alert_id, min(found_at) AS first_at, max(found_at) AS last_at
      FROM alerted_pets WHERE mailed_at IS NULL AND ${canBeMailed} GROUP BY alert_id
    ) AS waiting JOIN pet_alerts AS alert ON alert.id = alert_id
      JOIN users ON users.id = alert.user_id
    WHERE users.email_confirmed_at IS NOT NULL AND CASE alert.frequency
      WHEN 'at_once' THEN last_at <= ${before(GATHER_SECONDS)} OR first_at <= ${before(MAX_GATHER_SECONDS)}
      ELSE first_at < ${at(dailyAt)} AND coalesce(last_sent_at < ${at(dailyAt)}, true) END`;
};

/** Whether pets wait to be compared with the alerts, or to be forgotten, or mails are due. */
export async function hasAlertWork(database: Queries, due: AlertsDue): Promise<boolean> {
  const { rows } = await database.execute<{ hasWork: boolean }>(sql`
    SELECT EXISTS (SELECT FROM pet_arrivals WHERE ${canBeCompared}) OR EXISTS (
      SELECT FROM alerted_pets JOIN pets ON pets.id = pet_id
      WHERE mailed_at IS NULL AND ${isUnavailable}
    ) OR EXISTS (${selectDue(due)}) AS "hasWork"`);
  return rows[0]?.hasWork === true;
}

/**
 * Stores the mails that are due, and that they tell of their pets, in one statement: one mail for each alert.
 * Of a pet that several alerts of a person have found, the first tells.
 * @returns whether others may be due
 */
export async function enqueueDueAlerts(
  transaction: Queries,
  due: AlertsDue,
): Promise<{ hasMore: boolean }> {
  const { now } = due;
  const mail = {
    to: sql`email`,
    expiresAt: sql`${defaultExpiry(now).toISOString()}::text`,
    data: sql`jsonb_build_object('alertId', id, 'petIds', to_jsonb(shown), 'total', pets)`,
  };
  const { rows } = await transaction.execute<{ due: number }>(sql`
    WITH due AS MATERIALIZED (
      ${selectDue(due)} ORDER BY alert.user_id LIMIT ${BATCH}
    ), notified AS (
      UPDATE alerted_pets SET mailed_at = ${at(now)} FROM due
      WHERE alert_id = due.id AND mailed_at IS NULL AND ${canBeMailed}
      RETURNING due.*, pet_id, found_at
    ), fresh AS (
      SELECT DISTINCT ON (user_id, pet_id) * FROM notified
      WHERE NOT EXISTS (
        SELECT FROM pet_alerts AS other JOIN alerted_pets AS earlier ON earlier.alert_id = other.id
        WHERE other.user_id = notified.user_id AND earlier.pet_id = notified.pet_id
          AND earlier.mailed_at IS NOT NULL
      )
      ORDER BY user_id, pet_id, frequency, created_at
    ), mails AS (
      SELECT id, email, count(*) AS pets, (array_agg(pet_id ORDER BY found_at DESC, pet_id DESC))[:${MAX_PETS_IN_ALERT}] AS shown
      FROM fresh GROUP BY id, email
    ), sent AS (
      UPDATE pet_alerts SET last_sent_at = ${at(now)} FROM mails WHERE pet_alerts.id = mails.id
    ), stored AS (
      ${insertMailsSql('new pets', mail, now)}
      FROM mails
    )
    SELECT count(*)::integer AS due FROM due`);
  return { hasMore: (rows[0]?.due ?? 0) >= BATCH };
}
