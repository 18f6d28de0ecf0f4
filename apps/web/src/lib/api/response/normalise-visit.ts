import type { Visit } from '@pawmatch/contract/visits/visit';
import { normaliseVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import { visitActions } from '@pawmatch/contract/visits/visit-values';
import { firstText, isJsonObject, isTime, type JsonObject, textOrNull } from './json.ts';

/**
 * Normalises a visit with a nested or flat pet and person (`pet_name`, `user_name`, ...) to the
 * nested form. Normalises the status; an unknown one stays as it is.
 */
export function normaliseVisit(visit: JsonObject): JsonObject {
  return {
    ...visit,
    id: firstText(visit, 'id', '_id'),
    status: normaliseVisitStatus(textOrNull(visit.status)),
    ends_at: isTime(visit.ends_at) ? visit.ends_at : halfHourAfter(visit.requested_at),
    // On a server without allowed actions, all are offered, and the server decides.
    allowed_actions: Array.isArray(visit.allowed_actions) ? visit.allowed_actions : visitActions,
    pet: visitedPet(visit),
    user: visitor(visit),
  } satisfies Partial<Record<keyof Visit, unknown>>;
}

/** The length of a visit on a server that does not name its end. */
const halfHourAfter = (start: unknown): string | null =>
  isTime(start) ? new Date(Date.parse(start) + 30 * 60_000).toISOString() : null;

function visitedPet(visit: JsonObject) {
  const pet = isJsonObject(visit.pet) ? visit.pet : {};
  const name = firstText(pet, 'name') ?? firstText(visit, 'pet_name');
  if (name === null) return null;
  return {
    ...pet,
    id: firstText(pet, 'id', '_id') ?? textOrNull(visit.pet_id),
    name,
    species: firstText(pet, 'species') ?? firstText(visit, 'pet_species'),
    image_url: firstText(pet, 'image_url') ?? firstText(visit, 'pet_image'),
  };
}

function visitor(visit: JsonObject) {
  const user = isJsonObject(visit.user) ? visit.user : {};
  return {
    id: firstText(user, 'id', '_id'),
    full_name: firstText(user, 'full_name', 'name') ?? firstText(visit, 'user_name'),
    email: firstText(user, 'email') ?? firstText(visit, 'user_email'),
    phone_number: firstText(user, 'phone_number', 'phone') ?? firstText(visit, 'user_phone'),
  };
}
