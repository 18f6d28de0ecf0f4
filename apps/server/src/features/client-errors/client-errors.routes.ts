import { reportClientError } from '@pawmatch/contract/client-errors/client-errors-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import type { ClientErrorsService } from './client-errors.service.ts';

/** Errors of pages in the browser become a line of the log. */
export function clientErrorsRoutes(serve: Serve, service: ClientErrorsService): void {
  serve(reportClientError, async ({ body, request }) => {
    const report = service.accept(body, request.ip);
    request.log.warn({ clientError: report }, 'error in a browser');
    return undefined;
  });
}
