import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Far more than any plain value of the contract. */
const MAX_TEXT_BYTES = 1024;

/** Takes `text/plain` on the calls that declare it (R7.20), and refuses it on all others (S14). */
export function readTextBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: MAX_TEXT_BYTES },
    async (request: FastifyRequest, body: string) => {
      if (!request.is404 && request.routeOptions.config.bodyFormat !== 'text') {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      }
      return body.trim();
    },
  );
}
