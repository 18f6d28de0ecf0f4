import { randomUUID } from 'node:crypto';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetInput } from '@pawmatch/contract/pets/pet-input';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import type { ShelterServer } from './shelter-server.ts';
import { callAsStaff } from './staff-calls.ts';

let counter = 0;

/** An ordinary dog, of which a test names what matters to it. */
export function petLike(wish: Partial<PetInput> = {}) {
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
    ...wish,
  } satisfies Partial<PetInput>;
}

/** Staff add a pet, newer than all before, optionally with a photo. */
export async function addPet(
  shelter: ShelterServer,
  wish: Partial<PetInput> = {},
  photo?: Buffer,
): Promise<Pet> {
  const pet = await callAsStaff<Pet>(shelter, 'POST /pets', petLike(wish));
  if (!photo) return pet;
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return callAsStaff<Pet>(shelter, `PATCH /pets/${pet.id}`, form);
}

/** Staff add `count` pets named `Pet 1`, the newest, to `Pet <count>`. */
export async function addPets(shelter: ShelterServer, count: number): Promise<Pet[]> {
  const pets: Pet[] = [];
  for (let number = count; number >= 1; number -= 1) {
    pets.unshift(await addPet(shelter, { name: `Pet ${number}` }));
  }
  return pets;
}

/** As {@link addPets}, in one statement; the newest is added by staff, so that the server knows. */
export async function addPetsAtOnce(shelter: ShelterServer, count: number): Promise<void> {
  await shelter.query(
    `INSERT INTO pets (id, name, species, breed, age_group, sex, size, status, created_at, updated_at)
     SELECT gen_random_uuid(), 'Pet ' || number, 'Dog', 'Beagle', 'Young', 'Female', 'Medium',
       'Available', now() - number * interval '1 second', now()
     FROM generate_series(2, $1::int) AS number`,
    [count],
  );
  await addPet(shelter, { name: 'Pet 1' });
}

/** An adopter's preferences with which {@link petLike} fits well. */
export const preferencesLike = (wish: Partial<Preferences> = {}): Preferences => ({
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
  ...wish,
});

/** Writes the preferences of somebody who has none. */
export async function savePreferences(
  shelter: ShelterServer,
  userId: string,
  wish: Partial<Preferences> = {},
  traits: readonly string[] = [],
): Promise<void> {
  await shelter.query(
    `INSERT INTO preferences
     SELECT * FROM json_populate_record(NULL::preferences, $1::json)`,
    [{ ...preferencesLike(wish), user_id: userId, updated_at: new Date() }],
  );
  await shelter.query(
    'INSERT INTO required_traits (user_id, trait) SELECT $1, unnest($2::text[])',
    [userId, traits],
  );
}

/** Writes a visit of an adopter's. @returns its id */
export async function addVisitOf(
  shelter: ShelterServer,
  userId: string,
  { petId, startsAt, status }: { petId: string; startsAt: string; status: VisitStatus },
): Promise<string> {
  const id = randomUUID();
  await shelter.query(
    `INSERT INTO visits (id, pet_id, user_id, status, starts_at, ends_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $5::timestamptz + interval '30 minutes', now(), now())`,
    [id, petId, userId, status, startsAt],
  );
  return id;
}

/** No pets, no visits, nobody but staff. */
export async function emptyShelter(shelter: ShelterServer): Promise<void> {
  await shelter.query('DELETE FROM visits');
  await shelter.query('DELETE FROM pets');
  await shelter.query(`DELETE FROM users WHERE role = 'adopter'`);
}
