import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Set by proxies, each of which speaks for somebody else. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether the metrics are for this caller (D07): somebody at the machine itself, or whoever knows the
 * token. The connection's own address counts, and a request that a proxy passed on is nobody's at the
 * machine, whatever it claims.
 * @param token `METRICS_TOKEN`; without one, only the machine itself may read
 */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  return isFromThisMachine(request) || (token !== undefined && isRight(request, token));
}

function isFromThisMachine({ raw }: FastifyRequest): boolean {
  if (FORWARDING_HEADERS.some((name) => raw.headers[name] !== undefined)) return false;
  const { remoteAddress = '' } = raw.socket;
  // BlockList knows an IPv4 address in the dress of IPv6 (::ffff:127.0.0.1) for what it is.
  return loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}

/** Hashes are of one length, and comparing them takes one time. */
function isRight({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
