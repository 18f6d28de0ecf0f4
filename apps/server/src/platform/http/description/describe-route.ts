import { type Endpoint, statusOf } from '@pawmatch/contract/endpoint';
import { keyScopes } from '@pawmatch/contract/keys/key-values';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import { operationIdOf } from './api-names.ts';

/** An endpoint as the description of the API shows it; its schemas also check input and response. */
export const describeRoute = (endpoint: Endpoint) => ({
  operationId: operationIdOf(endpoint),
  summary: endpoint.summary,
  description: describeGuards(endpoint),
  tags: [tagOf(endpoint.path)],
  ...(endpoint.access !== 'public' && { security: securityOf(endpoint) }),
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body, consumes: consumes(endpoint) }),
  ...(endpoint.output && { response: { [statusOf(endpoint)]: endpoint.output } }),
  [REFUSALS]: refusalsOf(endpoint),
  ...(endpoint.bodyFormat === 'bytes' && { [TAKES_BYTES]: true }),
});

/** For {@link completeDescription}. */
export const REFUSALS = 'x-refusals';
export const TAKES_BYTES = 'x-takes-bytes';

/** The statuses with which the platform refuses a call. Features have more of them for what is not there, or is over. */
function refusalsOf(endpoint: Endpoint): number[] {
  const { access, method, params, query, body, bodyFormat, requiresProof } = endpoint;
  const isChange = method !== 'GET';
  const hasBody = body !== undefined || bodyFormat === 'bytes';
  const isForColleagues = access !== 'public' && access !== 'user';
  const refusals: [status: number, is: boolean][] = [
    [400, true],
    [401, access !== 'public'],
    // The CSRF token, the role, or a proof.
    [403, isChange || isForColleagues || requiresProof === true],
    [404, params !== undefined],
    [409, isChange],
    [413, hasBody],
    [415, hasBody],
    [422, Boolean(params ?? query ?? body)],
    // Each address has a limit over all calls.
    [429, true],
  ];
  const own: readonly number[] = endpoint.refuses ?? [];
  return refusals.flatMap(([status, is]) => (is || own.includes(status) ? [status] : []));
}

/** Programs read with a key what is its scope. */
function securityOf({ access, method }: Endpoint): Record<string, string[]>[] {
  const scopes: readonly string[] = keyScopes;
  const isForKeys = method === 'GET' && scopes.includes(access);
  return isForKeys ? [{ bearer: [] }, { key: [] }] : [{ bearer: [] }];
}

/** What a call is about, also where staff or the account have a part of the path for themselves. */
const tagOf = (path: string): string =>
  path.split('/').find((part) => part !== '' && part !== 'admin') ?? '';

function describeGuards(endpoint: Endpoint): string {
  const { access, method } = endpoint;
  const sentences = [
    access === 'public' && 'For everybody.',
    access === 'user' && 'For everybody who is logged in.',
    access !== 'public' && access !== 'user' && `For colleagues who have \`${access}\`.`,
    'showsOwnToStaff' in endpoint &&
      `Staff who name their shelter in \`${SHELTER_HEADER}\` get what is there alone.`,
    'requiresConfirmedEmail' in endpoint && 'The email address must be confirmed.',
    endpoint.requiresProof && 'Asks again who the person is, once in ten minutes.',
    method !== 'GET' && 'Needs the CSRF token.',
    endpoint.isDoneOnce &&
      'With a UUID in `Idempotency-Key` it is done once, however often it is sent.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function consumes({ bodyFormat }: Endpoint): string[] {
  if (bodyFormat === 'multipart') return ['multipart/form-data', 'application/json'];
  if (bodyFormat === 'text') return ['text/plain', 'application/json'];
  return ['application/json'];
}
