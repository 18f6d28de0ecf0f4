import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { insertMailsSql } from '../../../platform/mail/queue/insert-mails.repository.ts';
import { mayDo } from '../../staff/memberships.repository.ts';

/** What a home is told of a visit; instants in ISO 8601. */
interface ToldVisit {
  placeId: string;
  visitId: string;
  petId: string;
  startsAt: string;
  isConfirmed: boolean;
}

/** The pets that live in foster homes, with the carers who may still care for them. */
const petsInHomes = (now: Date) => sql`
  SELECT place_id, foster_homes.shelter_id, pet_id, email, full_name
  FROM foster_homes JOIN pet_places USING (place_id) JOIN users ON users.id = user_id
  WHERE until IS NULL AND email_confirmed_at IS NOT NULL
    AND ${mayDo('fosters.own', now, sql`foster_homes.shelter_id`)}`;

/**
 * Compares the confirmed visits to come with what their homes know, and stores mails about the differences in one
 * statement, so that each home gets one of each change. What is undone meanwhile is no difference.
 */
export async function enqueueFosterMails(database: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const mail = {
    to: sql`email`,
    shelterId: sql`told.shelter_id`,
    expiresAt: sql`told.starts_at`,
    data: sql`jsonb_build_object('placeId', told.place_id, 'visitId', told.visit_id, 'petId', told.pet_id,
      'startsAt', told.starts_at, 'isConfirmed', told.is_confirmed, 'startedAt',
      CASE WHEN known.is_confirmed AND known.starts_at <> told.starts_at THEN known.starts_at END)`,
  };
  await database.execute(sql`
    WITH homes AS MATERIALIZED (${petsInHomes(now)}), confirmed AS (
      INSERT INTO foster_visits (place_id, visit_id, pet_id, shelter_id, starts_at, is_confirmed)
      SELECT DISTINCT ON (place_id, id) place_id, id, homes.pet_id, homes.shelter_id, starts_at, true
      FROM homes JOIN visits ON homes.pet_id = visits.pet_id OR homes.pet_id = bonded_pet_id
      WHERE status = 'confirmed' AND starts_at > ${at}
      ORDER BY place_id, id, homes.pet_id
      -- Of a pair, the one of which the home was told may have left it.
      ON CONFLICT (place_id, visit_id) DO UPDATE
      SET pet_id = excluded.pet_id, starts_at = excluded.starts_at, is_confirmed = true
      WHERE (foster_visits.pet_id, foster_visits.starts_at, foster_visits.is_confirmed)
        <> (excluded.pet_id, excluded.starts_at, true)
      RETURNING *
    ), ended AS (
      UPDATE foster_visits SET is_confirmed = false, pet_id = homes.pet_id FROM homes
      WHERE homes.place_id = foster_visits.place_id
        AND (homes.pet_id = foster_visits.pet_id OR EXISTS (
          SELECT FROM visits WHERE id = visit_id AND homes.pet_id IN (visits.pet_id, bonded_pet_id)))
        AND is_confirmed AND starts_at > ${at} AND NOT EXISTS (
          SELECT FROM visits WHERE id = visit_id AND status IN ('confirmed', 'completed'))
      RETURNING foster_visits.*
    ), told AS (SELECT * FROM confirmed UNION ALL SELECT * FROM ended)
    ${insertMailsSql('foster visit', mail, now)}
    FROM told JOIN homes ON homes.place_id = told.place_id AND homes.pet_id = told.pet_id
      -- As before this statement.
      LEFT JOIN foster_visits AS known ON known.place_id = told.place_id AND known.visit_id = told.visit_id
    -- Who has not heard of a visit does not hear of its end.
    WHERE (told.is_confirmed OR told.is_told) AND (
      (known.starts_at, known.is_confirmed) IS DISTINCT FROM (told.starts_at, told.is_confirmed)
      -- Of a pair, the email was about the one that has left.
      OR (NOT told.is_told AND known.pet_id <> told.pet_id))`);
  await database.execute(sql`DELETE FROM foster_visits WHERE starts_at < ${at} - interval '1 day'`);
}

/**
 * Who is told now, and of which pet; the home knows it from now on.
 * @returns undefined when the home has heard more, the pet has left it, or its carer the shelter
 */
export async function tellCarer(
  database: Queries,
  { placeId, visitId, petId, startsAt, isConfirmed }: ToldVisit,
  now: Date,
): Promise<{ email: string; fullName: string; petName: string } | undefined> {
  const { rows } = await database.execute<{ email: string; fullName: string; petName: string }>(sql`
    UPDATE foster_visits SET is_told = is_confirmed
    FROM (${petsInHomes(now)}) AS homes JOIN pets ON pets.id = pet_id
    WHERE foster_visits.place_id = ${placeId} AND foster_visits.pet_id = ${petId} AND visit_id = ${visitId}
      AND homes.place_id = foster_visits.place_id AND homes.pet_id = foster_visits.pet_id
      AND starts_at = ${startsAt}::timestamptz AND is_confirmed = ${isConfirmed}
    RETURNING email, full_name AS "fullName", pets.name AS "petName"`);
  return rows[0];
}
