import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { BodyBudget } from './body-budget.ts';
import { type BodyLimits, readBody } from './read-body.ts';

/** Far more than any plain text of the contract. */
const LIMITS: BodyLimits = { bytes: 1024, milliseconds: 10_000 };

/** Accepts `text/plain` on the endpoints that declare it (R7.20), and rejects it on all others (S14). */
export function readTextBodies(app: FastifyInstance, budget: BodyBudget): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'text/plain',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (!request.is404 && request.routeOptions.config.bodyFormat !== 'text') {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      }
      return (await readBody(request, payload, LIMITS, budget)).trim();
    },
  );
}
