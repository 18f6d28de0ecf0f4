import { CALL_KEY_HEADER } from '@pawmatch/contract/call-key';
import type { Endpoint, EndpointInput, EndpointResult } from '@pawmatch/contract/endpoint';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import { actingShelter } from '../acting-shelter.ts';
import { sessionNumber } from '../storage/session-store.ts';
import { toastError } from '../toast.ts';
import type { RequestParts } from './build-request.ts';
import { ApiError } from './errors/api-error.ts';
import { NETWORK_MESSAGE, SESSION_REJECTED_MESSAGE } from './errors/error-messages.ts';
import type { ApiResponse, SendOptions } from './send-request.ts';
import { sendWithCsrf } from './session/csrf.ts';
import { sendWithProof } from './session/proof.ts';
import { endSession } from './session/session-end.ts';
import { freshToken, sessionExpired, tokenAfter } from './session/session-refresh.ts';

/** A request part that is required, optional or absent, as the contract declares it. */
type Part<Name extends keyof RequestParts, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

type CallOptions<E extends Endpoint> = Part<'params', EndpointInput<E>['params']> &
  Part<'query', EndpointInput<E>['query']> &
  Part<'body', EndpointInput<E>['body']> & {
    /** Sent with the fields of a `multipart` body. */
    image?: File | null;
    /** The whole body of an endpoint that takes bytes. */
    bytes?: Blob;
    signal?: AbortSignal;
    /** Receives the sent share of the body, from 0 to 1. */
    onProgress?: (share: number) => void;
    /** A random UUID, by which the server does a call once that is sent twice. */
    key?: string;
    /** True where no page shows a failure: then a toast shows the error's message. */
    errorToast?: boolean;
  };

export type CallArguments<E extends Endpoint> =
  Partial<CallOptions<E>> extends CallOptions<E>
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>];

/**
 * Calls the server as the contract declares it: address, cookies, CSRF header, and for endpoints
 * that are not public the bearer token, refreshed when it must be.
 * @throws ApiError, with a message that can be shown
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[options]: CallArguments<E>
): Promise<EndpointResult<E>> {
  return (await call(endpoint, options ?? {})).result;
}

/** {@link callEndpoint} with the response headers, such as `X-Total-Count`. */
export async function callEndpointWithHeaders<E extends Endpoint>(
  endpoint: E,
  ...[options]: CallArguments<E>
): Promise<{ result: EndpointResult<E>; headers: Headers }> {
  return call(endpoint, options ?? {});
}

async function call<E extends Endpoint>(
  endpoint: E,
  { errorToast = false, key, ...options }: SendOptions & { errorToast?: boolean; key?: string },
): Promise<{ result: EndpointResult<E>; headers: Headers }> {
  try {
    const loading = loadResponseReader();
    // The failure of the request itself says more.
    loading.catch(() => undefined);
    const shelter = actingShelter();
    const { body, headers } =
      endpoint.access === 'public' && !(shelter && 'showsOwnToStaff' in endpoint)
        ? await sendWithCsrf(endpoint, options)
        : await sendWithProof(() => sendWithToken(endpoint, options, { shelter, key }));
    const { normaliseResponse } = await loading;
    return { result: normaliseResponse(endpoint, body), headers };
  } catch (error) {
    if (errorToast) reportFailure(error);
    throw error;
  }
}

/** Loaded while the server answers: the first view is rendered without a response. */
const loadResponseReader = () =>
  import('./response/normalise-response.ts').catch(() => {
    throw new ApiError({ kind: 'network', message: NETWORK_MESSAGE });
  });

/** @param shelter in whose name staff call, where there are several */
async function sendWithToken(
  endpoint: Endpoint,
  options: SendOptions,
  { shelter, key }: { shelter: string | null; key: string | undefined },
): Promise<ApiResponse> {
  const named = {
    ...(shelter && { [SHELTER_HEADER]: shelter }),
    ...(key && { [CALL_KEY_HEADER]: key }),
  };
  const send = (token: string) =>
    sendWithCsrf(endpoint, { ...options, headers: { Authorization: `Bearer ${token}`, ...named } });
  const session = sessionNumber();
  const token = await freshToken();
  // After a logout or another login meanwhile, the call must not be sent for the next user.
  if (sessionNumber() !== session) throw sessionExpired();
  try {
    return await send(token);
  } catch (error) {
    if (!isUnauthorised(error) || sessionNumber() !== session) throw error;
  }
  const next = await tokenAfter(token);
  if (sessionNumber() !== session) throw sessionExpired();
  try {
    return await send(next);
  } catch (error) {
    if (isUnauthorised(error) && sessionNumber() === session) endSession(SESSION_REJECTED_MESSAGE);
    throw error;
  }
}

const isUnauthorised = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Shows a toast for a failed call that no page reports. Not for a 401, which ends the session with its own
 * toast, nor for an aborted call.
 */
function reportFailure(error: unknown): void {
  if (!(error instanceof ApiError) || error.status === 401) return;
  toastError(error.message);
}
