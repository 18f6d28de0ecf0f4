import type { FastifyInstance } from 'fastify';

/**
 * JSON as Fastify reads it (`__proto__` and `constructor` are refused), except that no body at all
 * is no error: several calls have none, and some clients name a type for it all the same.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
