import { type VisitDays, visitDaysOf } from '@pawmatch/contract/visits/visit-days';
import { and, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { petPlaces } from '../places/places.tables.ts';
import { shelters } from '../shelter/shelters.table.ts';
import type { KnownShelter } from '../shelter/shelters.ts';
import { fosterHomes } from './foster-homes.table.ts';

/** What the foster homes of a pet and of the other one of its pair say about visits. */
export interface FosterVisits {
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
  const { rows } = await database.execute<{ days: number[] | null; place: string | null }>(sql`
    SELECT visit_days AS days, meeting_place AS place
    FROM pets JOIN pet_places ON pet_places.pet_id = pets.id AND until IS NULL
      JOIN foster_homes USING (place_id)
    WHERE pets.id = ${petId} OR pets.bonded_with = ${petId}
    ORDER BY pets.id = ${petId} DESC ${isLocked ? sql`FOR SHARE OF foster_homes` : sql``}`);
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
