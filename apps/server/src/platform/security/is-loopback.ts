import { BlockList, isIP, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether only this machine can reach a host.
 * @param host a name or an IP address, also IPv4 mapped to IPv6; IPv6 may be in brackets
 */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(name) === 0) return name === 'localhost' || name.endsWith('.localhost');
  return loopback.check(name, isIPv6(name) ? 'ipv6' : 'ipv4');
}
