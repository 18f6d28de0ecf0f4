import type { ErrorCode } from '@pawmatch/contract/errors';
import { activeVisitStatuses } from '@pawmatch/contract/visits/visit-status';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { constraintOf, type Database, type Queries } from '../../platform/database.ts';
import { preparedOn } from '../../platform/prepared.ts';
import { pets } from '../pets/pets.table.ts';
import { users } from '../users/users.table.ts';
import { cancellationOf } from './letters/letter-of-visit.ts';
import { VISIT_LETTERS, type VisitLetter } from './letters/visit-letter.ts';
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

const prepareVisit = (database: Database, name: string) =>
  selectVisits(database)
    .where(eq(visits.id, sql.placeholder('id')))
    .prepare(name);

/** {@link findVisit} outside a transaction. */
export async function readVisit(database: Database, id: string): Promise<VisitDetails | undefined> {
  const [row] = await preparedOn(database, 'visit', prepareVisit).execute({ id });
  return row;
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

export async function isUser(database: Queries, userId: string): Promise<boolean> {
  const rows = await database.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}

/**
 * Stores an adopter's request if the pet is Available, and the letter that says so, in one statement,
 * which locks the pet's row like every other change.
 * @returns false when there is no such pet, or it is not Available
 * @throws AppError SCHEDULING_CONFLICT, DUPLICATE_REQUEST
 */
export async function insertVisitOfAvailablePet(
  { pool }: Database,
  row: Pick<VisitRow, 'id' | 'startsAt' | 'endsAt' | 'notes' | 'createdAt'> & {
    petId: string;
    userId: string;
  },
): Promise<boolean> {
  const sequence = 1;
  const letter: VisitLetter = { kind: 'received', visitId: row.id, sequence };
  const insert = pool.query({
    name: 'visit_of_available_pet',
    text: `WITH visit AS (
        INSERT INTO visits (id, pet_id, user_id, status, starts_at, ends_at, notes, created_at,
          updated_at, letter_sequence)
        SELECT $1, pet.id, $3, 'pending', $4, $5, $6, $7, $7, $8
        FROM (SELECT id FROM pets WHERE id = $2 AND status = 'Available' FOR UPDATE) AS pet
        RETURNING created_at
      )
      INSERT INTO jobs (queue, payload, due_at, created_at)
      SELECT $9, $10::jsonb, created_at, created_at FROM visit`,
    values: [
      ...[row.id, row.petId, row.userId, row.startsAt, row.endsAt, row.notes, row.createdAt],
      ...[sequence, VISIT_LETTERS, JSON.stringify(letter)],
    ],
  });
  const { rowCount } = await judged(insert);
  return rowCount === 1;
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
    found.flatMap((visit) => cancellationOf(visit, now) ?? []),
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
