import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { pets } from '../pets/pets.table.ts';

/** What scoring looks at, of every Available pet; the one that has waited longest comes first. */
export function listCandidates(database: Queries) {
  return database
    .select({
      id: pets.id,
      species: pets.species,
      age_group: pets.ageGroup,
      sex: pets.sex,
      size: pets.size,
      energy_level: pets.energyLevel,
      experience_level: pets.experienceLevel,
      hair_length: pets.hairLength,
      allergy_friendly: pets.allergyFriendly,
      special_needs: pets.specialNeeds,
      kid_friendly: pets.kidFriendly,
      pet_friendly: pets.petFriendly,
      training_traits: pets.trainingTraits,
    })
    .from(pets)
    .where(eq(pets.status, 'Available'))
    .orderBy(asc(pets.createdAt), asc(pets.id));
}
