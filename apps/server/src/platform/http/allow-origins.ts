import cors from '@fastify/cors';
import { TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import type { FastifyInstance } from 'fastify';

/** D06: a front end that is hosted elsewhere. */
export async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  await app.register(cors, {
    origin: origins,
    credentials: true,
    exposedHeaders: [TOTAL_COUNT_HEADER],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  });
  // S61: last of all, since routes that vary by something else set the header anew.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('Vary', withOrigin(reply.getHeader('Vary')));
    done();
  });
}

function withOrigin(vary: number | string | string[] | undefined): string {
  const fields = [vary ?? []].flat().join(', ');
  const names = fields.split(',').map((name) => name.trim().toLowerCase());
  if (names.includes('origin') || names.includes('*')) return fields;
  return fields === '' ? 'Origin' : `${fields}, Origin`;
}
