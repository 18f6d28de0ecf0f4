import { isIP } from 'node:net';
import { ConfigError } from './platform/process/config-error.ts';

/** Fastify's option: false, a list of addresses, or a function for a number of hops. */
export type TrustProxy = false | string | ((address: string, hop: number) => boolean);

/** More are a mistake: all addresses in X-Forwarded-For would be believed. */
const MAX_PROXIES = 20;

/**
 * The shortest prefixes of networks: those of the largest private ones (10.0.0.0/8, fc00::/7). Two networks
 * with shorter ones can cover all addresses.
 */
const MIN_PREFIX = { 4: 8, 6: 7 };

/** The prefix of IPv4 addresses that are written as IPv6 (::ffff:0:0/96). */
const MAPPED_PREFIX = 96;

/**
 * Reads `TRUST_PROXY`.
 * @throws ConfigError when it is no number of proxies or list of addresses, or would trust everybody
 */
export function readTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || ['false', 'off', 'no', '0'].includes(value)) return false;
  if (/^\d+$/.test(value) && Number(value) <= MAX_PROXIES) {
    return (_address, hop) => hop < Number(value);
  }
  const networks = value.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return value;
  throw new ConfigError(
    `TRUST_PROXY must be the number of proxies in front of the server, such as 1, or a list of their addresses, such as 10.0.0.1 or 10.0.0.0/8 (not ${wrong})`,
  );
}

function isNetwork(network: string): boolean {
  const [address = '', prefix, ...more] = network.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || address.includes('%') || more.length > 0) return false;
  if (prefix === undefined) return true;
  const [min, max] = version === 4 ? [MIN_PREFIX[4], 32] : [minPrefixOf(address), 128];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= min && Number(prefix) <= max;
}

function minPrefixOf(ipv6: string): number {
  const isMapped = /^\[::ffff:[^:]+:[^:]+\]$/.test(new URL(`http://[${ipv6}]`).hostname);
  return isMapped ? MAPPED_PREFIX + MIN_PREFIX[4] : MIN_PREFIX[6];
}
