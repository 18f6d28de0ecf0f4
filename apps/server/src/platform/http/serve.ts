import type {
  Access,
  Endpoint,
  EndpointRequest,
  EndpointResponse,
} from '@pawmatch/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Caller } from './caller.ts';

type CallerOf<A extends Access> = A extends 'public' ? null : Caller;

/** What a handler works with: checked input, and the caller where one is required. */
export type Call<E extends Endpoint> = EndpointRequest<E> & {
  caller: CallerOf<E['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Resolves to the answer, or to the reply when the handler has sent an answer made before. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<EndpointResponse<E> | FastifyReply>;

/** Registers the calls of the contract; see {@link createServe}. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Reads the bearer token; null without one. @throws AppError when there is one and it is no good */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

/**
 * Makes the one way by which a call of the contract becomes a route. Access is checked before the
 * body is read (D05), so that a stranger cannot make the server parse an upload; input is checked
 * by the contract's schemas, and so is the answer.
 */
export function createServe(app: FastifyInstance, authenticate: Authenticate): Serve {
  const callers = new WeakMap<FastifyRequest, Caller>();

  const guard = async (access: Access, request: FastifyRequest) => {
    if (access === 'public') return;
    const caller = await authenticate(request);
    if (!caller) throw new AppError('UNAUTHENTICATED');
    if (access === 'admin' && caller.role !== 'admin') throw new AppError('FORBIDDEN');
    callers.set(request, caller);
  };

  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      config: { access: endpoint.access, bodyFormat: endpoint.bodyFormat ?? 'json' },
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[1] ?? ''],
        ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body, consumes: consumes(endpoint) }),
        ...(endpoint.output && { response: { [endpoint.status]: endpoint.output } }),
      },
      onRequest: (request) => guard(endpoint.access, request),
      handler: async (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          caller: callers.get(request) ?? null,
          request,
          reply,
          // The schemas above have made exactly this of the request.
        } as unknown as Call<typeof endpoint>;
        // What only one person may see is kept by no cache.
        if (endpoint.access !== 'public') reply.header('Cache-Control', 'no-store');
        const answer = await handler(call);
        // A reply that was sent resolves to nothing when it is awaited.
        return reply.sent ? reply : reply.code(endpoint.status).send(answer);
      },
    });
  };
}

function consumes({ bodyFormat }: Endpoint): string[] {
  if (bodyFormat === 'multipart') return ['multipart/form-data', 'application/json'];
  if (bodyFormat === 'text') return ['text/plain', 'application/json'];
  return ['application/json'];
}
