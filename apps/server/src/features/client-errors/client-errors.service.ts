import type { ClientErrorReport } from '@pawmatch/contract/client-errors/client-error';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/security/rate-limits.ts';
import { withoutPersonalData } from './personal-data.ts';
import { openSourceMaps } from './source-maps.ts';

/** A page reports at most ten errors; several people can share an address. */
const REPORTS_PER_ADDRESS = 30;
const WINDOW_MS = 60_000;
const MAX_KNOWN_ADDRESSES = 10_000;

export type ClientErrorsService = ReturnType<typeof createClientErrorsService>;

/** @param webFolder of the built web application, whose source maps lie beside it */
export function createClientErrorsService(
  { clock, config, metrics }: Pick<Dependencies, 'clock' | 'config' | 'metrics'>,
  webFolder: string | undefined,
) {
  const errors = new Counter({
    name: 'pawmatch_client_errors_total',
    help: 'Errors that pages in the browser have reported, by how they came to light.',
    labelNames: ['kind'] as const,
    registers: [metrics.registry],
  });
  const sourceMaps = openSourceMaps(webFolder);
  const windows = new LRUCache<string, { endsAt: number; count: number }>({
    max: MAX_KNOWN_ADDRESSES,
  });

  /** Each server counts in its own memory, because a report must be cheap. */
  const limit = (address: string) => {
    if (!config.rateLimits) return;
    const now = clock().getTime();
    const key = addressKey(address);
    const known = windows.get(key);
    const window = known && known.endsAt > now ? known : { endsAt: now + WINDOW_MS, count: 0 };
    window.count += 1;
    windows.set(key, window);
    if (window.count > REPORTS_PER_ADDRESS) {
      const wait = Math.ceil((window.endsAt - now) / 1_000);
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, wait) });
    }
  };

  return {
    /** Counts a report. @returns what to log: source positions, without personal data */
    accept({ kind, message, stack, path, release }: ClientErrorReport, address: string) {
      limit(address);
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
