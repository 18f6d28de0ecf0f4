import { readRole } from '@pawmatch/contract/users/read-role';
import { firstText, isJsonObject, type JsonObject } from './json.ts';
import { normaliseTraits } from './normalise-traits.ts';

/** R1.05, R3.01, R3.34: normalises a person with any field names; the default role is adopter. */
export function normaliseUser(user: JsonObject): JsonObject {
  return {
    ...user,
    id: firstText(user, 'id', '_id') ?? '',
    full_name: firstText(user, 'full_name', 'name') ?? '',
    email: firstText(user, 'email') ?? '',
    phone_number: firstText(user, 'phone_number', 'phone'),
    role: readRole(user.role),
  };
}

/** R7.06: the person with preferences (null before the questionnaire) and required traits. */
export function normaliseCurrentUser(user: JsonObject): JsonObject {
  const { preferences } = user;
  const isSet = isJsonObject(preferences) && Object.keys(preferences).length > 0;
  return {
    ...normaliseUser(user),
    preferences: isSet ? preferences : null,
    training_traits: normaliseTraits(user.training_traits),
  };
}

/** R3.03; `user` is null when the response lacks it (R5.05). */
export function normaliseSession(session: JsonObject): JsonObject {
  return { ...session, user: isJsonObject(session.user) ? normaliseUser(session.user) : null };
}
