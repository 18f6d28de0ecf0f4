import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * RFC 9116: where to report a weakness. The shelter's own address stands in for `SECURITY_CONTACT`;
 * without either there is nobody to name, and the file is not there.
 */
export function securityTxtRoute(
  app: FastifyInstance,
  { config, publicUrl, clock }: Pick<Dependencies, 'config' | 'publicUrl' | 'clock'>,
): void {
  const { email } = config.shelter;
  const contact = config.securityContact ?? (email && `mailto:${email}`);
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
