import { until } from './server-processes.ts';
import type { TestResponse } from './test-client.ts';

interface TimedAnswer extends TestResponse {
  /** By the clock of `performance`. */
  began: number;
  /** In ms. */
  took: number;
}

const TIMEOUT_MS = 30_000;

/** Makes each of some calls over and over, so that whatever happens does so in mid-request. */
export function createCallers(calls: Record<string, () => Promise<TestResponse>>) {
  let isStopping = false;
  const answers: Record<string, TimedAnswer[]> = {};

  const callers = Object.entries(calls).map(async ([name, call]) => {
    const own: TimedAnswer[] = [];
    answers[name] = own;
    while (!isStopping) {
      const began = performance.now();
      const answer = await call();
      own.push({ ...answer, began, took: performance.now() - began });
    }
  });
  // Told to whoever stops them.
  for (const caller of callers) caller.catch(() => {});

  return {
    /** Resolves as soon as every call has had such an answer. */
    untilAll: (isSuch: (answer: TimedAnswer) => boolean) =>
      until(() => Object.values(answers).every((own) => own.some(isSuch)), TIMEOUT_MS),

    /** Resolves as soon as one call has had such an answer. */
    untilAny: (isSuch: (answer: TimedAnswer) => boolean) =>
      until(() => Object.values(answers).flat().some(isSuch), TIMEOUT_MS),

    /** Every answer there was. @throws when a request got none */
    async stop(): Promise<TimedAnswer[]> {
      isStopping = true;
      await Promise.all(callers);
      return Object.values(answers).flat();
    },
  };
}
