import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { BodyBudget } from './body-budget.ts';
import { type BodyLimits, readBody } from './read-body.ts';

/** The body is `List-Unsubscribe=One-Click`. */
const LIMITS: BodyLimits = { bytes: 1024, milliseconds: 10_000 };

/** Accepts the forms that mail services send to one-click addresses (RFC 8058), and rejects forms on all others. */
export function readOneClickBodies(app: FastifyInstance, budget: BodyBudget): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (!request.is404 && !request.routeOptions.config.isOneClick) {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      }
      const text = await readBody(request, payload, LIMITS, budget);
      return Object.fromEntries(new URLSearchParams(text));
    },
  );
}
