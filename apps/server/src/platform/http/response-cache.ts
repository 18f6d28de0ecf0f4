import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../change-feed.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { FastPath } from './fast-path.ts';
import { isFresh } from './is-fresh.ts';

/** All encodings of all responses together. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Of 11; above it, time grows faster than size shrinks. */
const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A response before compression. */
export interface CacheableResponse {
  /** 200 by default. */
  status?: number;
  type: string;
  /** A function assembles it from what is in memory anyway, so that it need not be kept. */
  body: string | Buffer | (() => Buffer);
  /** Strong, of this body; computed from it by default. */
  etag?: string;
  headers?: Record<string, string>;
  /** Made before; null for what is compressed by its format. */
  compressed?: { br: Buffer; gzip: Buffer } | null;
}

interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  /** Makes `identity` again. */
  assemble?: () => Buffer;
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
 * @param keep lets the fast path repeat what is sent
 */
export function createResponseCache(
  changes: Changes,
  keep: FastPath['keep'] = () => undefined,
): ResponseCache {
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ identity, compressed }) =>
      1 + identity.length + (compressed ? compressed.br.length + compressed.gzip.length : 0),
  });
  const pending = new Map<string, Promise<CachedResponse>>();
  let changeCount = 0;

  changes.onChange(() => {
    changeCount += 1;
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

  async function sendFound(
    request: FastifyRequest,
    reply: FastifyReply,
    finding: Promise<CachedResponse>,
  ): Promise<FastifyReply> {
    const countBefore = changeCount;
    const { status, headers, identity, compressed, ...response } = await finding;
    const accepted = encodingOf(request);
    const encoding = compressed && accepted !== 'identity' ? accepted : null;
    // A strong ETag differs for each encoding.
    const etag = encoding ? response.etag.replace(/"$/, `-${encoding}"`) : response.etag;
    reply.headers(headers).header('etag', etag);
    if (status === 200 && isFresh(request, etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    const body = compressed && encoding ? compressed[encoding] : identity;
    if (status === 200) {
      const isCurrent = () => changeCount === countBefore && changes.isLive();
      keep(request, reply, encoding ? body : (response.assemble ?? body), isCurrent);
    }
    return reply.code(status).send(body);
  }

  return {
    send: (request, reply, key, compute) => sendFound(request, reply, find(key, compute)),

    sendCachingCompressed: (request, reply, key, compute) =>
      sendFound(
        request,
        reply,
        encodingOf(request) === 'identity' ? compute().then(toCachedResponse) : find(key, compute),
      ),
  };
}

const encodingOf = ({ headers }: FastifyRequest) => acceptedEncoding(headers['accept-encoding']);

function toCachedResponse({
  status = 200,
  type,
  body,
  etag,
  headers,
}: CacheableResponse): CachedResponse {
  const identity = toBuffer(body);
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
    ...(typeof body === 'function' && { assemble: body }),
  };
}

function toBuffer(body: CacheableResponse['body']): Buffer {
  if (typeof body === 'function') return body();
  return Buffer.isBuffer(body) ? body : Buffer.from(body);
}

async function compress(response: CacheableResponse): Promise<CachedResponse> {
  const cached = toCachedResponse(response);
  if (response.compressed === null) return cached;
  if (response.compressed) return { ...cached, compressed: response.compressed };
  if (cached.identity.length < MIN_COMPRESSED_BYTES) return cached;
  const [br, gzipped] = await Promise.all([
    compressBrotli(cached.identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
    compressGzip(cached.identity),
  ]);
  return { ...cached, compressed: { br, gzip: gzipped } };
}
