import type { ErrorCode } from '@pawmatch/contract/errors';
import { createVisit, requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { getProblemCode } from '../../../platform/http/responses/error-handler.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';

const BOOKING_PATHS = [requestVisit, createVisit].map(({ path }) => `/api${path}`);

/** How an attempt to book a visit ended. */
type BookingOutcome = 'created' | 'conflict' | 'duplicate' | 'unavailable' | 'invalid' | 'failed';

const outcomes: Partial<Record<ErrorCode, BookingOutcome>> = {
  SCHEDULING_CONFLICT: 'conflict',
  DUPLICATE_REQUEST: 'duplicate',
  PET_UNAVAILABLE: 'unavailable',
  PET_NOT_FOUND: 'unavailable',
};

/** Requests that were rejected before the booking began are not counted. */
const UNCOUNTED_STATUSES = [401, 403, 429];

function outcomeOf(status: number, code: ErrorCode | undefined): BookingOutcome | undefined {
  if (status < 400) return 'created';
  if (UNCOUNTED_STATUSES.includes(status)) return undefined;
  if (status >= 500) return 'failed';
  return (code && outcomes[code]) ?? 'invalid';
}

/** Counts bookings by outcome, of adopters and staff. Call it before their routes are added. */
export function countBookings(app: FastifyInstance, { registry }: Metrics): void {
  const bookings = new Counter({
    name: 'pawmatch_bookings_total',
    help: 'Attempts to book a visit, by how they ended.',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST' || !BOOKING_PATHS.includes(route.url)) return;
    route.onResponse = async (request, reply) => {
      const outcome = outcomeOf(reply.statusCode, getProblemCode(request));
      if (outcome) bookings.inc({ outcome });
    };
  });
}
