import type { Endpoint, EndpointResult } from '@pawmatch/contract/endpoint';
import { ApiError } from './api-error.ts';
import { INVALID_RESPONSE_MESSAGE } from './error-message.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { normalisePet } from './normalise-pet.ts';
import { normaliseTraits } from './normalise-traits.ts';
import { normaliseCurrentUser, normaliseSession, normaliseUser } from './normalise-user.ts';

type Normalise = (item: JsonObject) => JsonObject;

const asItIs: Normalise = (item) => item;

/** Visitors see no visits, so their first view does not load this. */
const loadNormaliseVisit = async () => (await import('./normalise-visit.ts')).normaliseVisit;

/** How to normalise responses, by the path of the endpoint; the first match applies. */
const normalisers: readonly [path: RegExp, load: () => Normalise | Promise<Normalise>][] = [
  [/^\/visit-requests(\/:id)?\/slots$/, () => asItIs],
  [/^\/admin\/visit-requests\/count$/, () => asItIs],
  [/^(\/admin)?\/visit-requests/, loadNormaliseVisit],
  [/^\/pets(\/:id(\/photos.*)?)?$/, () => normalisePet],
  [/^\/match\//, () => normalisePet],
  [/^\/users\/me$/, () => normaliseCurrentUser],
  [/^\/admin\/users\/count$/, () => asItIs],
  [/^\/admin\/users/, () => normaliseUser],
  [/^\/auth\/(login|register)$/, () => normaliseSession],
];

const isTraitList = ({ method, path }: Endpoint) =>
  method === 'GET' && path.endsWith('/training-traits');

/** Whether the contract declares an array as the output. */
const returnsList = ({ output }: Endpoint) => output?._zod.def.type === 'array';

/**
 * Converts every response to the contract's type: unwraps a list in `data`, and normalises pets, visits
 * and people from any shape that spec 3 allows.
 * @throws ApiError "Invalid response from server" when an expected list or object is missing
 */
export async function normaliseResponse<E extends Endpoint>(
  endpoint: E,
  body: unknown,
): Promise<EndpointResult<E>> {
  // Only checked as far as the pages rely on it.
  return (await normalise(endpoint, body)) as EndpointResult<E>;
}

async function normalise(endpoint: Endpoint, body: unknown): Promise<unknown> {
  if (!endpoint.output) return undefined;
  const normaliseItem =
    (await normalisers.find(([path]) => path.test(endpoint.path))?.[1]()) ?? asItIs;
  const content = isJsonObject(body) && 'data' in body ? body.data : body;
  if (!returnsList(endpoint)) {
    if (!isJsonObject(content)) throw invalidResponse();
    return normaliseItem(content);
  }
  if (!Array.isArray(content)) throw invalidResponse();
  if (isTraitList(endpoint)) return normaliseTraits(content).map((trait) => ({ trait }));
  return content.filter(isJsonObject).map(normaliseItem);
}

const invalidResponse = () => new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
