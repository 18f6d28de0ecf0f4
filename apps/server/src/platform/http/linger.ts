import type { FastifyRequest } from 'fastify';

const LINGER_MS = 2_000;

/**
 * Leaves the client a moment to read the answer to a request that was not read to its end. Node would
 * close the connection at once, and a client that is still sending would see a reset and no answer
 * (RFC 9112, 9.6). What comes meanwhile is thrown away.
 */
export function lingerAfterAnswer(request: FastifyRequest): void {
  const { socket } = request.raw;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
