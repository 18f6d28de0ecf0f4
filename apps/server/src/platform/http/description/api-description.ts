import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { KEY_PREFIX } from '@pawmatch/contract/keys/key-values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import type { SendCached } from '../responses/response-cache.ts';
import { NAME_END, namedSchemas } from './api-names.ts';
import { completeDescription, type Description } from './complete-description.ts';

const DOCUMENTATION_PATH = '/api/docs';

const registry = { schemaRegistry: namedSchemas };
const transform = createJsonSchemaTransform(registry);
const transformObject = createJsonSchemaTransformObject(registry);

/** A file in one of these formats. */
const describeFile = (types: readonly string[]) => ({
  description: 'The file.',
  content: Object.fromEntries(
    types.map((type) => [
      type,
      {
        schema: type.startsWith('text/')
          ? { type: 'string' }
          : { type: 'string', format: 'binary' },
      },
    ]),
  ),
});

const describeProblem = (description: string) => ({
  description,
  content: {
    'application/problem+json': { schema: { $ref: `#/components/schemas/Problem${NAME_END}` } },
  },
});

/**
 * Describes every route that is registered after it, from the contract's schemas. The description is
 * written once, because that takes milliseconds.
 * @param sendCached for as long as the server runs
 */
export async function describeApi(
  app: FastifyInstance,
  publicUrl: string,
  sendCached: SendCached,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pawmatch',
        version: '1.0.0',
        description:
          'Calls that change something need the value of the `csrftoken` cookie in the `X-CSRF-Token` header.',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'The shelter that runs this installation', url: publicUrl },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          key: {
            type: 'http',
            scheme: 'bearer',
            description: `A key of a program, which begins with \`${KEY_PREFIX}\`; without cookies and CSRF token.`,
          },
        },
        responses: {
          BadRequest: describeProblem('The request cannot be understood.'),
          Unauthenticated: describeProblem('Nobody is logged in, or the session has ended.'),
          Forbidden: describeProblem('The caller may not, or must prove first who they are.'),
          NotFound: describeProblem('There is no such thing, or the caller may not see it.'),
          Conflict: describeProblem('It does not go with what is stored now.'),
          TooLarge: describeProblem('The body is too large.'),
          UnsupportedType: describeProblem('The body has a format that is not accepted.'),
          Invalid: describeProblem('A value is not valid; `errors` says which, and why.'),
          TooMany: describeProblem('Too many requests; `Retry-After` says when to try again.'),
          Refused: describeProblem('Refused; `code` and `detail` say why.'),
          Failed: describeProblem('Failed; the same call may succeed later.'),
        },
      },
    },
    transform: ({ schema, url, route, ...rest }) => {
      const transformed = transform({ schema, url, route, ...rest });
      // Without a schema of the response, the library would describe 200.
      if (transformed.schema && !transformed.schema.hide && !transformed.schema.response) {
        const { status = 200, sends } = route.config ?? {};
        transformed.schema.response = { [status]: sends ? describeFile(sends) : { type: 'null' } };
      }
      return transformed;
    },
    transformObject: (document) => completeDescription(transformObject(document) as Description),
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
