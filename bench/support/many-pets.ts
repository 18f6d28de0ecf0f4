import type { ShelterServer } from '../../e2e/support/shelter-server.ts';

/** SQL of the pet with the number `n`. */
const texts = { name: "'Pet ' || n", breed: "'Mixed Breed'" };

/**
 * Inserts varied pets of about a kilobyte each, created a minute apart. With several shelters, the first has one tenth of
 * them, and the others share the rest.
 */
export async function addManyPets(
  shelter: ShelterServer,
  count: number,
  { name, breed } = texts,
): Promise<void> {
  const pick = (values: readonly string[], salt: number) =>
    `(ARRAY[${values.map((value) => `'${value}'`).join(',')}])[1 + abs(hashint4(n * 31 + ${salt})) % ${values.length}]`;
  const threeValued = (salt: number) =>
    `(ARRAY[true, false, NULL])[1 + abs(hashint4(n * 31 + ${salt})) % 3]`;
  await shelter.query(
    `INSERT INTO pets (shelter_id, id, name, species, breed, age_group, sex, size, status, energy_level,
       experience_level, hair_length, allergy_friendly, special_needs, kid_friendly, dog_friendly, cat_friendly,
       training_traits, summary, description, created_at, updated_at)
     SELECT ids[CASE WHEN n % 10 = 0 THEN 1 ELSE 1 + n % cardinality(ids) END], gen_random_uuid(), ${name}, CASE WHEN n % 2 = 0 THEN 'Dog' ELSE 'Cat' END, ${breed},
       ${pick(['Baby', 'Young', 'Adult', 'Senior'], 1)}, ${pick(['Male', 'Female'], 2)},
       ${pick(['Small', 'Medium', 'Large', 'ExtraLarge'], 3)}, 'Available',
       ${pick(['LapPet', 'Calm', 'Moderate', 'VeryActive'], 4)},
       ${pick(['Beginner', 'Intermediate', 'Advanced'], 5)}, ${pick(['Short', 'Medium', 'Long'], 6)},
       ${threeValued(7)}, n % 11 = 0, ${threeValued(8)}, ${threeValued(9)}, ${threeValued(10)},
       CASE WHEN n % 3 = 0 THEN ARRAY['HouseTrained'] ELSE '{}' END,
       'A short line about pet ' || n, repeat('Likes long walks and short naps. ', 12),
       now() - n * interval '1 minute', now()
     FROM generate_series(1, $1) AS n, (SELECT array_agg(id ORDER BY id) AS ids FROM shelters) AS known`,
    [count],
  );
  await shelter.query('ANALYZE pets');
}
