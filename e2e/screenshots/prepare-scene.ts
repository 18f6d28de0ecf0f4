import { addAdopter, addPet } from '../support/shelter-data.ts';
import { ADMIN, type ShelterServer } from '../support/shelter-server.ts';
import type { Scene } from './shot.ts';

const LONG_NAME =
  'Princess Buttercup Marmalade von Whiskerstein the Third of Willow Street, Sister of Sir Pounce-a-Lot';
const LONG_BREED = 'American Staffordshire Terrier / Chesapeake Bay Retriever Mix';

/** Adds pets that the demonstration lacks: one without a photo, one with very long texts. */
export async function prepareScene(shelter: ShelterServer): Promise<Scene> {
  await waitForPhotos(shelter);
  const { id: noPhotoId } = await addPet(shelter, { name: 'Pip', species: 'Cat', breed: 'Tabby' });
  const { id: longNameId } = await addPet(shelter, { name: LONG_NAME, breed: LONG_BREED });
  await shelter.query(
    `UPDATE pets SET description = repeat('She came to us on a rainy Tuesday and has not stopped talking since. ', 40),
       shelter_notes = 'Pneumonoultramicroscopicsilicovolcanoconiosis is all that she does not have.',
       special_needs = true, training_traits = ARRAY['HouseTrained'], energy_level = 'VeryActive',
       hair_length = 'Long', experience_level = 'Intermediate'
     WHERE id = $1`,
    [longNameId],
  );
  const [pet, visited] = await shelter.query<{ id: string }>(
    `SELECT id FROM pets WHERE photo_hash IS NOT NULL AND status = 'Available'
     ORDER BY created_at DESC LIMIT 2`,
  );
  if (!pet || !visited) throw new Error('The demonstration shelter has no pets with photos.');
  await prepareCare(shelter, pet.id);
  await prepareDiary(shelter, pet.id);
  return { shelter, petId: pet.id, visitedPetId: visited.id, noPhotoId, longNameId };
}

/** Lets the shelter use all parts of the care of pets: two kennels of a house and a foster home, and care that is due for who lives there. */
async function prepareCare(shelter: ShelterServer, petId: string): Promise<void> {
  await shelter.query(`UPDATE shelters SET care_parts = '{places,care,fosters,tasks}'`);
  // In place of those of the demonstration.
  for (const table of ['care_items', 'pet_places', 'places']) {
    await shelter.query(`DELETE FROM ${table}`);
  }
  await shelter.query(
    `INSERT INTO places (id, shelter_id, parent_id, name, capacity, is_capacity_strict, created_at, updated_at)
     SELECT place.id::uuid, shelters.id, parent::uuid, place.name, capacity, false, now(), now()
     FROM (SELECT id FROM shelters LIMIT 1) AS shelters, (VALUES
       ('00000000-0000-7000-8000-0000000000a1', NULL, 'Main House', NULL),
       ('00000000-0000-7000-8000-0000000000a2', '00000000-0000-7000-8000-0000000000a1', 'Kennel 1', 2),
       ('00000000-0000-7000-8000-0000000000a3', '00000000-0000-7000-8000-0000000000a1', 'Kennel 2', 4),
       ('00000000-0000-7000-8000-0000000000a4', NULL, 'Home of the staff', 3)
     ) AS place (id, parent, name, capacity)`,
  );
  await prepareFosters(shelter);
  await shelter.query(
    `WITH living AS (
       SELECT stays.*, row_number() OVER (ORDER BY pet_name) AS number FROM stays JOIN pets ON pets.id = pet_id
       WHERE outcome IS NULL AND pets.species = 'Dog' LIMIT 8
     ), moved AS (
       INSERT INTO pet_places (shelter_id, pet_id, place_id, since)
       SELECT shelter_id, pet_id, ('00000000-0000-7000-8000-0000000000a' || CASE WHEN number < 4 THEN 2 WHEN number < 7 THEN 3 ELSE 4 END)::uuid, now()
       FROM living
     )
     INSERT INTO care_items (shelter_id, pet_id, stay_id, kind, title, due_on, created_at, updated_at)
     SELECT shelter_id, pet_id, id, kind, title, current_date - late, now(), now() FROM living,
       (VALUES ('vaccination', 'DAPP', 3), ('weight', 'Weight', 0)) AS due (kind, title, late)
     WHERE late = 3 OR number % 3 = 0`,
  );
  await shelter.query(
    `INSERT INTO care_items (shelter_id, pet_id, stay_id, kind, title, product, lot, dose, grams, due_on, done_at,
       recorded_at, created_at, updated_at)
     SELECT shelter_id, pet_id, id, kind, title, product, lot, dose, grams,
       CASE WHEN days < 0 THEN current_date - days END, CASE WHEN days >= 0 THEN now() - make_interval(days => days) END,
       CASE WHEN days >= 0 THEN now() END, now(), now()
     FROM stays, (VALUES
       ('vaccination', 'DAPP', 'Vanguard Plus 5', 'A-1207', '1 ml', NULL, 9), ('vaccination', 'Rabies', NULL, NULL, NULL, NULL, -6),
       ('test', 'Heartworm', 'SNAP 4Dx Plus', NULL, NULL, NULL, 9), ('worming', 'Worming', 'Drontal', NULL, '1 tablet', NULL, 8),
       ('weight', 'Weight', NULL, NULL, NULL, 11800, 9), ('weight', 'Weight', NULL, NULL, NULL, 12200, 4),
       ('weight', 'Weight', NULL, NULL, NULL, 12900, 1)
     ) AS care (kind, title, product, lot, dose, grams, days)
     WHERE outcome IS NULL AND pet_id = $1`,
    [petId],
  );
  await shelter.query(
    `INSERT INTO care_items (shelter_id, pet_id, stay_id, kind, title, done_at, recorded_at, created_at, updated_at)
     SELECT shelter_id, pet_id, id, 'neutering', 'Spaying or neutering', now(), now(), now(), now()
     FROM (SELECT stays.*, row_number() OVER (ORDER BY pet_name) AS number FROM stays WHERE outcome IS NULL) AS living
     WHERE number % 4 > 0 AND pet_id <> $1`,
    [petId],
  );
  await shelter.query(
    `INSERT INTO care_rules (shelter_id, rules, as_of, updated_at)
     SELECT id, '[{"need":"exam","blocks":["showing"],"is_on":false},{"need":"hold","blocks":["leaving"],"is_on":true},
       {"need":"neutered","blocks":["leaving"],"is_on":true}]', current_date, now() FROM shelters`,
  );
  await shelter.query(
    `INSERT INTO foster_homes (place_id, shelter_id, user_id, created_at, updated_at)
     SELECT places.id, shelter_id, users.id, now(), now() FROM places, users
     WHERE places.name = 'Home of the staff' AND users.email = $1`,
    [ADMIN.email],
  );
  await shelter.query(
    `INSERT INTO foster_answers (shelter_id, pet_id, question, value, sentence, written_by, written_at, updated_at)
     SELECT shelter_id, pet_id, question, value, sentence, users.id, now(), now()
     FROM pet_places, users, (VALUES ('cats', 'false', 'Chased our cat up the stairs.'),
       ('strangers', 'true', 'Greets everybody at the door.'), ('alone', 'FewHours', NULL)) AS answers (question, value, sentence)
     WHERE place_id = '00000000-0000-7000-8000-0000000000a4' AND users.email = $1`,
    [ADMIN.email],
  );
}

/** Two days in the diary of a pet, with a colleague who is mentioned. */
async function prepareDiary(shelter: ShelterServer, petId: string): Promise<void> {
  const kim = '00000000-0000-7000-8000-0000000000b1';
  await shelter.query(
    `INSERT INTO users (id, full_name, email, phone_number, role, password_hash, created_at, updated_at)
     VALUES ($1, 'Kim Lee', 'kim@example.org', NULL, 'admin', '', now(), now())`,
    [kim],
  );
  await shelter.query(
    `INSERT INTO memberships (user_id, shelter_id, role, since) SELECT $1, id, 'staff', now() FROM shelters LIMIT 1`,
    [kim],
  );
  await shelter.query(
    `WITH notes AS (
       INSERT INTO internal_notes (shelter_id, pet_id, entry_id, number, text, written_by, written_at)
       SELECT shelter_id, $1, entry::uuid, number, text, (SELECT id FROM users WHERE role = 'admin' AND id <> $2 LIMIT 1),
         now() - make_interval(hours => hours)
       FROM pets, (VALUES
         ('00000000-0000-7000-8000-0000000000c1', 1, 'Ate nothing this morning.', 3),
         ('00000000-0000-7000-8000-0000000000c1', 2, '@Kim Lee, ate nothing this morning, but drank. Please look at the teeth.', 2),
         ('00000000-0000-7000-8000-0000000000c2', 1, 'Long walk by the river, calm beside other dogs.', 27)
       ) AS note (entry, number, text, hours) WHERE pets.id = $1 RETURNING id, shelter_id, text
     ), mentioned AS (
       INSERT INTO mentions (id, shelter_id, note_id, user_id, name, updated_at)
       SELECT gen_random_uuid(), shelter_id, id, $2, 'Kim Lee', now() FROM notes WHERE text LIKE '@%'
     )
     INSERT INTO pet_places (shelter_id, pet_id, place_id, since, until)
     SELECT shelter_id, $1, '00000000-0000-7000-8000-0000000000a2', now() - interval '26 hours', now() - interval '25 hours'
     FROM pets WHERE id = $1`,
    [petId, kim],
  );
}

/** Two foster homes with a cat each, one of somebody who has left, and an offer to the other one. */
async function prepareFosters(shelter: ShelterServer): Promise<void> {
  const [ann, bo] = [
    await addAdopter(shelter, {
      name: 'Ann Lee',
      email: 'ann@pawmatch.example',
      phone: '5550100001',
    }),
    await addAdopter(shelter, {
      name: 'Bo Kim',
      email: 'bo@pawmatch.example',
      phone: '5550100002',
    }),
  ];
  await shelter.query(
    `INSERT INTO places (id, shelter_id, name, capacity, is_capacity_strict, created_at, updated_at)
     SELECT users.id, shelters.id, 'Foster home of ' || full_name, 3, true, now(), now() FROM users, shelters
     WHERE users.id IN ($1, $2)`,
    [ann, bo],
  );
  await shelter.query(
    `INSERT INTO foster_homes (place_id, shelter_id, user_id, takes, gives_medicine, has_dogs, created_at, updated_at)
     SELECT id, shelter_id, id, '{kittens,cats}', true, true, now(), now() FROM places WHERE id IN ($1, $2)`,
    [ann, bo],
  );
  await shelter.query(
    `INSERT INTO memberships (user_id, shelter_id, role, since) SELECT $1, id, 'foster', now() FROM shelters`,
    [ann],
  );
  const cats = await shelter.query<{ id: string }>(
    `SELECT pet_id AS id FROM stays JOIN pets ON pets.id = pet_id
     WHERE outcome IS NULL AND pets.species = 'Cat' AND photo_hash IS NOT NULL ORDER BY pet_name LIMIT 4`,
  );
  for (const [index, home] of [ann, bo].entries()) {
    await shelter.query(
      'INSERT INTO pet_places (shelter_id, pet_id, place_id, since) SELECT id, $1, $2, now() FROM shelters',
      [cats[index]?.id, home],
    );
  }
  await shelter.query(
    `WITH offer AS (
       INSERT INTO foster_offers (id, shelter_id, note, from_on, weeks, offered_at)
       SELECT gen_random_uuid(), id, 'Both are shy at first, and sleep in one basket.', current_date + 3, 3, now()
       FROM shelters RETURNING *
     ), pets AS (
       INSERT INTO foster_offer_pets (offer_id, shelter_id, pet_id) SELECT id, shelter_id, unnest($2::uuid[]) FROM offer
     )
     INSERT INTO foster_offer_homes (offer_id, shelter_id, place_id) SELECT id, shelter_id, $1 FROM offer`,
    [ann, cats.slice(2).map(({ id }) => id)],
  );
}

/** The photos of the demonstration are generated after the first start. */
async function waitForPhotos(shelter: ShelterServer): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const [count] = await shelter.query<{ all: number; missing: number }>(
      `SELECT count(*)::int AS all, (count(*) FILTER (WHERE photo_hash IS NULL))::int AS missing FROM pets`,
    );
    if (count && count.all > 0 && count.missing === 0) return;
    if (Date.now() > deadline) throw new Error('The photos of the demonstration are not ready.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Inserts three visits of an adopter with different statuses. */
export async function insertVisits({ shelter, visitedPetId }: Scene, email: string): Promise<void> {
  await shelter.query(
    `INSERT INTO visits (shelter_id, id, pet_id, user_id, status, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), $1, users.id, status, starts_at, starts_at + interval '30 minutes',
       now(), now()
     FROM users, (VALUES ('pending', date_trunc('day', now()) + interval '40 days 19 hours'),
       ('confirmed', date_trunc('day', now()) + interval '41 days 19 hours'),
       ('cancelled', date_trunc('day', now()) + interval '42 days 19 hours'))
       AS new_visits (status, starts_at)
     WHERE users.email = $2`,
    [visitedPetId, email],
  );
}

/** Inserts people and visits around today, so that staff's lists have several pages. */
export async function insertManyVisits({ shelter }: Scene): Promise<void> {
  await shelter.query(
    `INSERT INTO users (id, full_name, email, phone_number, role, password_hash, created_at, updated_at)
     SELECT gen_random_uuid(), name || ' ' || (ARRAY['Álvarez','Stone','Okafor','van der Berg','Li'])[1 + n % 5],
       'person' || n || '@example.org', (2125550100 + n)::text, 'adopter', 'none',
       now() - n * interval '31 hours', now()
     FROM generate_series(1, 80) AS n
     CROSS JOIN LATERAL (SELECT (ARRAY['Ada','Inés','Margaret','Linus','Grace','Ken','Zoë'])[1 + n % 7]) AS first (name)`,
  );
  await shelter.query(
    `WITH pet AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n, count(*) OVER () AS total FROM pets),
       person AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM users WHERE email LIKE 'person%')
     INSERT INTO visits (shelter_id, id, pet_id, user_id, status, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), pet.id, person.id,
       CASE WHEN i < 60 THEN (ARRAY['completed','cancelled'])[1 + i % 2]
         ELSE (ARRAY['pending','confirmed','approved'])[1 + i % 3] END,
       date_trunc('hour', now()) + (i - 63) * interval '2 hours',
       date_trunc('hour', now()) + (i - 63) * interval '2 hours' + interval '30 minutes',
       now() - interval '12 days' + i * interval '2 hours', now()
     FROM generate_series(0, 130) AS i
     JOIN pet ON pet.n = i % pet.total JOIN person ON person.n = i % 80`,
  );
}
