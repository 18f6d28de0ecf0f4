import type { AccessToken } from '../session-store.ts';

/**
 * When a token ends by this machine's clock. Its lifetime is what lies between the server's "now"
 * (the Date header of the answer) and `expires_at`, both by the server's clock; counted from the
 * receipt, a clock that is 20 minutes off does no harm (S43).
 * @param answer of login, registration or refresh
 * @param headers of that answer
 */
export function tokenOf(
  answer: { access_token: string; expires_at: string },
  headers: Headers,
): AccessToken {
  const sentAt = Date.parse(headers.get('Date') ?? '');
  const lifetime = Date.parse(answer.expires_at) - (Number.isNaN(sentAt) ? Date.now() : sentAt);
  return { value: answer.access_token, expiresAt: Date.now() + lifetime };
}

/** Whose token it is, by what it says itself; null for one that cannot be read. */
export function ownerOf(accessToken: string): string | null {
  try {
    const claims = accessToken.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
