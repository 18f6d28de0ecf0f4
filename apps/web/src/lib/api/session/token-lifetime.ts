import type { AccessToken } from '../../storage/session-store.ts';

/**
 * The token with its expiry by this machine's clock. The lifetime is the time between the Date header of
 * the response and `expires_at`, both by the server's clock, so that a wrong local clock does no harm.
 * @param answer response body of login, registration or refresh
 * @param headers of that response
 */
export function tokenOf(
  answer: { access_token: string; expires_at: string },
  headers: Headers,
): AccessToken {
  const sentAt = Date.parse(headers.get('Date') ?? '');
  const lifetime = Date.parse(answer.expires_at) - (Number.isNaN(sentAt) ? Date.now() : sentAt);
  return { value: answer.access_token, expiresAt: Date.now() + lifetime };
}

/** The user id in a token; null for a token that cannot be read. */
export function ownerOf(accessToken: string): string | null {
  try {
    const claims = accessToken.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
