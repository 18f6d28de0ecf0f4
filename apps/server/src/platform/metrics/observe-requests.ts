import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** The label of requests without a route, since clients may request any path. */
const NO_ROUTE = 'unknown';

/** The label of all files of the web application, each of which is a route. */
const FILE = 'file';

const IS_FILE = /^\/(?!api\/).*\.\w+$/;

const labels = new Map<string | undefined, string>([[undefined, NO_ROUTE]]);

/** @param pattern of a route, such as `/api/pets/:id` */
export function routeLabel(pattern: string | undefined): string {
  const known = labels.get(pattern);
  if (known !== undefined) return known;
  const label = IS_FILE.test(pattern ?? '') ? FILE : (pattern ?? NO_ROUTE);
  labels.set(pattern, label);
  return label;
}

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
