import type { Pet, PhotoUrls } from '@pawmatch/contract/pets/pet';
import {
  type PetFactName,
  petFactNames,
  petFacts,
  type RequiredFactName,
  requiredFactNames,
} from '@pawmatch/contract/pets/pet-facts';
import { petFriendlyOf, readPetFriendly } from '@pawmatch/contract/pets/pet-friendly';
import { interpretPetStatus } from '@pawmatch/contract/pets/read-pet-status';
import { booleanOrNull, firstText, isJsonObject, type JsonObject, textOrNull } from './json.ts';
import { normaliseTraits } from './normalise-traits.ts';

/**
 * R3.24: normalises a pet from any shape that the API allows (`_id`, a photo as text or object, traits as
 * names or objects). Missing facts are not known.
 */
export function normalisePet(pet: JsonObject): JsonObject {
  const facts = normaliseFacts(readPetFriendly(pet));
  const traits = normaliseTraits(pet.training_traits ?? pet.trainingTraits);
  const photo = normalisePhoto(pet.primary_photo_url);
  return {
    ...pet,
    id: firstText(pet, 'id', '_id') ?? '',
    name: firstText(pet, 'name') ?? '',
    breed: firstText(pet, 'breed') ?? '',
    status: interpretPetStatus(pet.status),
    ...facts,
    pet_friendly: petFriendlyOf(facts),
    training_traits: traits,
    house_trained: pet.house_trained === true || traits.includes('HouseTrained'),
    litter_trained: pet.litter_trained === true || traits.includes('LitterTrained'),
    shelter_notes: textOrNull(pet.shelter_notes),
    summary: textOrNull(pet.summary),
    description: textOrNull(pet.description),
    primary_photo_url: photo,
    image_url: textOrNull(pet.image_url) ?? photo?.large ?? null,
    photo_frame: isJsonObject(pet.photo_frame) ? pet.photo_frame : null,
    photos: Array.isArray(pet.photos) ? pet.photos : [],
    bonded_with: isJsonObject(pet.bonded_with) ? pet.bonded_with : null,
    // 0 on a server without versions.
    version: typeof pet.version === 'number' ? pet.version : 0,
  } satisfies Partial<Record<keyof Pet, unknown>>;
}

/** Missing optional facts are unknown; required facts stay as they are. */
function normaliseFacts(pet: JsonObject): Pick<Pet, Exclude<PetFactName, RequiredFactName>> {
  const optional = petFactNames.filter((name) => !requiredFactNames.some((it) => it === name));
  const entries = optional.map((name) => {
    const { kind } = petFacts[name];
    if (kind === 'flag') return [name, pet[name] === true];
    return [name, kind === 'answer' ? booleanOrNull(pet[name]) : textOrNull(pet[name])];
  });
  return Object.fromEntries(entries);
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
