import type { Pet, PhotoUrls } from '@pawmatch/contract/pets/pet';
import { petFriendlyOf, readPetFriendly } from '@pawmatch/contract/pets/pet-friendly';
import { interpretPetStatus } from '@pawmatch/contract/pets/read-pet-status';
import { booleanOrNull, firstText, isJsonObject, type JsonObject, textOrNull } from './json.ts';
import { normaliseTraits } from './normalise-traits.ts';

/**
 * R3.24: what the API allows beside the contract: `_id`, a photo as text or object, traits as names or
 * objects, other systems' statuses.
 */
export function normalisePet(pet: JsonObject): JsonObject {
  const companions = readCompanions(pet);
  const traits = normaliseTraits(pet.training_traits ?? pet.trainingTraits);
  const photo = normalisePhoto(pet.primary_photo_url);
  return {
    ...pet,
    id: firstText(pet, 'id', '_id'),
    status: interpretPetStatus(pet.status),
    ...companions,
    pet_friendly: petFriendlyOf(companions),
    training_traits: traits,
    house_trained: pet.house_trained === true || traits.includes('HouseTrained'),
    litter_trained: pet.litter_trained === true || traits.includes('LitterTrained'),
    primary_photo_url: photo,
    image_url: textOrNull(pet.image_url) ?? photo?.large ?? null,
  } satisfies Partial<Record<keyof Pet, unknown>>;
}

/** B1.13: a server without both facts has `pet_friendly` only. */
function readCompanions(pet: JsonObject) {
  const answer = (name: string) => (name in pet ? booleanOrNull(pet[name]) : undefined);
  const { dog_friendly = null, cat_friendly = null } = readPetFriendly({
    pet_friendly: answer('pet_friendly'),
    dog_friendly: answer('dog_friendly'),
    cat_friendly: answer('cat_friendly'),
  });
  return { dog_friendly, cat_friendly };
}

/** A single URL is used for all sizes; a missing size falls back to the largest one. */
function normalisePhoto(value: unknown): PhotoUrls | null {
  const text = textOrNull(value);
  if (text) return { small: text, medium: text, large: text, full: text };
  if (!isJsonObject(value)) return null;
  const any = firstText(value, 'full', 'large', 'medium', 'small');
  if (!any) return null;
  const sized = (size: keyof PhotoUrls) => textOrNull(value[size]) ?? any;
  return {
    small: sized('small'),
    medium: sized('medium'),
    large: sized('large'),
    full: sized('full'),
  };
}
