import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { SendCached } from './response-cache.ts';

const DOCUMENTATION_PATH = '/api/docs';

/**
 * Describes every route that is registered after it, from the contract's schemas. The description is
 * written once, because that takes milliseconds.
 * @param sendCached for as long as the server runs
 */
export async function describeApi(app: FastifyInstance, sendCached: SendCached): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pawmatch',
        version: '1.0.0',
        description:
          'Calls that change something need the value of the `csrftoken` cookie in the `X-CSRF-Token` header.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });

  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendCached(request, reply, request.routeOptions.url ?? '', async () => {
      const isYaml = request.routeOptions.url?.endsWith('/yaml');
      return isYaml
        ? { type: 'application/x-yaml', body: app.swagger({ yaml: true }) }
        : { type: 'application/json; charset=utf-8', body: JSON.stringify(app.swagger()) };
    });

  /** In place of the documentation's own handlers, which write the description for each request. */
  const isDescription = /\/(json|yaml)$/;

  await app.register(swaggerUi, {
    routePrefix: DOCUMENTATION_PATH,
    logLevel: 'silent',
    uiConfig: { docExpansion: 'list' },
    uiHooks: {
      preHandler: async (request, reply) => {
        if (isDescription.test(request.routeOptions.url ?? '')) await send(request, reply);
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, send);
}
