import { randomUUID } from 'node:crypto';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { ADMIN, type ShelterServer } from './shelter-server.ts';
import { callAsStaff } from './staff-calls.ts';

interface Contact {
  name: string;
  email: string;
  phone: string;
}

interface VisitOverrides {
  petId?: string;
  userId?: string;
  /** The new adopter, or the walk-in. */
  visitor?: Contact;
  isWalkIn?: boolean;
  status?: VisitStatus;
  /** By default a time that no other visit has. */
  startsAt?: Date | string;
  notes?: string;
}

const HOUR = 3_600_000;
let counter = 0;

/** A typical dog. */
function buildPetInput(overrides: Partial<PetInput> = {}) {
  counter += 1;
  return {
    name: `Pet ${counter}`,
    species: 'Dog',
    breed: 'Beagle',
    age_group: 'Young',
    sex: 'Female',
    size: 'Medium',
    energy_level: 'Calm',
    experience_level: 'Beginner',
    hair_length: 'Short',
    kid_friendly: true,
    pet_friendly: true,
    allergy_friendly: false,
    ...overrides,
  } satisfies Partial<PetInput>;
}

/** Adds a pet through the API, newer than all others, optionally with a photo. */
export async function addPet(
  shelter: ShelterServer,
  overrides: Partial<PetInput> = {},
  photo?: Buffer,
): Promise<Pet> {
  const pet = await callAsStaff<Pet>(shelter, 'POST /pets', buildPetInput(overrides));
  if (!photo) return pet;
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return callAsStaff<Pet>(shelter, `PATCH /pets/${pet.id}`, form);
}

/** Adds pets named `Pet 1`, the newest, to `Pet <count>` through the API. */
export async function addPets(shelter: ShelterServer, count: number): Promise<Pet[]> {
  const pets: Pet[] = [];
  for (let number = count; number >= 1; number -= 1) {
    pets.unshift(await addPet(shelter, { name: `Pet ${number}` }));
  }
  return pets;
}

/** As {@link addPets}, but all except the newest are inserted with one statement. */
export async function insertPets(shelter: ShelterServer, count: number): Promise<void> {
  await shelter.query(
    `INSERT INTO pets (shelter_id, id, name, species, breed, age_group, sex, size, status, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), 'Pet ' || number, 'Dog', 'Beagle', 'Young', 'Female', 'Medium',
       'Available', now() - number * interval '1 second', now()
     FROM generate_series(2, $1::int) AS number`,
    [count],
  );
  await addPet(shelter, { name: 'Pet 1' });
}

/** Preferences that match the pets of {@link addPet} well. */
const buildPreferences = (overrides: Partial<Preferences> = {}): Preferences => ({
  preferred_species: 'Dog',
  pet_purpose: 'Myself',
  has_children: false,
  has_dogs: false,
  has_cats: false,
  ownership_experience: 'HadBefore',
  preferred_age: 'Young',
  preferred_sex: 'Female',
  preferred_size: 'Medium',
  preferred_energy_level: 'Calm',
  preferred_hair_length: 'Short',
  wants_allergy_friendly: false,
  accepts_special_needs: false,
  ...overrides,
});

/** Inserts the preferences of an adopter who has none. */
export async function savePreferences(
  shelter: ShelterServer,
  userId: string,
  overrides: Partial<Preferences> = {},
  traits: readonly string[] = [],
): Promise<void> {
  await shelter.query(
    `INSERT INTO preferences
     SELECT * FROM json_populate_record(NULL::preferences, $1::json)`,
    [{ ...buildPreferences(overrides), user_id: userId, updated_at: new Date() }],
  );
  await shelter.query(
    'INSERT INTO required_traits (user_id, trait) SELECT $1, unnest($2::text[])',
    [userId, traits],
  );
}

/** Inserts an adopter who never logs in. @returns the id */
export async function addAdopter(
  shelter: ShelterServer,
  { name, email, phone }: Contact,
): Promise<string> {
  const id = randomUUID();
  await shelter.query(
    `INSERT INTO users (id, full_name, email, phone_number, password_hash, created_at, updated_at)
     VALUES ($1, $2, $3, $4, '-', now(), now())`,
    [id, name, email, phone],
  );
  return id;
}

/** Inserts a visit, by default of a new pet and a new adopter. @returns its id */
export async function addVisit(
  shelter: ShelterServer,
  { petId, userId, visitor, isWalkIn, status = 'pending', startsAt, notes }: VisitOverrides = {},
): Promise<string> {
  counter += 1;
  const contact = visitor ?? {
    name: `Visitor ${counter}`,
    email: `visitor.${counter}@example.org`,
    phone: '5550100111',
  };
  const visitedPetId = petId ?? (await addPet(shelter)).id;
  const adopterId = isWalkIn ? null : (userId ?? (await addAdopter(shelter, contact)));
  const id = randomUUID();
  await shelter.query(
    `INSERT INTO visits (shelter_id, id, pet_id, user_id, visitor_name, visitor_email, visitor_phone, status,
       starts_at, ends_at, notes, created_at, updated_at)
     VALUES ((SELECT id FROM shelters LIMIT 1), $1, $2, $3, $4, $5, $6, $7, $8, $8::timestamptz + interval '30 minutes', $9, $10, now())`,
    [
      id,
      visitedPetId,
      adopterId,
      ...(isWalkIn ? [contact.name, contact.email, contact.phone] : [null, null, null]),
      status,
      startsAt ?? new Date(Date.now() + (24 + counter) * HOUR),
      notes ?? null,
      new Date(Date.now() - HOUR + counter * 1_000),
    ],
  );
  return id;
}

/** Deletes all pets, visits and people but the first of the staff, and what the shelter uses of the care of pets. */
export async function emptyShelter(shelter: ShelterServer): Promise<void> {
  await repeatAfterDeadlock(() => shelter.query('DELETE FROM visits'));
  await repeatAfterDeadlock(() => shelter.query('DELETE FROM pets'));
  await shelter.query(`UPDATE shelters SET care_parts = '{}' WHERE care_parts <> '{}'`);
  for (const table of [
    'care_plans',
    'foster_offer_pets',
    'foster_offer_homes',
    'foster_offers',
    'foster_homes',
    'pet_places',
    'places',
    'tasks',
  ]) {
    await repeatAfterDeadlock(() => shelter.query(`DELETE FROM ${table}`));
  }
  const people = 'DELETE FROM users WHERE email <> $1';
  await repeatAfterDeadlock(() => shelter.query(people, [ADMIN.email]));
  // S48: staff get mails in many tests.
  await shelter.query('DELETE FROM mail_slots');
}

/** Jobs of the server may still be at work; it repeats its own transactions after a deadlock, too. */
async function repeatAfterDeadlock(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if ((error as { code?: string }).code !== '40P01') throw error;
    await repeatAfterDeadlock(run);
  }
}
