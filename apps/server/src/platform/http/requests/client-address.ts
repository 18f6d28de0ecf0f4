import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../../../config.ts';

/**
 * Creates the function that returns the address of a client, as Fastify's `request.ip`: that of the
 * connection, or the one in X-Forwarded-For when it comes from a trusted proxy. It returns an empty text
 * for a connection that the client has reset already, which has no address any more.
 */
export function createAddressOf(
  trustProxy: Config['trustProxy'],
): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted =
    typeof trustProxy === 'string'
      ? proxyAddress.compile(trustProxy.split(',').map((address) => address.trim()))
      : trustProxy;
  // The types of the package do not know of the reset connection.
  return (request) => (proxyAddress(request, isTrusted) as string | undefined) ?? '';
}
