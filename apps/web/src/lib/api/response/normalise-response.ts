import type { Endpoint, EndpointResult } from '@pawmatch/contract/endpoint';
import { petFriendlyOf, readPetFriendly } from '@pawmatch/contract/pets/facts/companions';
import type { Pet, PhotoUrls } from '@pawmatch/contract/pets/pet';
import { interpretPetStatus } from '@pawmatch/contract/pets/staff/read-pet-status';
import { ApiError } from '../errors/api-error.ts';
import { INVALID_RESPONSE_MESSAGE } from '../errors/error-messages.ts';
import { INVALID_LIST_MESSAGE } from '../errors/status-messages.ts';
import { booleanOrNull, firstText, isJsonObject, type JsonObject, textOrNull } from './json.ts';
import {
  normaliseCurrentUser,
  normaliseSession,
  normaliseTraits,
  normaliseUser,
} from './normalise-user.ts';
import { normaliseVisit } from './normalise-visit.ts';
import { readShape } from './read-shape.ts';
import { shapeOfResponse } from './response-shapes.ts';

type Normalise = (item: JsonObject) => JsonObject;

/** What has other names or forms in spec 3 than in the contract, by method and path of the endpoint. */
const normalisers: readonly [call: RegExp, normalise: Normalise][] = [
  [
    /^\w+ (\/admin)?\/visit-requests(\/(my|walk-in|:id|:petId)(\/(status|cancel|move|check-in|outcome))?)?$/,
    normaliseVisit,
  ],
  [/^\w+ \/pets(\/(:id(\/(bonded-with|photos.*))?)?)?$/, normalisePet],
  [/^\w+ \/match\/recommendations$/, normalisePet],
  [/^GET \/users\/me$/, normaliseCurrentUser],
  [/^(\w+ \/admin\/users(\/:id)?|PATCH \/users\/me)$/, normaliseUser],
  [/^\w+ \/auth\/(login|register)$/, normaliseSession],
];

/**
 * Converts every response to the contract's type, from any that spec 3 allows and as far as it is readable:
 * unwraps a list in `data`, and drops single rows that are not readable.
 * @throws ApiError when an expected list or object is missing
 */
export const normaliseResponse = <E extends Endpoint>(
  endpoint: E,
  body: unknown,
): EndpointResult<E> => normalise(endpoint, body) as EndpointResult<E>;

function normalise(endpoint: Endpoint, body: unknown): unknown {
  const shape = shapeOfResponse(endpoint);
  if (!shape) return undefined;
  const { path } = endpoint;
  const normaliseItem = normalisers.find(([call]) => call.test(`${endpoint.method} ${path}`))?.[1];
  const content = isJsonObject(body) && 'data' in body ? body.data : body;
  if (typeof shape === 'object' && 'list' in shape) {
    if (!Array.isArray(content)) throw invalidResponse(INVALID_LIST_MESSAGE);
    if (path.endsWith('/training-traits')) {
      return normaliseTraits(content).map((trait) => ({ trait }));
    }
    if (!normaliseItem) return readShape(shape, content);
    const rows = content.filter(isJsonObject).map(normaliseItem);
    return rows.filter(({ id }) => id !== null).map((row) => readShape(shape.list, row));
  }
  if (!isJsonObject(content)) throw invalidResponse(INVALID_RESPONSE_MESSAGE);
  return readShape(shape, normaliseItem?.(content) ?? content);
}

const invalidResponse = (message: string) => new ApiError({ kind: 'invalid', message });

/**
 * What the API allows beside the contract: `_id`, a photo as text or object, traits as names or
 * objects, other systems' statuses.
 */
function normalisePet(pet: JsonObject): JsonObject {
  const companions = readCompanions(pet);
  const traits = normaliseTraits(pet.training_traits ?? pet.trainingTraits);
  const photo = normalisePhoto(pet.primary_photo_url);
  return {
    ...pet,
    id: firstText(pet, 'id', '_id'),
    listed_at: firstText(pet, 'listed_at', 'created_at'),
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

/** A server without both facts has `pet_friendly` only. */
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
