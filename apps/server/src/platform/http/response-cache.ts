import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../cluster/change-feed.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { FastPath } from './fast-path.ts';
import { isFresh } from './is-fresh.ts';
import { memoryOf, type ResponseBody, toBytes } from './response-body.ts';

const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/** The memory of a response without its body, estimated. */
const RESPONSE_BYTES = 1_000;

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
  body: string | ResponseBody;
  /** Strong, of this body; computed from it by default. */
  etag?: string;
  headers?: Record<string, string>;
  /** Made before; null for what is compressed by its format. */
  compressed?: { br: Buffer; gzip: Buffer } | null;
}

/** A response in one encoding. */
interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: ResponseBody;
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
}

/**
 * Caches public responses until the data changes. A response whose computation began before a change is
 * sent to requests that came before it, and to none after: nobody sees anything older than the last
 * acknowledged change.
 * @param fastPath repeats what is sent
 */
export function createResponseCache(
  changes: Changes,
  fastPath?: Pick<FastPath, 'store' | 'removeOutdated'>,
): ResponseCache {
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }, key) => RESPONSE_BYTES + key.length + memoryOf(body),
  });
  const pending = new Map<string, Promise<CachedResponse>>();
  let changeCount = 0;

  changes.onChange(() => {
    changeCount += 1;
    cached.clear();
    pending.clear();
    fastPath?.removeOutdated();
  });

  /** Each encoding is an entry of its own, computed anew: nearly all clients accept the same one. */
  async function find(
    encoding: Encoding,
    name: string,
    compute: () => Promise<CacheableResponse>,
  ): Promise<CachedResponse> {
    const key = `${encoding} ${name}`;
    const found = cached.get(key) ?? pending.get(key);
    if (found && changes.isLive()) return found;
    const computation = compute().then((response) => encode(response, encoding));
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
      const countBefore = changeCount;
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const { status, headers, etag, body } = await find(encoding, key, compute);
      reply.headers(headers).header('etag', etag);
      if (status === 200 && isFresh(request, etag)) {
        return reply.removeHeader('content-encoding').code(304).send();
      }
      if (status === 200) {
        const isCurrent = () => changeCount === countBefore && changes.isLive();
        fastPath?.store(request, reply, body, isCurrent);
      }
      return reply.code(status).send(toBytes(body));
    },
  };
}

async function encode(
  { status = 200, type, etag, headers, compressed, ...response }: CacheableResponse,
  encoding: Encoding,
): Promise<CachedResponse> {
  const identity = typeof response.body === 'string' ? Buffer.from(response.body) : response.body;
  const tag = etag ?? `"${hash('sha256', toBytes(identity), 'base64url').slice(0, 27)}"`;
  const body =
    encoding === 'identity' || compressed === null
      ? null
      : (compressed?.[encoding] ?? (await compress(toBytes(identity), encoding)));
  return {
    status,
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...headers,
      ...(body && { 'content-encoding': encoding }),
    },
    // A strong ETag differs for each encoding.
    etag: body ? tag.replace(/"$/, `-${encoding}"`) : tag,
    body: body ?? identity,
  };
}

/** @returns null when compressing costs more than it saves */
async function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer | null> {
  if (bytes.length < MIN_COMPRESSED_BYTES) return null;
  if (encoding === 'gzip') return compressGzip(bytes);
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
