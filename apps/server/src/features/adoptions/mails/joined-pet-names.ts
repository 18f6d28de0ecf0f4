import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { sql } from 'drizzle-orm';

/** No name has a line break. */
const SEPARATOR = '\n';

/** Of rows of `adoption_pets`: the names of both pets of a pair, for {@link petNamesInWords}. */
export const joinedPetNames = sql<string>`string_agg(pet_name, ${sql.raw("E'\\n'")} ORDER BY pet_name)`;

/** Such as "Luna and Max". */
export function petNamesInWords(joined: string): string {
  const [one = '', other] = joined.split(SEPARATOR);
  return petNames({ name: one }, other === undefined ? null : { name: other });
}
