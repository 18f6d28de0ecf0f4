import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { LRUCache } from 'lru-cache';
import type { Changes } from '../change-feed.ts';
import { isFresh } from './is-fresh.ts';

/** All encodings of all responses together. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Of 11; above it, time grows faster than size shrinks. */
const BROTLI_QUALITY = 5;

/** Best first. */
const ENCODINGS: ('br' | 'gzip')[] = ['br', 'gzip'];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A response before compression. */
export interface CacheableResponse {
  /** 200 by default. */
  status?: number;
  type: string;
  body: string | Buffer;
  /** Strong, of this body; computed from it by default. */
  etag?: string;
  headers?: Record<string, string>;
}

interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  /** Undefined when the body is too short. */
  compressed?: { br: Buffer; gzip: Buffer };
}

export interface ResponseCache {
  /**
   * Sends the response that is cached under a key, or computes it once for all concurrent requests.
   * Sends 304 when the client has it already, and the best encoding that the client accepts.
   * @param key everything that the response depends on, apart from the data whose changes clear the cache
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    compute: () => Promise<CacheableResponse>,
  ): Promise<FastifyReply>;

  /**
   * Like {@link ResponseCache.send} for clients that accept compressed responses; for others the response
   * is computed each time. For responses that are cheap to compute and too many to be cached uncompressed.
   */
  sendCachingCompressed(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    compute: () => Promise<CacheableResponse>,
  ): Promise<FastifyReply>;
}

/**
 * Caches public responses until the data changes. A response whose computation began before a change is
 * sent to requests that came before it, and to none after: nobody sees anything older than the last
 * acknowledged change.
 */
export function createResponseCache(changes: Changes): ResponseCache {
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ identity, compressed }) =>
      1 + identity.length + (compressed ? compressed.br.length + compressed.gzip.length : 0),
  });
  const pending = new Map<string, Promise<CachedResponse>>();

  changes.onChange(() => {
    cached.clear();
    pending.clear();
  });

  async function find(
    key: string,
    compute: () => Promise<CacheableResponse>,
  ): Promise<CachedResponse> {
    const found = cached.get(key) ?? pending.get(key);
    if (found && changes.isLive()) return found;
    const computation = compute().then(compress);
    pending.set(key, computation);
    try {
      const response = await computation;
      if (pending.get(key) === computation && changes.isLive()) cached.set(key, response);
      return response;
    } finally {
      if (pending.get(key) === computation) pending.delete(key);
    }
  }

  return {
    async send(request, reply, key, compute) {
      return sendCached(request, reply, await find(key, compute));
    },

    async sendCachingCompressed(request, reply, key, compute) {
      const response = acceptedEncoding(request)
        ? await find(key, compute)
        : toCachedResponse(await compute());
      return sendCached(request, reply, response);
    },
  };
}

function acceptedEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | null {
  return negotiate(headers['accept-encoding'] ?? '', ENCODINGS);
}

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, identity, compressed, ...response }: CachedResponse,
): FastifyReply {
  const encoding = compressed && acceptedEncoding(request);
  // A strong ETag differs for each encoding.
  const etag = encoding ? response.etag.replace(/"$/, `-${encoding}"`) : response.etag;
  reply.headers(headers).header('etag', etag);
  if (status === 200 && isFresh(request, etag)) return reply.code(304).send();
  if (!encoding) return reply.code(status).send(identity);
  return reply.code(status).header('content-encoding', encoding).send(compressed[encoding]);
}

function toCachedResponse({
  status = 200,
  type,
  body,
  etag,
  headers,
}: CacheableResponse): CachedResponse {
  const identity = Buffer.isBuffer(body) ? body : Buffer.from(body);
  return {
    status,
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...headers,
    },
    etag: etag ?? `"${hash('sha256', identity, 'base64url').slice(0, 27)}"`,
    identity,
  };
}

async function compress(response: CacheableResponse): Promise<CachedResponse> {
  const cached = toCachedResponse(response);
  if (cached.identity.length < MIN_COMPRESSED_BYTES) return cached;
  const [br, gzipped] = await Promise.all([
    compressBrotli(cached.identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
    compressGzip(cached.identity),
  ]);
  return { ...cached, compressed: { br, gzip: gzipped } };
}
