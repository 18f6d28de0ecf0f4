import type { ClientErrorReport } from '@pawmatch/contract/client-errors/client-errors-endpoints';
import { Counter } from 'prom-client';
import type { Uses } from '../../dependencies.ts';
import { createSourceMaps } from './source-maps.ts';

/** In characters; a longer line takes longer to search. */
const MAX_LINE = 500;

/** Patterns of personal data, with their replacements. URL queries can hold tokens of mailed links. */
const REPLACEMENTS: readonly [pattern: RegExp, replacement: string][] = [
  [/[?#][^\s)'"]*/g, ''],
  // JSON.parse and others quote their input.
  [/"[^"]*"/g, '"…"'],
  [/[\w.+-]{1,64}@[\w.-]{1,255}/g, '[email]'],
  [/\d[\d ()-]{5,30}\d/g, '[number]'],
  // Access tokens and the like.
  [/[\w-]{40,500}/g, '[token]'],
];

/** A line of an error's text without personal data. */
function withoutPersonalData(line: string): string {
  return REPLACEMENTS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    line.slice(0, MAX_LINE),
  );
}

/** @param webFolder of the built web application, whose source maps lie beside it */
export function createClientErrorsService(
  { metrics }: Uses<'metrics'>,
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
