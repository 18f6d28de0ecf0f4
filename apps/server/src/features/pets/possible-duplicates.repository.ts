import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { NewPetRow } from './pets.table.ts';

/** A pet that may be the same animal, and what says so. */
type PossibleDuplicate = { name: string; by: 'chip' | 'likeness' };

/**
 * Finds pets of the shelter that may be the same animals as new ones: by the chip number, or else by name, species and sex
 * with the same date of birth or, where that is about or unknown, the same breed and age group. Pets of the same source are
 * left out, because its ids tell its animals apart.
 * @returns by the ids of the new pets, which are not stored yet
 */
export async function findPossibleDuplicates(
  database: Queries,
  { shelterId, source }: { shelterId: string; source: string },
  pets: readonly NewPetRow[],
): Promise<Map<string, PossibleDuplicate>> {
  if (pets.length === 0) return new Map();
  const sought = pets.map(
    ({ id, name, species, breed, sex, age_group, birthDate, isBirthDateEstimated, microchip }) => ({
      ...{ id, name, species, breed, sex, age_group, microchip },
      birth_date: birthDate,
      is_about: isBirthDateEstimated,
    }),
  );
  const { rows } = await database.execute<PossibleDuplicate & { id: string }>(sql`
    SELECT sought.id, found.name, found.by
    FROM json_to_recordset(${JSON.stringify(sought)}::json) AS sought (id uuid, name text, species text, breed text,
      sex text, age_group text, microchip text, birth_date date, is_about boolean),
    LATERAL (
      SELECT name, 'chip' AS by FROM pets
      WHERE microchip = sought.microchip
        AND shelter_id = ${shelterId} AND source IS DISTINCT FROM ${source}
      UNION ALL
      SELECT name, 'likeness' FROM pets
      WHERE lower(name) = lower(sought.name) AND species = sought.species AND sex = sought.sex
        AND (microchip = sought.microchip) IS NOT false
        AND (birth_date = sought.birth_date OR (
          (birth_date <> sought.birth_date AND NOT is_birth_date_estimated AND NOT sought.is_about) IS NOT true
          AND lower(breed) = lower(sought.breed) AND age_group = sought.age_group))
        AND shelter_id = ${shelterId} AND source IS DISTINCT FROM ${source}
      ORDER BY by LIMIT 1) AS found`);
  return new Map(rows.map(({ id, name, by }) => [id, { name, by }]));
}
