import { reportClientError } from '@pawmatch/contract/client-errors/client-errors-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { createClientErrorsService } from './client-errors.service.ts';

/** Errors of pages in the browser become a line of the log. */
export function registerClientErrors({
  registerEndpoint,
  dependencies,
  webFolder,
}: FeatureContext): void {
  const service = createClientErrorsService(dependencies, webFolder);

  registerEndpoint(reportClientError, async ({ body, request }) => {
    const report = service.accept(body);
    request.log.warn({ clientError: report }, 'error in a browser');
  });
}
