import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** The label of requests without a route, since clients may request any path. */
const NO_ROUTE = 'unknown';

/** The label of all files of the web application, each of which is a route. */
const FILE = 'file';

const IS_FILE = /^\/(?!api\/).*\.\w+$/;

/** @param pattern of a route, such as `/api/pets/:id` */
export const routeLabel = (pattern = NO_ROUTE): string => (IS_FILE.test(pattern) ? FILE : pattern);

/** Measures each request when its response has been sent. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observeRequest(
      {
        method: request.method,
        route: routeLabel(request.routeOptions.url),
        status: reply.statusCode,
      },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}
