import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../change-feed.ts';

/** In bytes, all encodings of all answers together. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Of 11; above it, time grows faster than size shrinks. */
const BROTLI_QUALITY = 5;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** What a page or list is before it is compressed. */
export interface CacheableResponse {
  /** 200 unless said otherwise. */
  status?: number;
  type: string;
  body: string | Buffer;
  /** Strong, of these bytes; made of them when left out. */
  etag?: string;
  headers?: Record<string, string>;
}

interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  /** Undefined when it would not be smaller. */
  br?: Buffer;
  gzip?: Buffer;
}

export interface ResponseCache {
  /**
   * Sends what is cached under a key, or computes it once for all who ask meanwhile. Answers with an
   * ETag, 304 where the client has it already, and in the encoding that the client takes.
   * @param key everything that the answer depends on, apart from the pets
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    compute: () => Promise<CacheableResponse>,
  ): Promise<FastifyReply>;

  /**
   * Like {@link ResponseCache.send} for whoever takes compressed answers. For all others it is computed
   * each time: right for what is cheap to compute, and too manifold to be cached.
   */
  sendCachingCompressed(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    compute: () => Promise<CacheableResponse>,
  ): Promise<FastifyReply>;
}

/**
 * Keeps public answers until the pets change. An answer whose computation began before a change is
 * given to those who asked before it, and to nobody after: a page is never older than the last
 * change that was acknowledged.
 */
export function createResponseCache(changes: Changes): ResponseCache {
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ identity, br, gzip: gzipped }) =>
      1 + identity.length + (br?.length ?? 0) + (gzipped?.length ?? 0),
  });
  const underWay = new Map<string, Promise<CachedResponse>>();

  changes.onChange(() => {
    cached.clear();
    underWay.clear();
  });

  async function find(
    key: string,
    compute: () => Promise<CacheableResponse>,
  ): Promise<CachedResponse> {
    const found = cached.get(key) ?? underWay.get(key);
    if (found && changes.isLive()) return found;
    const computation = compute().then(compressed);
    underWay.set(key, computation);
    try {
      const answer = await computation;
      if (underWay.get(key) === computation && changes.isLive()) cached.set(key, answer);
      return answer;
    } finally {
      if (underWay.get(key) === computation) underWay.delete(key);
    }
  }

  return {
    async send(request, reply, key, compute) {
      return sendKept(request, reply, await find(key, compute));
    },

    async sendCachingCompressed(request, reply, key, compute) {
      const isCompressed = /br|gzip/.test(request.headers['accept-encoding'] ?? '');
      const answer = isCompressed ? await find(key, compute) : uncompressed(await compute());
      return sendKept(request, reply, answer);
    },
  };
}

function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
  // Strong: other bytes, another tag.
  const etag = encoding ? answer.etag.replace(/"$/, `-${encoding}"`) : answer.etag;
  reply.headers(answer.headers).header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag) && answer.status === 200) {
    return reply.code(304).send();
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(answer[encoding ?? 'identity']);
}

function uncompressed({
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

/** With the encodings that are worth it. */
async function compressed(answer: CacheableResponse): Promise<CachedResponse> {
  const cached = uncompressed(answer);
  if (cached.identity.length < MIN_COMPRESSED_BYTES) return cached;
  const [br, gzipped] = await Promise.all([
    asBrotli(cached.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    asGzip(cached.identity),
  ]);
  return { ...cached, br, gzip: gzipped };
}

/** `If-None-Match` may name several, weak ones too, since a proxy may have weakened ours. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

function chooseEncoding(header: string | undefined, { br, gzip: gzipped }: CachedResponse) {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((item) => item.split(';').map((part) => part.trim().toLowerCase()))
      .filter(([, quality]) => quality !== 'q=0')
      .map(([name]) => name),
  );
  if (br && accepted.has('br')) return 'br';
  return gzipped && accepted.has('gzip') ? 'gzip' : undefined;
}
