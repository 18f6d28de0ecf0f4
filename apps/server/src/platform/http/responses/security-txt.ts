import type { FastifyInstance } from 'fastify';
import type { PlatformDependencies } from '../../platform-dependencies.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * RFC 9116: where to report a vulnerability.
 * @param options.contact a URI; undefined: there is no such file
 */
export function securityTxtRoute(
  app: FastifyInstance,
  {
    publicUrl,
    clock,
    contact,
  }: Pick<PlatformDependencies, 'publicUrl' | 'clock'> & { contact: string | undefined },
): void {
  if (!contact) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const expires = new Date(clock().getTime() + VALID_DAYS * DAY_MS);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
