import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.ts';

/** What was loaded this short a time ago is shown again without asking. */
const FRESH_MS = 30_000;

/** One more try where the server was not reached or stumbled; a refusal stays a refusal. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.isNetwork || error.isServerFault);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 1 && isTransient(error),
        // Calls are tried when they are due: what fails says so (R8.01) instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
