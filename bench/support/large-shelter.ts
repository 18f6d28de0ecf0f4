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
  await addVisits(query, pets, visits);
  await query('VACUUM (ANALYZE)');
}

/**
 * Visits are inserted with what the triggers of visits would write for each of them, and get their indexes afterwards:
 * a million takes a minute instead of half an hour.
 */
async function addVisits(
  query: ShelterServer['query'],
  pets: number,
  visits: number,
): Promise<void> {
  await query('ALTER TABLE visits DISABLE TRIGGER USER');
  const tables = `ARRAY['visits', 'visited_pets', 'events']::regclass[]`;
  const constraints = await query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE conrelid = ANY (${tables}) AND contype = 'x'`,
  );
  for (const { table, name } of constraints) {
    await query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  const indexes = await query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = ANY (${tables}) AND NOT indisprimary`,
  );
  await query(`DROP INDEX ${indexes.map(({ name }) => name).join(', ')}`);
  const past = visits - ACTIVE_VISITS;
  await query(
    `WITH pet AS (SELECT shelter_id, id, name, breed, row_number() OVER (ORDER BY id) - 1 AS n FROM pets),
       person AS (
         SELECT id, full_name, email, phone_number, row_number() OVER (ORDER BY id) - 1 AS n
         FROM users WHERE role = 'adopter'),
       planned AS (
         SELECT *, CASE WHEN status = 'completed' THEN ends_at END AS over_at
         FROM (
           SELECT i, now() + (i - ${past}) * interval '5 minutes' AS starts_at,
             now() + (i - ${past}) * interval '5 minutes' + interval '30 minutes' AS ends_at,
             CASE WHEN i < ${past} THEN (ARRAY['completed','cancelled'])[1 + i % 2]
               ELSE (ARRAY['pending','confirmed','approved'])[1 + i % 3] END AS status
           FROM generate_series(0, $1::integer - 1) AS i) AS numbered),
       visit AS (
         INSERT INTO visits (shelter_id, id, pet_id, user_id, status, starts_at, ends_at, ended_at, rests_until,
           search_text, created_at, updated_at)
         SELECT pet.shelter_id, gen_random_uuid(), pet.id, person.id, status, starts_at, ends_at, over_at, over_at,
           fold_text(concat_ws(' ', name, breed, full_name, email, phone_number)),
           starts_at - interval '7 days', now()
         FROM planned
         JOIN pet ON pet.n = (i * 7 + i / 20000) % ${pets} JOIN person ON person.n = i % ${PEOPLE}
         RETURNING *),
       visited AS (
         INSERT INTO visited_pets (visit_id, pet_id, user_id, is_pending, starts_at, taken_until)
         SELECT id, pet_id, user_id, status = 'pending', starts_at, ends_at FROM visit WHERE status <> 'cancelled')
     INSERT INTO events (kind, entity, entity_id, pet_id, person_id, actor, happened_at, changes, shelter_id)
     SELECT 'visit.created', 'visit', id, pet_id, user_id, 'system', created_at,
       jsonb_build_object('status', jsonb_build_array(NULL, status), 'starts_at', jsonb_build_array(NULL, starts_at)),
       shelter_id
     FROM visit`,
    [visits],
  );
  for (const { definition } of indexes) await query(definition);
  for (const { table, name, definition } of constraints) {
    await query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  await query('ALTER TABLE visits ENABLE TRIGGER USER');
}
