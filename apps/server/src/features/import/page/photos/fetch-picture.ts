import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { AppError } from '../../../../platform/app-error.ts';
import { MAX_IMAGE_BYTES } from '../../../../platform/images/process-image.ts';
import { StoredError, type StoredText } from '../../../../platform/language/stored-text.ts';
import { findPublicAddress } from '../../../../platform/security/public-address.ts';
import { errorTexts, photoTexts } from '../../import-texts.ts';

/** Why a picture was not taken. The message ends a sentence. */
export class PictureRefused extends StoredError {}

const { reasons } = photoTexts;

/** For the whole picture. */
const TIMEOUT_MS = 15_000;

interface FetchOptions {
  allowsPrivate: boolean;
  signal: AbortSignal;
  timeoutMs?: number;
}

/**
 * Fetches a picture from a public server. Its name is resolved once, and the connection goes to that address; redirects
 * are not followed.
 * @throws PictureRefused
 */
export async function fetchPicture(
  address: string,
  { allowsPrivate, signal, timeoutMs = TIMEOUT_MS }: FetchOptions,
): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') {
    throw new PictureRefused(reasons.notHttps);
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await open(url, {
      host: await resolve(hostOf(url), allowsPrivate),
      signal: AbortSignal.any([signal, timeout]),
    });
    return await readAll(response, url.hostname);
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = timeout.aborted
      ? reasons.tooSlow({ host: url.hostname })
      : reasons.noAnswer({ host: url.hostname, reason: code ?? message });
    throw new PictureRefused(reason, { cause: error });
  }
}

/** Without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

async function resolve(host: string, allowsPrivate: boolean): Promise<string> {
  const address = await findPublicAddress(host, { allowsPrivate });
  if (!address) throw new PictureRefused(reasons.privateNetwork({ host }));
  return address;
}

function open(
  url: URL,
  { host, signal }: { host: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { hostname, port, pathname, search, host: name } = url;
  return new Promise((answer, fail) => {
    request({
      ...{ host, port: port || 443, path: `${pathname}${search}`, signal },
      // The certificate must be that of the name.
      ...(isIP(hostOf(url)) === 0 && { servername: hostname }),
      headers: { Host: name, Accept: 'image/*' },
    })
      .on('response', answer)
      .on('error', fail)
      .end();
  });
}

async function readAll(response: IncomingMessage, host: string): Promise<Buffer> {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400) {
      throw new PictureRefused(reasons.redirected({ host }));
    }
    if (statusCode !== 200)
      throw new PictureRefused(reasons.otherStatus({ host, status: statusCode }));
    if (!/^(image\/|application\/octet-stream)/i.test(headers['content-type'] ?? '')) {
      throw new PictureRefused(reasons.notAPicture({ host }));
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response) {
      size += (chunk as Buffer).length;
      if (size > MAX_IMAGE_BYTES) {
        throw new PictureRefused(
          reasons.pictureTooLarge({ megabytes: MAX_IMAGE_BYTES / 1024 ** 2 }),
        );
      }
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

/** Why a photo was not taken, for people. @throws what is no refusal */
export function refusalOf(error: unknown): StoredText {
  if (error instanceof PictureRefused) return error.text;
  if (error instanceof AppError) return errorTexts[error.code];
  throw error;
}
