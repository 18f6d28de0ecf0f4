import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyBudget } from './body-budget.ts';
import { type BodyLimits, readBody } from './read-body.ts';

const KILOBYTE = 1024;

/** S45: for anonymous visitors. */
const PUBLIC_LIMITS: BodyLimits = { bytes: 16 * KILOBYTE, milliseconds: 10_000 };

/** The longest texts have 10,000 characters; with room to spare. */
const SIGNED_IN_LIMITS: BodyLimits = { bytes: 256 * KILOBYTE, milliseconds: 20_000 };

const limitsOf = ({ routeOptions }: FastifyRequest): BodyLimits => {
  const { access } = routeOptions.config;
  return access === 'user' || access === 'admin' ? SIGNED_IN_LIMITS : PUBLIC_LIMITS;
};

/**
 * Parses JSON like Fastify (`__proto__` and `constructor` are rejected), except that an empty body is
 * allowed: several endpoints have none, and some clients send a content type all the same.
 */
export function readJsonBodies(app: FastifyInstance, budget: BodyBudget): void {
  const parse = promisify<FastifyRequest, string, unknown>(
    app.getDefaultJsonParser('error', 'error'),
  );
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const body = await readBody(request, payload, limitsOf(request), budget);
      return body === '' ? undefined : parse(request, body);
    },
  );
}
