import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../cluster/change-feed.ts';
import type { Drain } from '../drain.ts';
import {
  type ReadReports,
  type RepeatableResponse,
  type RequestHandler,
  repeatReads,
} from '../requests/repeated-reads.ts';
import {
  acceptedEncoding,
  type CacheableResponse,
  type Encoding,
  encode,
} from './encode-response.ts';
import { isFresh } from './is-fresh.ts';

/** Of all responses: enough for 10,000 pets in pages of twelve, each of them alone, and the web application. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** The memory of a response without its body, estimated. */
const RESPONSE_BYTES = 1_000;

/**
 * Addresses under which one response is sent before Fastify, the latest ones. Others, such as those with
 * made-up parameters, take up no memory: Fastify finds their response.
 */
const MAX_ADDRESSES = 8;

/** With any of these a response may differ. */
const UNUSUAL_HEADERS = [
  SHELTER_HEADER,
  'if-none-match',
  'range',
  'origin',
  'expect',
  'upgrade',
  'content-length',
  'transfer-encoding',
] as const;

interface CachedResponse extends RepeatableResponse {
  key: string;
  isCurrent: () => boolean;
  /** Those that lead to it, with their encoding. */
  addresses: string[];
}

/** What every request passes, also one that Fastify does not see. */
interface Protections extends ReadReports {
  /** False rejects the request. @see AddressLimit.admit */
  admit: (request: IncomingMessage) => boolean;
  /** @see AddressLimit.countMore */
  countMore: (request: FastifyRequest, more: number) => void;
  drain: Drain;
}

/**
 * Sends the response that is cached under a key, or computes it once for all concurrent requests. Sends 304
 * when the client has it already, and the best encoding that the client accepts.
 * @param key everything that the response depends on, apart from the data whose changes end it
 * @param cost as how many requests of its address it counts if it is computed
 */
export type SendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  compute: () => Promise<CacheableResponse>,
  cost?: number,
) => Promise<FastifyReply>;

/**
 * Creates the cache of whole responses to public reads. A repeated plain read is answered before Fastify sees
 * it, which takes a quarter of the time, with the same protections as any other: the address limit, the headers
 * that Fastify has sent before, the metrics, and the log if wanted. Fastify handles everything else, and
 * every failure, and finds the same responses. Requests that have arrived together are answered together: a
 * proxy on the same machine is woken once for all of them, which halves the longest times.
 *
 * One rule keeps them fresh: a response whose computation began before a change is sent to requests that came
 * before it, and to none after. So nobody sees anything older than the last acknowledged change.
 */
export function createResponseCache({ admit, countMore, drain, ...reports }: Protections) {
  const keysByAddress = new Map<string, string>();
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }, key) => RESPONSE_BYTES + key.length + body.length,
    dispose: ({ addresses }) => {
      for (const address of addresses) keysByAddress.delete(address);
    },
  });
  const sentByFastify = new WeakMap<FastifyReply, CachedResponse>();

  /** Remembers under which address, and with which headers, Fastify sends a response. */
  function remember(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): void {
    const { method, raw, url, routeOptions } = request;
    if (method !== 'GET' || raw.headers.origin !== undefined || drain.isRunning()) return;
    const sent = reply.getHeaders();
    if (sent['set-cookie'] !== undefined || responses.peek(response.key) !== response) return;
    const headers = Object.entries(sent).flatMap(([name, value]) => [name, String(value)]);
    headers.push('content-length', String(response.body.length));
    response.sent ??= { headers, route: routeOptions.url };
    const address = addressOf(raw.url ?? url, raw.headers);
    if (keysByAddress.has(address)) return;
    keysByAddress.set(address, response.key);
    if (response.addresses.push(address) > MAX_ADDRESSES) {
      keysByAddress.delete(response.addresses.shift() ?? '');
    }
  }

  /** @returns the response that may be sent; undefined when Fastify must handle the request */
  function findFor(request: IncomingMessage): CachedResponse | undefined {
    const { method, headers, url = '' } = request;
    if (method !== 'GET' || drain.isRunning()) return undefined;
    const key = keysByAddress.get(addressOf(url, headers));
    const response = key === undefined ? undefined : responses.get(key);
    if (!response?.isCurrent()) return undefined;
    if (UNUSUAL_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
    drain.observe(headers);
    return admit(request) ? response : undefined;
  }

  return {
    /** @param next handles every request that is not answered from the cache */
    before: (next: RequestHandler): RequestHandler => repeatReads(findFor, next, reports),

    /** Registers the hook that remembers what is sent; after all hooks that set headers. */
    attach(app: FastifyInstance): void {
      app.addHook('onSend', (request, reply, _payload, done) => {
        const response = sentByFastify.get(reply);
        if (response) remember(request, reply, response);
        done();
      });
    },

    /** @param changes end the responses; without, they last as long as the server */
    until(changes?: Pick<Changes, 'isLive' | 'onChange'>): SendCached {
      const isLive = changes?.isLive ?? (() => true);
      const pending = new Map<string, Promise<CachedResponse>>();
      let changeCount = 0;

      changes?.onChange(() => {
        changeCount += 1;
        pending.clear();
        for (const [key, { isCurrent }] of [...responses]) if (!isCurrent()) responses.delete(key);
      });

      /** Each encoding is an entry of its own, computed anew: nearly all clients accept the same one. */
      async function find(
        encoding: Encoding,
        name: string,
        compute: () => Promise<CacheableResponse>,
      ): Promise<CachedResponse> {
        const key = `${encoding} ${name}`;
        const cached = responses.get(key);
        if (cached?.isCurrent()) return cached;
        const shared = pending.get(key);
        if (shared && isLive()) return shared;
        const countBefore = changeCount;
        const isCurrent = () => changeCount === countBefore && isLive();
        const computation = compute()
          .then((response) => encode(response, encoding))
          .then((encoded) => ({ ...encoded, key, isCurrent, addresses: [] }));
        pending.set(key, computation);
        try {
          const response = await computation;
          if (isCurrent()) responses.set(key, response);
          return response;
        } finally {
          if (pending.get(key) === computation) pending.delete(key);
        }
      }

      return async (request, reply, key, compute, cost = 1) => {
        const encoding = acceptedEncoding(request.headers['accept-encoding']);
        const response = await find(encoding, key, () => {
          if (cost > 1) countMore(request, cost - 1);
          return compute();
        });
        const { status, headers, etag, body } = response;
        reply.headers(headers).header('etag', etag);
        if (status === 200 && isFresh(request, etag)) {
          return reply.removeHeader('content-encoding').code(304).send();
        }
        if (status === 200) sentByFastify.set(reply, response);
        return reply.code(status).send(body);
      };
    },
  };
}

const addressOf = (url: string, { 'accept-encoding': accepted }: IncomingHttpHeaders) =>
  `${acceptedEncoding(accepted)} ${url}`;
