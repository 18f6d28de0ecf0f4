import type { ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import { isReservedSlug, slugOf } from '@pawmatch/contract/shelter-slug';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { FIRST_SHELTER, type ShelterRow, shelters } from './shelters.table.ts';

/** The first one first, which every installation has. */
export function listShelters(database: Queries): Promise<ShelterRow[]> {
  return database.select().from(shelters).orderBy(asc(shelters.id));
}

/** The names in addresses that shelters had before. */
export async function listFormerSlugs(
  database: Queries,
): Promise<{ slug: string; shelterId: string }[]> {
  const { rows } = await database.execute<{ slug: string; shelterId: string }>(
    sql`SELECT slug, shelter_id AS "shelterId" FROM former_shelter_slugs ORDER BY slug`,
  );
  return rows;
}

export async function findShelter(database: Queries, id: string): Promise<ShelterRow> {
  const [row] = await database.select().from(shelters).where(eq(shelters.id, id));
  if (!row) throw new Error('There is no such shelter.');
  return row;
}

/**
 * Locks the settings until the transaction ends, so that two changes do not overwrite each other.
 * @throws AppError SHELTER_NOT_FOUND
 */
export async function lockShelter(transaction: Queries, id: string): Promise<ShelterRow> {
  const [row] = await transaction
    .select()
    .from(shelters)
    .where(eq(shelters.id, id))
    .for('no key update');
  if (!row) throw new AppError('SHELTER_NOT_FOUND');
  return row;
}

const columnsOf = ({ time_zone, paper_size, ...details }: ShelterDetails, now: Date) => ({
  ...details,
  timeZone: time_zone,
  paperSize: paper_size,
  updatedAt: now,
});

/** Stores the first values of the shelter; later calls change nothing. */
export async function storeFirstSettings(
  database: Queries,
  details: ShelterDetails,
  now: Date,
): Promise<void> {
  const isFirstStart = and(eq(shelters.id, FIRST_SHELTER), isNull(shelters.updatedAt));
  const named = slugOf(details.name);
  const slug = named && isReservedSlug(named) ? `${named}-shelter` : named;
  await database
    .update(shelters)
    .set({ ...columnsOf(details, now), ...(slug && { slug }) })
    .where(isFirstStart);
}

export async function updateShelter(
  transaction: Queries,
  id: string,
  details: ShelterDetails,
  now: Date,
): Promise<void> {
  await transaction.update(shelters).set(columnsOf(details, now)).where(eq(shelters.id, id));
}

export async function listSheltersWithPart(database: Queries, part: CarePart): Promise<string[]> {
  const rows = await database
    .select({ id: shelters.id })
    .from(shelters)
    .where(arrayContains(shelters.careParts, [part]));
  return rows.map(({ id }) => id);
}

export async function setCareParts(
  database: Queries,
  id: string,
  { parts, now }: { parts: CarePart[]; now: Date },
): Promise<void> {
  await database
    .update(shelters)
    .set({ careParts: parts, updatedAt: now })
    .where(eq(shelters.id, id));
}

/**
 * Begins or ends the requirement of a second factor; a requirement keeps the day of its beginning.
 * @returns whether it has changed
 */
export async function setSecondFactorRequired(
  transaction: Queries,
  id: string,
  isRequired: boolean,
  now: Date,
): Promise<boolean> {
  const { secondFactorRequiredAt: before } = await lockShelter(transaction, id);
  if (isRequired === (before !== null)) return false;
  await transaction
    .update(shelters)
    .set({ secondFactorRequiredAt: isRequired ? now : null, updatedAt: now })
    .where(eq(shelters.id, id));
  return true;
}
