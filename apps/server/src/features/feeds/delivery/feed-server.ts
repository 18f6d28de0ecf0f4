import { createHash } from 'node:crypto';
import type { FeedProtocol } from '@pawmatch/contract/feeds/feed-values';
import { findPublicAddress } from '../../../platform/security/public-address.ts';
import { DeliveryError } from './delivery-error.ts';
import { deliveryTexts as messages } from './delivery-texts.ts';

/** Where a file goes. */
export interface FeedServer {
  protocol: FeedProtocol;
  host: string;
  /** The IP address to connect to. */
  address: string;
  port: number;
  username: string;
  /** A password, or a private key. */
  secret: string;
  /** The public key of the host, or the certificate, that somebody has confirmed. */
  serverKey: Buffer | null;
  folder: string;
  fileName: string;
}

/** What a server shows of itself before anything is sent, and whether others vouch for it. */
export interface ServerKey {
  key: Buffer;
  isTrusted: boolean;
}

/** How long a server may take for each step. */
export const STEP_MS = 20_000;

/** The name under which a file arrives; it gets its own when it is complete. */
export const temporaryName = (fileName: string) => `${fileName}.part`;

/** As `ssh-keygen` and servers show it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replaceAll('=', '')}`;

/** @throws DeliveryError for an unknown name, and for a host in the own network where the installation does not allow it */
export async function findServerAddress(host: string, allowsPrivate: boolean): Promise<string> {
  let address: string | undefined;
  try {
    address = await findPublicAddress(host, { allowsPrivate });
  } catch {
    throw new DeliveryError(messages.unknownHost({ host }));
  }
  if (!address) {
    throw new DeliveryError(messages.privateNetwork({ host }), { isPermanent: true });
  }
  return address;
}

export const keyMessage = (seen: Buffer, confirmed: Buffer | null) =>
  confirmed
    ? messages.otherKey({ seen: fingerprintOf(seen), confirmed: fingerprintOf(confirmed) })
    : messages.keyNotConfirmed({ seen: fingerprintOf(seen) });
