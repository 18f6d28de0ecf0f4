import type { ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import { asc, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { type ShelterRow, shelters } from './shelters.table.ts';

/** The shelter; there is one. */
export async function findShelter(database: Queries): Promise<ShelterRow> {
  const [row] = await database.select().from(shelters).orderBy(asc(shelters.id)).limit(1);
  if (!row) throw new Error('The database has no shelter.');
  return row;
}

/** Locks the settings until the transaction ends, so that two changes do not overwrite each other. */
export async function lockShelter(transaction: Queries): Promise<ShelterRow> {
  const [row] = await transaction
    .select()
    .from(shelters)
    .orderBy(asc(shelters.id))
    .limit(1)
    .for('no key update');
  if (!row) throw new Error('The database has no shelter.');
  return row;
}

const columnsOf = ({ time_zone, ...details }: ShelterDetails, now: Date) => ({
  ...details,
  timeZone: time_zone,
  updatedAt: now,
});

/** Stores the first values; later calls change nothing. */
export async function storeFirstSettings(
  database: Queries,
  details: ShelterDetails,
  now: Date,
): Promise<void> {
  await database.update(shelters).set(columnsOf(details, now)).where(isNull(shelters.updatedAt));
}

export async function updateShelter(
  transaction: Queries,
  details: ShelterDetails,
  now: Date,
): Promise<void> {
  await transaction.update(shelters).set(columnsOf(details, now));
}
