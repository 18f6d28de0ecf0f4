import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Of 11; above it, time grows faster than size shrinks. */
const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response before compression. */
export interface CacheableResponse {
  /** 200 by default. */
  status?: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  /** Made before; null for what is compressed by its format. */
  compressed?: { br: Buffer; gzip: Buffer } | null;
}

/** A response in one encoding. */
export interface EncodedResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
}

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export const acceptedEncoding = (header = ''): Encoding =>
  (negotiate(header, ['br', 'gzip']) as 'br' | 'gzip' | null) ?? 'identity';

/** With its headers and a strong ETag. */
export async function encode(
  { status = 200, type, headers = {}, compressed, ...response }: CacheableResponse,
  encoding: Encoding,
): Promise<EncodedResponse> {
  const identity = typeof response.body === 'string' ? Buffer.from(response.body) : response.body;
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(identity);
  const tag = digest.digest('base64url').slice(0, 27);
  const body =
    encoding === 'identity' || compressed === null
      ? null
      : (compressed?.[encoding] ?? (await compress(identity, encoding)));
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
    etag: body ? `"${tag}-${encoding}"` : `"${tag}"`,
    body: body ?? identity,
  };
}

/** @returns null when compressing costs more than it saves */
async function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer | null> {
  if (bytes.length < MIN_COMPRESSED_BYTES) return null;
  if (encoding === 'gzip') return compressGzip(bytes);
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
