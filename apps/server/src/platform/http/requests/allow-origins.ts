import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Allows a front end that is hosted on another origin. */
export async function allowOrigins(
  app: FastifyInstance,
  origins: string[],
  { exposedHeaders }: { exposedHeaders: string[] },
): Promise<void> {
  await app.register(cors, {
    origin: origins,
    credentials: true,
    exposedHeaders,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // An incomplete preflight allows nothing; refusing it would take a body that is no problem document.
    strictPreflight: false,
  });
  // Registered last, because routes that vary by something else overwrite the header.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('Vary', withOrigin(reply.getHeader('Vary')));
    done();
  });
}

/** Lets pages of every origin read the response, but not with what a browser adds by itself, such as cookies. */
export function allowEveryOrigin(reply: FastifyReply): void {
  reply.removeHeader('Access-Control-Allow-Credentials').headers({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

function withOrigin(vary: number | string | string[] | undefined): string {
  const fields = [vary ?? []].flat().join(', ');
  const names = fields.split(',').map((name) => name.trim().toLowerCase());
  if (names.includes('origin') || names.includes('*')) return fields;
  return fields === '' ? 'Origin' : `${fields}, Origin`;
}
