import type { ClientErrorReport } from '@pawmatch/contract/client-errors/client-errors-endpoints';
import { Counter } from 'prom-client';
import type { Dependencies } from '../../dependencies.ts';
import { withoutPersonalData } from './personal-data.ts';
import { createSourceMaps } from './source-maps.ts';

/** @param webFolder of the built web application, whose source maps lie beside it */
export function createClientErrorsService(
  { metrics }: Pick<Dependencies, 'metrics'>,
  webFolder: string | undefined,
) {
  const errors = new Counter({
    name: 'pawmatch_client_errors_total',
    help: 'Errors that pages in the browser have reported, by how they came to light.',
    labelNames: ['kind'] as const,
    registers: [metrics.registry],
  });
  const sourceMaps = createSourceMaps(webFolder);

  return {
    /** Counts a report. @returns what to log: source positions, without personal data */
    accept({ kind, message, stack, path, release }: ClientErrorReport) {
      errors.inc({ kind });
      return {
        kind,
        message: withoutPersonalData(message),
        stack: sourceMaps.readStack(stack ?? '').map(withoutPersonalData),
        path: withoutPersonalData(path.split(/[?#]/, 1)[0] ?? ''),
        release: withoutPersonalData(release),
      };
    },
  };
}
