import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import { trainingTraitChoices } from '@pawmatch/contract/pets/pet-values';
import { readRole } from '@pawmatch/contract/users/read-role';
import { ApiError } from '../errors/api-error.ts';
import { INVALID_RESPONSE_MESSAGE } from '../errors/error-messages.ts';
import { firstText, isJsonObject, type JsonObject } from './json.ts';

/** Normalises a person with any field names; the default role is adopter. */
export function normaliseUser(user: JsonObject): JsonObject {
  return {
    ...user,
    id: firstText(user, 'id', '_id'),
    full_name: firstText(user, 'full_name', 'name'),
    email: firstText(user, 'email'),
    phone_number: firstText(user, 'phone_number', 'phone'),
    role: readRole(user.role),
  };
}

/** The person with preferences (null before the questionnaire) and required traits. */
export function normaliseCurrentUser(user: JsonObject): JsonObject {
  const { preferences } = user;
  const isSet = isJsonObject(preferences) && Object.keys(preferences).length > 0;
  return {
    ...normaliseUser(user),
    preferences: isSet ? preferences : null,
    training_traits: normaliseTraits(user.training_traits),
  };
}

/**
 * @throws ApiError when the response lacks token or user
 */
export function normaliseSession(session: JsonObject): JsonObject {
  const { user } = session;
  if (
    !firstText(session, 'access_token') ||
    !firstText(session, 'expires_at') ||
    !isJsonObject(user)
  ) {
    throw new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
  }
  return { ...session, user: normaliseUser(user) };
}

/** Traits are names or objects with a name; unknown ones are dropped. */
export function normaliseTraits(value: unknown): TrainingTrait[] {
  if (!Array.isArray(value)) return [];
  const names: unknown[] = value.map((item) => (isJsonObject(item) ? item.trait : item));
  return trainingTraitChoices.filter((trait) => names.includes(trait));
}
