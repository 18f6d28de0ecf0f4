import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import type { Drain } from './platform/http/drain.ts';
import { healthRoutes } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/requests/server-limits.ts';
import { sendError, sendNotFound } from './platform/http/responses/error-handler.ts';
import { metricsRoutes } from './platform/metrics/metrics.routes.ts';

/** What a process answers that only works in the background: whether it is well, and its metrics. */
export function buildWorkerApp(dependencies: Dependencies, drain: Drain): FastifyInstance {
  const { config, logger, metrics } = dependencies;
  const app = Fastify({
    serverFactory: createHttpServer,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  drain.attach(app);
  healthRoutes(app, dependencies, drain);
  metricsRoutes(app, metrics, config.metricsToken);
  return app;
}
