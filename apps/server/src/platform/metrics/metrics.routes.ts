import type { FastifyInstance } from 'fastify';
import { mayReadMetrics } from './may-read-metrics.ts';
import type { Metrics } from './metrics.ts';

/** D07: Prometheus reads it; for everybody else it is not there. */
export function metricsRoutes(
  app: FastifyInstance,
  { registry }: Metrics,
  token: string | undefined,
): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, token)) return reply.callNotFound();
    const text = await registry.metrics();
    return reply.header('Cache-Control', 'no-store').type(registry.contentType).send(text);
  });
}
