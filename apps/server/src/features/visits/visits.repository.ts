import type { ErrorCode } from '@pawmatch/contract/errors';
import { activeVisitStatuses } from '@pawmatch/contract/visits/visit-status';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { constraintOf, type Database, type Queries } from '../../platform/database.ts';
import { mailQueueName } from '../../platform/mail/enqueue-mail.ts';
import { type PetRow, pets } from '../pets/pets.table.ts';
import { type UserRow, users } from '../users/users.table.ts';
import { cancellationOf } from './letters/letter-after-change.ts';
import { VISIT_MAIL, type VisitLetter } from './letters/visit-letter.ts';
import { enqueueLetters } from './letters/visit-letters.repository.ts';
import { type VisitRow, visits } from './visits.table.ts';

/** What the constraints of the visits table mean (D21). */
const constraintErrors: Record<string, ErrorCode> = {
  visits_no_overlap: 'SCHEDULING_CONFLICT',
  visits_one_pending_request: 'DUPLICATE_REQUEST',
};

async function judged<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const code = constraintErrors[constraintOf(error) ?? ''];
    throw code ? new AppError(code, { cause: error }) : error;
  }
}

/** A visit with its pet and adopter; both may be gone or never have been. */
const visitColumns = {
  visit: visits,
  pet: {
    id: pets.id,
    name: pets.name,
    species: pets.species,
    photoHash: pets.photoHash,
    externalPhoto: pets.externalPhoto,
  },
  adopter: {
    id: users.id,
    fullName: users.fullName,
    email: users.email,
    phoneNumber: users.phoneNumber,
  },
};

const selectVisits = (database: Queries) =>
  database
    .select(visitColumns)
    .from(visits)
    .leftJoin(pets, eq(pets.id, visits.petId))
    .leftJoin(users, eq(users.id, visits.userId));

export type VisitDetails = Awaited<ReturnType<typeof selectVisits>>[number];

/** What a booking is answered with, as PostgreSQL names it. */
interface PetAndAdopter {
  name: string;
  species: PetRow['species'];
  photo_hash: PetRow['photoHash'];
  external_photo: PetRow['externalPhoto'];
  full_name: string;
  email: string;
  phone_number: UserRow['phoneNumber'];
}

/** All visits, newest request first. */
export function listVisits(database: Queries): Promise<VisitDetails[]> {
  return selectVisits(database).orderBy(desc(visits.createdAt), desc(visits.id));
}

/** One adopter's visits, the latest date first. */
export function listVisitsOfUser(database: Queries, userId: string): Promise<VisitDetails[]> {
  return selectVisits(database)
    .where(eq(visits.userId, userId))
    .orderBy(desc(visits.startsAt), desc(visits.id));
}

export async function findVisit(database: Queries, id: string): Promise<VisitDetails | undefined> {
  const [row] = await selectVisits(database).where(eq(visits.id, id));
  return row;
}

/** Active visits of a pet that are not over yet. */
export function listTakenTimes(database: Queries, petId: string, now: Date) {
  return database
    .select({ startsAt: visits.startsAt, endsAt: visits.endsAt })
    .from(visits)
    .where(
      and(
        eq(visits.petId, petId),
        inArray(visits.status, activeVisitStatuses),
        gt(visits.endsAt, now),
      ),
    );
}

export async function findPetStatus(database: Queries, petId: string) {
  const [pet] = await database.select({ status: pets.status }).from(pets).where(eq(pets.id, petId));
  return pet;
}

/** Until the transaction ends, nobody else books, changes or deletes this pet. */
export async function lockPet(transaction: Queries, petId: string) {
  const [pet] = await transaction
    .select({ status: pets.status })
    .from(pets)
    .where(eq(pets.id, petId))
    .for('update');
  return pet;
}

/** The pet's row before the visit's: one order everywhere. */
export async function lockVisit(transaction: Queries, id: string): Promise<VisitRow | undefined> {
  const [found] = await transaction
    .select({ petId: visits.petId })
    .from(visits)
    .where(eq(visits.id, id));
  if (found?.petId) await lockPet(transaction, found.petId);
  const [visit] = await transaction.select().from(visits).where(eq(visits.id, id)).for('update');
  return visit;
}

/** Whether there is such an account, which then stays until the transaction ends. */
export async function lockAdopter(transaction: Queries, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return rows.length > 0;
}

/**
 * Stores an adopter's request if the pet is Available, and the letter that says so, in one statement,
 * which locks the pet's row like every other change.
 * @returns undefined when there is no such pet, or it is not Available
 * @throws AppError SCHEDULING_CONFLICT, DUPLICATE_REQUEST
 */
export async function insertVisitOfAvailablePet(
  { pool }: Database,
  row: Pick<VisitRow, 'id' | 'startsAt' | 'endsAt' | 'notes' | 'createdAt' | 'updatedAt'> & {
    petId: string;
    userId: string;
  },
): Promise<VisitDetails | undefined> {
  const status = 'pending';
  const letterSequence = 1;
  const data: VisitLetter = {
    ...{ kind: 'received', actor: 'adopter', visitId: row.id, sequence: letterSequence },
  };
  const mail = { kind: VISIT_MAIL, expiresAt: row.startsAt, data };
  const insert = pool.query<PetAndAdopter>({
    name: 'visit_of_available_pet',
    text: `WITH pet AS (
        SELECT id, name, species, photo_hash, external_photo FROM pets
        WHERE id = $2 AND status = 'Available' FOR UPDATE
      ), visit AS (
        INSERT INTO visits (id, pet_id, user_id, status, starts_at, ends_at, notes, created_at,
          updated_at, letter_sequence)
        SELECT $1, pet.id, $3, $4, $5, $6, $7, $8, $9, $10 FROM pet
        RETURNING created_at
      ), letter AS (
        INSERT INTO jobs (queue, payload, group_key, due_at, created_at)
        SELECT $11, $12::jsonb || jsonb_build_object('to', adopter.email),
          'mail to ' || lower(adopter.email), visit.created_at, visit.created_at
        FROM visit JOIN users AS adopter ON adopter.id = $3
      )
      SELECT pet.name, pet.species, pet.photo_hash, pet.external_photo,
        adopter.full_name, adopter.email, adopter.phone_number
      FROM pet JOIN users AS adopter ON adopter.id = $3`,
    values: [
      ...[row.id, row.petId, row.userId, status, row.startsAt, row.endsAt, row.notes],
      ...[row.createdAt, row.updatedAt, letterSequence],
      ...[mailQueueName(VISIT_MAIL), JSON.stringify(mail)],
    ],
  });
  const [found] = (await judged(insert)).rows;
  if (!found) return undefined;
  const visitor = { visitorName: null, visitorEmail: null, visitorPhone: null };
  return {
    visit: { ...row, ...visitor, status, letterSequence, remindedAt: null },
    pet: {
      id: row.petId,
      name: found.name,
      species: found.species,
      photoHash: found.photo_hash,
      externalPhoto: found.external_photo,
    },
    adopter: {
      id: row.userId,
      fullName: found.full_name,
      email: found.email,
      phoneNumber: found.phone_number,
    },
  };
}

/** @throws AppError SCHEDULING_CONFLICT, DUPLICATE_REQUEST */
export async function insertVisit(
  database: Queries,
  row: typeof visits.$inferInsert,
): Promise<string> {
  await judged(database.insert(visits).values(row).execute());
  return row.id;
}

/** @throws AppError SCHEDULING_CONFLICT, DUPLICATE_REQUEST */
export async function updateVisit(
  database: Queries,
  id: string,
  columns: Partial<VisitRow>,
): Promise<void> {
  await judged(database.update(visits).set(columns).where(eq(visits.id, id)).execute());
}

/** D19: before a pet is deleted; its row is locked by the caller. Whoever was coming is told. */
export async function cancelActiveVisitsOfPet(
  transaction: Queries,
  petId: string,
  now: Date,
): Promise<void> {
  const isActive = and(eq(visits.petId, petId), inArray(visits.status, activeVisitStatuses));
  const found = await selectVisits(transaction).where(isActive);
  await enqueueLetters(
    transaction,
    found.flatMap((visit) => cancellationOf(visit, now, 'pet_removed') ?? []),
    now,
  );
  await transaction
    .update(visits)
    .set({
      status: 'cancelled',
      updatedAt: now,
      letterSequence: sql`${visits.letterSequence} + 1`,
    })
    .where(isActive);
}

/** False when there was none. */
export async function deleteVisit(database: Queries, id: string): Promise<boolean> {
  const deleted = await database
    .delete(visits)
    .where(eq(visits.id, id))
    .returning({ id: visits.id });
  return deleted.length > 0;
}
