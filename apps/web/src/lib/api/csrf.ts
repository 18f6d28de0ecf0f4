import { csrf } from '@pawmatch/contract/auth/auth-endpoints';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { readCookie } from '../read-cookie.ts';
import { ApiError } from './api-error.ts';
import { readText } from './read-detail.ts';
import { type ApiResponse, type SendOptions, sendRequest } from './send-request.ts';

let fetching: Promise<string> | undefined;

/** R7.07: asks for a CSRF cookie and gives its value; calls at the same time share one request. */
export function fetchCsrfToken(): Promise<string> {
  fetching ??= sendRequest(csrf, {})
    // The answer says the value too, since the cookie of another origin cannot be read here.
    .then(({ body }) => readText(body, 'csrf_token') ?? readCookie(CSRF_COOKIE) ?? '')
    .finally(() => {
      fetching = undefined;
    });
  return fetching;
}

/**
 * {@link sendRequest} with the CSRF header on everything but GET (R7.01). A refused value (another
 * tab has signed in or out meanwhile) is fetched anew and the call repeated, once.
 */
export async function sendWithCsrf(endpoint: Endpoint, options: SendOptions): Promise<ApiResponse> {
  if (endpoint.method === 'GET') return sendRequest(endpoint, options);
  const send = (token: string) =>
    sendRequest(endpoint, { ...options, headers: { ...options.headers, [CSRF_HEADER]: token } });
  try {
    return await send(readCookie(CSRF_COOKIE) ?? (await fetchCsrfToken()));
  } catch (error) {
    if (!(error instanceof ApiError && error.isCsrf)) throw error;
    return send(await fetchCsrfToken());
  }
}
