import { normaliseVisitStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { visitActions } from '@pawmatch/contract/visits/visit-action-names';
import { firstText, isJsonObject, type JsonObject, textOrNull } from './json.ts';

/**
 * R3.34: normalises a visit with a nested or flat pet and person (`pet_name`, `user_name`, ...) to the
 * nested form. R4.15: normalises the status; an unknown one stays as it is.
 */
export function normaliseVisit(visit: JsonObject): JsonObject {
  return {
    ...visit,
    id: firstText(visit, 'id', '_id') ?? '',
    pet_id: textOrNull(visit.pet_id),
    status: normaliseVisitStatus(textOrNull(visit.status)),
    requested_at: firstText(visit, 'requested_at') ?? '',
    ends_at: firstText(visit, 'ends_at') ?? halfHourAfter(firstText(visit, 'requested_at')),
    ended_at: textOrNull(visit.ended_at),
    rests_until: textOrNull(visit.rests_until),
    notes: textOrNull(visit.notes),
    checked_in_at: textOrNull(visit.checked_in_at),
    outcome: textOrNull(visit.outcome),
    not_a_fit_because: textOrNull(visit.not_a_fit_because),
    // 0 on a server without versions.
    version: typeof visit.version === 'number' ? visit.version : 0,
    calendar_sequence: typeof visit.calendar_sequence === 'number' ? visit.calendar_sequence : 0,
    // On a server without allowed actions, all are offered, and the server decides.
    allowed_actions: Array.isArray(visit.allowed_actions) ? visit.allowed_actions : visitActions,
    pet: visitedPet(visit),
    user: visitor(visit),
  } satisfies Partial<Record<keyof Visit, unknown>>;
}

/** D21: the length of a visit on a server that does not name its end. */
function halfHourAfter(start: string | null): string {
  const instant = Date.parse(start ?? '');
  return Number.isNaN(instant) ? '' : new Date(instant + 30 * 60_000).toISOString();
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
