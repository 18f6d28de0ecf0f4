import type { Endpoint, EndpointResult } from '@pawmatch/contract/endpoint';
import { ApiError } from './api-error.ts';
import { INVALID_LIST_MESSAGE, INVALID_RESPONSE_MESSAGE } from './error-message.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { normalisePet } from './normalise-pet.ts';
import { normaliseTraits } from './normalise-traits.ts';
import { normaliseCurrentUser, normaliseSession, normaliseUser } from './normalise-user.ts';
import { normaliseVisit } from './normalise-visit.ts';
import { readShape } from './read-shape.ts';
import { shapeOfResponse } from './response-shapes.ts';

type Normalise = (item: JsonObject) => JsonObject;

/** What has other names or forms in spec 3 than in the contract, by the path of the endpoint. */
const normalisers: readonly [path: RegExp, normalise: Normalise][] = [
  [
    /^(\/admin)?\/visit-requests(\/(my|walk-in|:id|:petId)(\/(status|cancel|move|check-in|outcome))?)?$/,
    normaliseVisit,
  ],
  [/^\/pets(\/(:id(\/(bonded-with|photos.*))?)?)?$/, normalisePet],
  [/^\/match\/recommendations$/, normalisePet],
  [/^\/users\/me$/, normaliseCurrentUser],
  [/^\/admin\/users(\/:id)?$/, normaliseUser],
  [/^\/auth\/(login|register)$/, normaliseSession],
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
  const normaliseItem = normalisers.find(([known]) => known.test(path))?.[1];
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
