import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first. */
const ENCODINGS: ('br' | 'gzip')[] = ['br', 'gzip'];

/** Browsers send few different headers; more than this are not remembered. */
const MAX_REMEMBERED = 200;

const remembered = new Map<string, Encoding>();

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export function acceptedEncoding(header = ''): Encoding {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = negotiate(header, ENCODINGS) ?? 'identity';
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, encoding);
  return encoding;
}
