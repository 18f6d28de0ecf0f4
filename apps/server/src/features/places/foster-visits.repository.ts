import { type VisitDays, visitDaysOf } from '@pawmatch/contract/visits/times/visit-days';
import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { pets } from '../pets/pets.table.ts';
import { shelters } from '../shelter/shelters.table.ts';
import type { KnownShelter } from '../shelter/shelters.ts';
import { fosterHomes } from './foster-homes.table.ts';
import { petPlaces } from './places.tables.ts';

/** What the foster homes of a pet and of the other one of its pair say about visits. */
interface FosterVisits {
  /** Null for all days of the shelter. */
  days: VisitDays;
  /** Null for the address of the shelter. */
  meetingPlace: string | null;
}

const AT_SHELTER: FosterVisits = { days: null, meetingPlace: null };

type Schedule = Pick<KnownShelter, 'visiting' | 'care_parts'>;

/**
 * On which days and where a pet is met, as it is now. In a transaction that has locked the pet, as who moves it does, it stays
 * so until the end.
 */
export async function findFosterVisits(
  database: Queries,
  petId: string,
  { visiting, care_parts }: Schedule,
  { isLocked = false } = {},
): Promise<FosterVisits> {
  if (!care_parts.includes('fosters')) return AT_SHELTER;
  const query = database
    .select({ days: fosterHomes.visitDays, place: fosterHomes.meetingPlace })
    .from(pets)
    .innerJoin(petPlaces, and(eq(petPlaces.petId, pets.id), isNull(petPlaces.until)))
    .innerJoin(fosterHomes, eq(fosterHomes.placeId, petPlaces.placeId))
    .where(or(eq(pets.id, petId), eq(pets.bondedWith, petId)))
    .orderBy(sql`${pets.id} = ${petId} DESC`);
  const rows = await (isLocked
    ? query.for('share', { of: fosterHomes }).prepare('lock_foster_visits').execute()
    : query.prepare('find_foster_visits').execute());
  return {
    days: visitDaysOf(
      visiting,
      rows.map(({ days }) => days),
    ),
    meetingPlace: rows.find(({ place }) => place)?.place ?? null,
  };
}

/** The meeting place of visits of a pet or of the other one of its pair, as a column of a query. */
export const meetingPlaceOf = (
  petId: SQLWrapper,
  bondedPetId: SQLWrapper,
): SQL<string | null> => sql`(
  SELECT ${fosterHomes.meetingPlace} FROM ${petPlaces}
    JOIN ${fosterHomes} ON ${fosterHomes.placeId} = ${petPlaces.placeId}
    JOIN ${shelters} ON ${shelters.id} = ${fosterHomes.shelterId}
  WHERE ${and(sql`${petPlaces.petId} IN (${petId}, ${bondedPetId})`, isNull(petPlaces.until))}
    AND ${fosterHomes.meetingPlace} IS NOT NULL AND 'fosters' = ANY (${shelters.careParts})
  ORDER BY ${petPlaces.petId} = ${petId} DESC LIMIT 1)`;
