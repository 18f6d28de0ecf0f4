import type { ShelterServer } from '../../e2e/support/shelter-server.ts';
import { addManyPets } from './many-pets.ts';

export const PETS = 20_000;
const PEOPLE = 20_000;
const VISITS = 100_000;

/** Visits that are not over. */
const ACTIVE_VISITS = 40_000;

/** Fills the database as a large shelter would have it after years. */
export async function fillLargeShelter(
  shelter: ShelterServer,
  { pets, visits } = { pets: PETS, visits: VISITS },
): Promise<void> {
  await addManyPets(shelter, pets, variedTexts);
  await addPeopleAndVisits(shelter, pets, visits);
}

/** Of the pet with the number `n`, so that a search finds a few. */
const variedTexts = {
  name: `(ARRAY['Luna','Bella','Max','Biscuit','Shadow','Otis','Zoë','Rex','Ailsa','Pip'])
    [1 + abs(hashint4(n)) % 10] || substr(md5(n::text), 1, 4)`,
  breed: `(ARRAY['Labrador Retriever','Siamese','Boxer','Husky','Domestic Shorthair','Beagle'])
    [1 + abs(hashint4(n + 7)) % 6]`,
};

async function addPeopleAndVisits(
  { query }: ShelterServer,
  pets: number,
  visits: number,
): Promise<void> {
  const past = visits - ACTIVE_VISITS;
  await query(
    `INSERT INTO users (id, full_name, email, phone_number, role, password_hash, created_at, updated_at)
     SELECT gen_random_uuid(),
       (ARRAY['Ada','Grace','Inés','Linus','Margaret','Dennis','Barbara','Ken'])[1 + n % 8] || ' ' ||
       (ARRAY['Lovelace','Hopper','Álvarez','Stone','Hamilton','Ritchie','Liskov','Chen'])[1 + n / 8 % 8] || ' ' || n,
       'person' || n || '@example.org', (2000000000 + n::bigint * 7919)::text, 'adopter', 'none',
       now() - n * interval '3 minutes', now()
     FROM generate_series(1, $1::integer) AS n`,
    [PEOPLE],
  );
  // Its entries of each row take longer than the row; those of all rows at once are quick.
  const [index] = await query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'visits_search_idx'`,
  );
  await query('DROP INDEX visits_search_idx');
  await query(
    `WITH pet AS (SELECT shelter_id, id, row_number() OVER (ORDER BY id) - 1 AS n FROM pets),
       person AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM users WHERE role = 'adopter')
     INSERT INTO visits (shelter_id, id, pet_id, user_id, status, starts_at, ends_at, created_at, updated_at)
     SELECT pet.shelter_id, gen_random_uuid(), pet.id, person.id,
       CASE WHEN i < ${past} THEN (ARRAY['completed','cancelled'])[1 + i % 2]
         ELSE (ARRAY['pending','confirmed','approved'])[1 + i % 3] END,
       now() + (i - ${past}) * interval '5 minutes',
       now() + (i - ${past}) * interval '5 minutes' + interval '30 minutes',
       now() + (i - ${past}) * interval '5 minutes' - interval '7 days', now()
     FROM generate_series(0, $1::integer - 1) AS i
     JOIN pet ON pet.n = (i * 7 + i / 20000) % ${pets} JOIN person ON person.n = i % ${PEOPLE}`,
    [visits],
  );
  if (index) await query(index.indexdef);
  await query('VACUUM (ANALYZE) pets, users, visits, events');
}
