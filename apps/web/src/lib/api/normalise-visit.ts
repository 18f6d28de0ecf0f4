import { normaliseVisitStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { firstText, isJsonObject, type JsonObject, textOrNull } from './json.ts';

/**
 * R3.34: a visit with its pet and person nested or flat (`pet_name`, `user_name`, ...) becomes the
 * nested one. R4.15: the status in its one spelling; an unknown one stays as it is.
 */
export function normaliseVisit(visit: JsonObject): JsonObject {
  return {
    ...visit,
    id: firstText(visit, 'id', '_id') ?? '',
    pet_id: textOrNull(visit.pet_id),
    status: normaliseVisitStatus(textOrNull(visit.status)),
    requested_at: firstText(visit, 'requested_at') ?? '',
    notes: textOrNull(visit.notes),
    // 0 on a server that counts none.
    version: typeof visit.version === 'number' ? visit.version : 0,
    pet: visitedPet(visit),
    user: visitor(visit),
  } satisfies Partial<Record<keyof Visit, unknown>>;
}

function visitedPet(visit: JsonObject) {
  const pet = isJsonObject(visit.pet) ? visit.pet : {};
  const name = firstText(pet, 'name') ?? firstText(visit, 'pet_name');
  if (name === null) return null;
  return {
    id: firstText(pet, 'id', '_id') ?? textOrNull(visit.pet_id) ?? '',
    name,
    species: firstText(pet, 'species') ?? firstText(visit, 'pet_species') ?? '',
    image_url: firstText(pet, 'image_url') ?? firstText(visit, 'pet_image'),
  };
}

function visitor(visit: JsonObject) {
  const user = isJsonObject(visit.user) ? visit.user : {};
  return {
    id: firstText(user, 'id', '_id'),
    full_name: firstText(user, 'full_name', 'name') ?? firstText(visit, 'user_name') ?? '',
    email: firstText(user, 'email') ?? firstText(visit, 'user_email'),
    phone_number: firstText(user, 'phone_number', 'phone') ?? firstText(visit, 'user_phone'),
  };
}
