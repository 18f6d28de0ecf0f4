import {
  type Endpoint,
  type EndpointRequest,
  type EndpointResponse,
  statusOf,
} from '@pawmatch/contract/endpoint';
import { concurrencyLimits, type RateLimit, rateLimits } from '@pawmatch/contract/rate-limits';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import { isOfInstallation } from '@pawmatch/contract/staff/capabilities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { ReceivedCall } from '../database/received-calls.repository.ts';
import { type Attempt, UNLIMITED } from '../security/rate-limiter.ts';
import { describeRoute } from './description/describe-route.ts';
import type { Guards } from './guards.ts';
import { allowEveryOrigin } from './requests/allow-origins.ts';
import { actAt, type Caller, requireCapability } from './requests/caller.ts';
import { doOnce, receivedCallOf } from './requests/received-call.ts';

type CallerOf<E extends Endpoint> = E extends { showsOwnToStaff: true }
  ? Caller | null
  : E['access'] extends 'public'
    ? null
    : Caller;

/** Input of a handler: validated, with the caller where one is required. */
export type Call<E extends Endpoint> = EndpointRequest<E> & {
  caller: CallerOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** As the rate limit of the endpoint has counted it. */
  attempt: Attempt;
  /** By which a call that is sent twice is done once; most have none. For `requireFirstCall`. */
  received: ReceivedCall | undefined;
};

/**
 * Resolves to the response body, to a file, or to the reply when the handler has sent a response itself, before the
 * journal has recorded it.
 */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<EndpointResponse<E> | FastifyReply | Buffer>;

/**
 * Registers an endpoint of the contract; see {@link createRegisterEndpoint}.
 * @param findCached looks for a cached response, to which the concurrency limit does not apply
 */
export type RegisterEndpoint = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  findCached?: (call: Call<E>) => Promise<EndpointResponse<E> | FastifyReply | undefined>,
) => void;

/**
 * Creates the function that turns an endpoint of the contract into a route. Access is checked before the
 * body is read, so that anonymous visitors cannot make the server parse an upload. The contract's
 * schemas validate input and response. The limits are applied last, before the handler.
 */
export function createRegisterEndpoint(
  app: FastifyInstance,
  {
    database,
    authenticate,
    authenticateKey,
    requireProof,
    requireOwnRows,
    shelters,
    rateLimiter,
    addressLimit,
    findKnownDevice,
    readRecorder,
  }: Guards,
): RegisterEndpoint {
  const callers = new WeakMap<FastifyRequest, Caller>();
  /** Requests that were let in before their body had arrived. */
  const early = new WeakSet<FastifyRequest>();

  const guard = async (endpoint: Endpoint, request: FastifyRequest, isAgain = false) => {
    const name = shelterNamedBy(request);
    const named = name && (shelters.withSlug(name)?.slug ?? name);
    const isOwnRead = 'showsOwnToStaff' in endpoint && named !== undefined;
    const access = isOwnRead ? 'pets.read' : endpoint.access;
    if (access === 'public') return;
    // Programs only read; for everything else a key is a token that is not valid.
    const program = endpoint.method === 'GET' ? await authenticateKey(request, access) : null;
    const person = program ?? (await authenticate(request, isAgain));
    if (!person) throw new AppError('UNAUTHENTICATED');
    const isAtShelter = access !== 'user' && !isOfInstallation(access);
    const caller = isAtShelter ? actAt(person, named) : person;
    if (access !== 'user') requireCapability(caller, access);
    if ('requiresConfirmedEmail' in endpoint && !caller.isEmailConfirmed) {
      throw new AppError('CONFIRM_EMAIL_FIRST');
    }
    if (endpoint.requiresProof) await requireProof(caller);
    callers.set(request, caller);
    if (!request.raw.complete) early.add(request);
  };

  const countAttempt = async (endpoint: Endpoint, request: FastifyRequest): Promise<Attempt> => {
    if (!endpoint.rateLimit) return UNLIMITED;
    const { onKnownDevice }: RateLimit = rateLimits[endpoint.rateLimit];
    const { email } = (request.body ?? {}) as { email?: string };
    return rateLimiter.attempt(endpoint.rateLimit, {
      address: request.ip,
      mailbox: email,
      account: callers.get(request)?.userId,
      ...(onKnownDevice && email && (await findKnownDevice(request, email))),
    });
  };

  const runInTurn = async <T>(
    { concurrencyLimit }: Endpoint,
    request: FastifyRequest,
    call: () => Promise<T>,
  ): Promise<T> => {
    const caller = callers.get(request);
    if (!concurrencyLimit || caller?.role !== 'adopter') return call();
    addressLimit.countMore(request, concurrencyLimits[concurrencyLimit].countsAs - 1);
    return rateLimiter.runInTurn(concurrencyLimit, caller.userId, call);
  };

  return (endpoint, handler, findCached) => {
    app.route({
      method: endpoint.method,
      // The router ignores trailing slashes, and the API description has none.
      url: `/api${endpoint.path.replace(/\/$/, '')}`,
      config: {
        access: endpoint.access,
        bodyFormat: endpoint.bodyFormat ?? 'json',
        status: statusOf(endpoint),
        ...(endpoint.sends && { sends: endpoint.sends }),
      },
      schema: describeRoute(endpoint),
      onRequest: async (request, reply) => {
        if ('isOpen' in endpoint) allowEveryOrigin(reply);
        await guard(endpoint, request);
      },
      handler: async (request, reply) => {
        // A body may take a minute, in which a role or a session can end.
        if (early.has(request)) await guard(endpoint, request, true);
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          caller: callers.get(request) ?? null,
          request,
          reply,
          attempt: await countAttempt(endpoint, request),
          received: receivedCallOf(endpoint, request, callers.get(request)),
          // The schemas above guarantee these types.
        } as unknown as Call<typeof endpoint>;
        typeOfFile(endpoint, reply);
        // No cache may store what only one person may see.
        if (call.caller) reply.header('Cache-Control', 'no-store');
        if (call.caller?.shelterId) {
          await requireOwnRows(endpoint.path, call, call.caller.shelterId);
        }
        let body: Awaited<ReturnType<typeof handler>> | undefined = await findCached?.(call);
        const { journal } = endpoint;
        if (journal && call.caller) await readRecorder.admit(journal, call.caller);
        if (body === undefined && !isAnswered(reply)) {
          body = await runInTurn(endpoint, request, () =>
            doOnce(database, call.received, () => handler(call)),
          );
        }
        if (journal && call.caller) {
          await readRecorder.record(journal, call.caller, {
            params: Object(request.params),
            // Without a schema, it is whatever the client sent.
            query: endpoint.query ? Object(request.query) : {},
            body,
          });
        }
        return isAnswered(reply) ? reply : reply.code(statusOf(endpoint)).send(body);
      },
    });
  };
}

/** The type of a file, where an endpoint has only one; texts are UTF-8. */
function typeOfFile({ sends: [type, ...others] = [] }: Endpoint, reply: FastifyReply): void {
  if (!type || others.length > 0) return;
  reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type);
}

/**
 * Whether a handler has sent the response itself. The client may have left before the response was complete, or
 * before it began.
 */
const isAnswered = ({ sent, raw }: FastifyReply) => sent || raw.headersSent || raw.destroyed;

function shelterNamedBy({ headers }: FastifyRequest): string | undefined {
  const named = headers[SHELTER_HEADER];
  return typeof named === 'string' ? named : undefined;
}
