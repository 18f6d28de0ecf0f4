import { csrf } from '@pawmatch/contract/auth/auth-endpoints';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { readCookie } from '../../storage/read-cookie.ts';
import { ApiError } from '../errors/api-error.ts';
import { readText } from '../errors/read-detail.ts';
import { type ApiResponse, type SendOptions, sendRequest } from '../send-request.ts';

let fetching: Promise<string> | undefined;

/** Requests a CSRF cookie and returns its value; concurrent calls share one request. */
export function fetchCsrfToken(): Promise<string> {
  fetching ??= sendRequest(csrf, {})
    // The body contains the value too, because a cookie of another origin cannot be read here.
    .then(({ body }) => readText(body, 'csrf_token') ?? readCookie(CSRF_COOKIE) ?? '')
    .finally(() => {
      fetching = undefined;
    });
  return fetching;
}

/**
 * {@link sendRequest} with the CSRF header on everything but GET. When the token is rejected
 * (another tab has logged in or out), it is fetched again and the call is retried once.
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
