import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/errors/api-error.ts';

/** Queries are fresh for this long: they are not fetched again. */
const FRESH_MS = 30_000;

/** Worth one retry: the server was not reached or failed. A rejected request stays rejected. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.isNetwork || error.isServerFault);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 1 && isTransient(error),
        // A call without a network fails at once and shows its error instead of waiting.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
