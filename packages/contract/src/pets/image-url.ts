import * as z from 'zod/mini';
import { isStorable } from '../text.ts';
import { parseUrl } from '../url.ts';
import { OWN_IMAGES_PATH } from './pet-values.ts';
import { petInputMessages } from './staff/pet-input-messages.ts';

const PRIVATE_HOSTS = [
  /^localhost$/,
  /\.(localhost|local|internal|home\.arpa)$/,
  /^\d+\.\d+\.\d+\.\d+$/, // photo services have host names, so all IPv4 addresses are rejected
  /^\[/, // IPv6
];

/**
 * An image URL is one of our own, or http(s) at a public host name without credentials. The
 * server never fetches it; the rule keeps browsers from sending requests into a private network.
 */
export function isImageUrl(text: string): boolean {
  if (text.startsWith(OWN_IMAGES_PATH)) return /^[\w\-./]+$/.test(text) && !text.includes('..');
  const url = parseUrl(text);
  if (!url || !isStorable(text)) return false;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username || url.password || !url.hostname.includes('.')) return false;
  const host = url.hostname.replace(/\.$/, '');
  return !PRIVATE_HOSTS.some((pattern) => pattern.test(host));
}

/** Null and empty text mean no picture. */
export const ImageUrl = z.pipe(
  z.nullable(
    z.string().check(
      z.maxLength(2000, { error: () => petInputMessages.imageAddressTooLong }),
      z.refine((text) => text.trim() === '' || isImageUrl(text.trim()), {
        error: () => petInputMessages.imageAddress,
      }),
    ),
  ),
  z.transform((text: string | null) => text?.trim() || null),
);
