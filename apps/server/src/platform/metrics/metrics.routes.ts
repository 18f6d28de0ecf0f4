import type { FastifyInstance } from 'fastify';
import { canReadMetrics } from './can-read-metrics.ts';
import type { Metrics } from './metrics.ts';

/** For Prometheus; 404 for everybody else. */
export function metricsRoutes(
  app: FastifyInstance,
  { registry }: Metrics,
  token: string | undefined,
): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!canReadMetrics(request, token)) return reply.callNotFound();
    const text = await registry.metrics();
    return reply.header('Cache-Control', 'no-store').type(registry.contentType).send(text);
  });
}
