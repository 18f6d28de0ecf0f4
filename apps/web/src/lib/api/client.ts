import type { Endpoint, EndpointInput, EndpointResult } from '@pawmatch/contract/endpoint';
import { sessionNumber } from '../session-store.ts';
import { ApiError } from './api-error.ts';
import type { RequestParts } from './build-request.ts';
import { sendWithCsrf } from './csrf.ts';
import { SESSION_REFUSED_MESSAGE } from './error-message.ts';
import { normaliseAnswer } from './normalise-answer.ts';
import { reportFailure } from './report-failure.ts';
import type { ApiResponse, SendOptions } from './send-request.ts';
import { endSession } from './session-end.ts';
import { freshToken, sessionExpired, tokenAfter } from './session-refresh.ts';

/** A part that must be given, may be left out, or does not exist, as the contract has it. */
type Part<Name extends keyof RequestParts, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

export type CallOptions<E extends Endpoint> = Part<'params', EndpointInput<E>['params']> &
  Part<'query', EndpointInput<E>['query']> &
  Part<'body', EndpointInput<E>['body']> & {
    /** Travels beside the fields of a `multipart` body. */
    image?: File | null;
    signal?: AbortSignal;
    /** True where no screen tells of a failure: then a toast does, in the words of the catalogue. */
    errorToast?: boolean;
  };

type Arguments<E extends Endpoint> =
  Partial<CallOptions<E>> extends CallOptions<E>
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>];

/**
 * Calls the server as the contract declares it: address, cookies, CSRF header, and for endpoints
 * that are not public the bearer token, refreshed when it must be (R4.03, R4.04, R6.05).
 * @throws ApiError, with a message that can be shown
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<EndpointResult<E>> {
  return (await call(endpoint, options ?? {})).result;
}

/** {@link callEndpoint} with the headers of the answer, such as `X-Total-Count`. */
export async function callEndpointWithHeaders<E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<{ result: EndpointResult<E>; headers: Headers }> {
  return call(endpoint, options ?? {});
}

async function call<E extends Endpoint>(
  endpoint: E,
  { errorToast = false, ...options }: SendOptions & { errorToast?: boolean },
): Promise<{ result: EndpointResult<E>; headers: Headers }> {
  try {
    const { body, headers } =
      endpoint.access === 'public'
        ? await sendWithCsrf(endpoint, options)
        : await sendWithToken(endpoint, options);
    return { result: normaliseAnswer(endpoint, body), headers };
  } catch (error) {
    if (errorToast) reportFailure(error);
    throw error;
  }
}

async function sendWithToken(endpoint: Endpoint, options: SendOptions): Promise<ApiResponse> {
  const send = (token: string) =>
    sendWithCsrf(endpoint, { ...options, headers: { Authorization: `Bearer ${token}` } });
  const session = sessionNumber();
  const token = await freshToken();
  // Logged out, or in as somebody else, meanwhile: what one person did is not done by the next.
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
    if (isUnauthorised(error) && sessionNumber() === session) endSession(SESSION_REFUSED_MESSAGE);
    throw error;
  }
}

const isUnauthorised = (error: unknown) => error instanceof ApiError && error.status === 401;
