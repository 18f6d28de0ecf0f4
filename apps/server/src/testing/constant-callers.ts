import { until } from './server-processes.ts';
import type { TestResponse } from './test-client.ts';

interface TimedResponse extends TestResponse {
  /** In ms, by `performance.now()`. */
  began: number;
  /** In ms. */
  took: number;
}

const TIMEOUT_MS = 30_000;

/** Repeats each call constantly, so that failures happen during requests. */
export function createCallers(calls: Record<string, () => Promise<TestResponse>>) {
  let isStopping = false;
  const responses: Record<string, TimedResponse[]> = {};

  const callers = Object.entries(calls).map(async ([name, call]) => {
    const own: TimedResponse[] = [];
    responses[name] = own;
    while (!isStopping) {
      const began = performance.now();
      const response = await call();
      own.push({ ...response, began, took: performance.now() - began });
    }
  });
  // Reported by `stop`.
  for (const caller of callers) caller.catch(() => {});

  return {
    /** Resolves when every call has had a matching response. */
    untilAll: (isMatch: (response: TimedResponse) => boolean) =>
      until(() => Object.values(responses).every((own) => own.some(isMatch)), TIMEOUT_MS),

    /** Resolves when any call has had a matching response. */
    untilAny: (isMatch: (response: TimedResponse) => boolean) =>
      until(() => Object.values(responses).flat().some(isMatch), TIMEOUT_MS),

    /** @returns all responses. @throws when a request got none */
    async stop(): Promise<TimedResponse[]> {
      isStopping = true;
      await Promise.all(callers);
      return Object.values(responses).flat();
    },
  };
}
