import { sql } from 'drizzle-orm';
import type { VisitLimits } from '../../config.ts';
import { type Actor, actorSetting } from '../../platform/database/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { createNamedStatement } from '../../platform/database/named-statement.ts';
import { INSERT_JOBS_SQL } from '../../platform/jobs/jobs.repository.ts';
import { defaultExpiry, mailGroupSql, mailQueueName } from '../../platform/mail/enqueue-mail.ts';
import type { UserRow } from '../users/users.table.ts';
import { VISIT_MAIL, type VisitNotification } from './notifications/visit-notification.ts';
import {
  REQUEST_MAIL,
  REQUEST_MAIL_RECIPIENTS_SQL,
} from './request-mails/request-mails.repository.ts';
import { mapConstraintErrors } from './visit-constraints.ts';
import type { VisitDetails } from './visits.repository.ts';
import type { VisitRow } from './visits.table.ts';

type VisitedPet = NonNullable<VisitDetails['pet']>;

type NewRequest = Pick<
  VisitRow,
  'id' | 'startsAt' | 'endsAt' | 'notes' | 'createdAt' | 'updatedAt'
> & { petId: string; userId: string };

/** Limits of requests, and the client that one comes from. */
export interface RequestLimits extends VisitLimits {
  /** Keyed digest of the client address. */
  addressDigest: string;
}

/** The row that the statement returns. */
interface PetsAndAdopter {
  pet: VisitedPet;
  bonded_pet: VisitedPet | null;
  full_name: string;
  email: string;
  phone_number: UserRow['phoneNumber'];
  rests_until: Date | null;
}

const insertRequest = createNamedStatement(
  'visit_of_available_pet',
  `WITH actor AS (
    SELECT set_config('pawmatch.actor', :actor, true)
  ), pair AS (
    SELECT id, status, json_build_object('id', id, 'name', name, 'species', species,
      'photoHash', photo_hash, 'externalPhoto', external_photo) AS shown
    FROM pets WHERE id = :petId OR bonded_with = :petId ORDER BY id FOR UPDATE
  ), pet AS (
    SELECT id, shown FROM pair
    WHERE id = :petId AND NOT EXISTS (SELECT FROM pair WHERE status <> 'Available')
  ), adopter AS (
    SELECT users.id, full_name, email, phone_number, email_confirmed_at FROM users CROSS JOIN pet
    WHERE users.id = :userId FOR NO KEY UPDATE OF users
  ), lapsed AS (
    UPDATE visits SET status = 'cancelled', cancel_reason = 'unanswered', updated_at = :createdAt
    FROM adopter
    WHERE user_id = adopter.id AND (pet_id = :petId OR bonded_pet_id = :petId) AND status = 'pending' AND ends_at <= :createdAt
    RETURNING visits.id
  ), visit AS (
    INSERT INTO visits (id, pet_id, user_id, status, starts_at, ends_at, notes, created_at,
      updated_at, letter_sequence)
    SELECT :id, pet.id, :userId, :status, :startsAt, :endsAt, :notes, :createdAt, :updatedAt, :sequence
    FROM pet LEFT JOIN adopter ON true CROSS JOIN (SELECT count(*) FROM lapsed) AS first
    RETURNING id, created_at, rests_until
  ), notification AS (
    ${INSERT_JOBS_SQL}
    SELECT :mailQueue, :mail::jsonb || jsonb_build_object('to', adopter.email),
      ${mailGroupSql('adopter.email')}, visit.created_at, visit.created_at
    FROM visit CROSS JOIN adopter
  ), staff_notification AS (
    ${INSERT_JOBS_SQL}
    SELECT :staffMailQueue, :staffMail::jsonb || jsonb_build_object('to', recipient.address,
        'data', jsonb_build_object('userId', recipient.user_id)),
      ${mailGroupSql('recipient.address')}, visit.created_at, visit.created_at
    FROM visit CROSS JOIN (${REQUEST_MAIL_RECIPIENTS_SQL}) AS recipient
  ), unconfirmed_request AS (
    INSERT INTO unconfirmed_requests (visit_id, user_id, address_digest)
    SELECT visit.id, adopter.id, :addressDigest FROM visit CROSS JOIN adopter
    WHERE :addressDigest::text IS NOT NULL AND adopter.email_confirmed_at IS NULL
  ), limits AS (
    SELECT check_visit_request_limits(visit.id, :petId, :userId, created_at, :maxOpen, :maxDaily,
      :maxUnconfirmedPerPet, :maxUnconfirmedPerAddress, :addressDigest) AS are_within
    FROM visit WHERE :maxOpen::integer IS NOT NULL
  )
  SELECT pet.shown AS pet, (SELECT shown FROM pair WHERE id <> :petId) AS bonded_pet,
    adopter.full_name, adopter.email, adopter.phone_number, limits.are_within,
     (SELECT rests_until FROM visit) AS rests_until
  FROM pet CROSS JOIN adopter CROSS JOIN actor LEFT JOIN limits ON true`,
);

/**
 * Stores an adopter's request and its notifications, also those to staff (B3.12), if the pet, and the other
 * one of a bonded pair, are Available, in one statement. It locks the rows of the pets and then of the
 * adopter, like every other change. An older request of the same
 * adopter for the same pets that nobody answered in time is cancelled (D35), so that it does not block
 * the new one.
 * @returns undefined when there is no such pet, or it or the other one is not Available
 * @param limits undefined when there is no limit
 * @throws AppError SCHEDULING_CONFLICT, DUPLICATE_REQUEST, ADOPTER_BUSY, TOO_MANY_OPEN_REQUESTS,
 *   TOO_MANY_REQUESTS_TODAY, TOO_MANY_UNCONFIRMED_FOR_PET, TOO_MANY_UNCONFIRMED_FROM_ADDRESS
 */
export async function insertVisitOfAvailablePet(
  { pool }: Database,
  { actor, ...row }: NewRequest & { actor: Actor },
  notification: VisitNotification,
  limits: RequestLimits | undefined,
): Promise<VisitDetails | undefined> {
  const status = 'pending';
  const mail = { kind: VISIT_MAIL, expiresAt: row.startsAt, data: notification };
  const staffMail = { kind: REQUEST_MAIL, expiresAt: defaultExpiry(row.createdAt) };
  const statement = insertRequest({
    ...row,
    status,
    sequence: notification.sequence,
    actor: actorSetting(actor),
    mailQueue: mailQueueName(VISIT_MAIL),
    mail: JSON.stringify(mail),
    staffMailQueue: mailQueueName(REQUEST_MAIL),
    staffMail: JSON.stringify(staffMail),
    maxOpen: limits?.open,
    maxDaily: limits?.daily,
    maxUnconfirmedPerPet: limits?.unconfirmed?.perPet,
    maxUnconfirmedPerAddress: limits?.unconfirmed?.perAddress,
    addressDigest: limits?.unconfirmed && limits.addressDigest,
  });
  const insert = pool.query<PetsAndAdopter>(statement);
  const [found] = (await mapConstraintErrors(insert)).rows;
  return found && toDetails({ ...row, status, notificationSequence: notification.sequence }, found);
}

/** Removes digests of client addresses that no limit needs any more. */
export async function deleteClosedUnconfirmedRequests(
  database: Database,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    DELETE FROM unconfirmed_requests WHERE NOT EXISTS (
      SELECT FROM visits JOIN users ON users.id = visits.user_id
      WHERE visits.id = visit_id AND status = 'pending' AND starts_at > ${now.toISOString()}::timestamptz
        AND email_confirmed_at IS NULL
    )`);
}

/** The stored visit; what a new request does not have is left to the defaults of the table. */
function toDetails(
  row: NewRequest & Pick<VisitRow, 'status' | 'notificationSequence'>,
  found: PetsAndAdopter,
): VisitDetails {
  return {
    visit: {
      ...row,
      bondedPetId: found.bonded_pet?.id ?? null,
      visitorName: null,
      visitorEmail: null,
      visitorPhone: null,
      remindedAt: null,
      cancelReason: null,
      version: 1,
      isOverlapAllowed: false,
      restsUntil: found.rests_until,
      endedAt: null,
      checkedInAt: null,
      outcome: null,
      notAFitBecause: null,
    },
    pet: found.pet,
    bondedPet: found.bonded_pet,
    adopter: {
      id: row.userId,
      fullName: found.full_name,
      email: found.email,
      phoneNumber: found.phone_number,
    },
  };
}
