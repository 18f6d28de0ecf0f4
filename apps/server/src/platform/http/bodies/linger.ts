import type { FastifyRequest } from 'fastify';

const LINGER_MS = 2_000;

/**
 * Keeps the connection open for a moment after the response to a request that was not read to its end.
 * Node would close it at once, and a client that is still sending would see a reset and no response
 * (RFC 9112, 9.6). What arrives meanwhile is discarded.
 */
export function lingerAfterResponse(request: FastifyRequest): void {
  const { socket } = request.raw;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
