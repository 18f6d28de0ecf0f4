import type { Endpoint, EndpointResult } from '@pawmatch/contract/endpoint';
import { ApiError } from './api-error.ts';
import { INVALID_RESPONSE_MESSAGE } from './error-message.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { normalisePet } from './normalise-pet.ts';
import { normaliseTraits } from './normalise-traits.ts';
import { normaliseCurrentUser, normaliseSession, normaliseUser } from './normalise-user.ts';
import { normaliseVisit } from './normalise-visit.ts';

type Normalise = (item: JsonObject) => JsonObject;

/** What the answers of a call are about, by its path; the first that fits. */
const readings: readonly [path: RegExp, normalise: Normalise][] = [
  [/^\/visit-requests\/slots$/, (day) => day],
  [/^(\/admin)?\/visit-requests/, normaliseVisit],
  [/^\/pets(\/:id)?$/, normalisePet],
  [/^\/match\//, normalisePet],
  [/^\/users\/me$/, normaliseCurrentUser],
  [/^\/admin\/users/, normaliseUser],
  [/^\/auth\/(login|register)$/, normaliseSession],
];

const isTraitList = ({ method, path }: Endpoint) =>
  method === 'GET' && path.endsWith('/training-traits');

/** Calls whose answer is a list say so in the contract: its output is an array. */
const givesList = ({ output }: Endpoint) => output?._zod.def.type === 'array';

/**
 * The one boundary where answers become what the contract says: a list wrapped in `data` is
 * unwrapped, and pets, visits and people in any shape that spec 3 names take their one shape.
 * @throws ApiError "Invalid response from server" when a list or an object should be there and is not
 */
export function normaliseAnswer<E extends Endpoint>(endpoint: E, body: unknown): EndpointResult<E> {
  // Checked as far as screens rely on it; from here on the contract's type holds.
  return normalise(endpoint, body) as EndpointResult<E>;
}

function normalise(endpoint: Endpoint, body: unknown): unknown {
  if (!endpoint.output) return undefined;
  const reading = readings.find(([path]) => path.test(endpoint.path))?.[1] ?? ((item) => item);
  const content = isJsonObject(body) && 'data' in body ? body.data : body;
  if (!givesList(endpoint)) {
    if (!isJsonObject(content)) throw invalidAnswer();
    return reading(content);
  }
  if (!Array.isArray(content)) throw invalidAnswer();
  if (isTraitList(endpoint)) return normaliseTraits(content).map((trait) => ({ trait }));
  return content.filter(isJsonObject).map(reading);
}

const invalidAnswer = () => new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
