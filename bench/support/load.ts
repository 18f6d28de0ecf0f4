import autocannon from 'autocannon';
import { median, percentile } from './statistics.ts';

export interface Load {
  /** Requests a second. */
  rate: number;
  /** In milliseconds. */
  p99: number;
}

interface Target {
  name: string;
  url: string;
  /** Called for each request. */
  path: () => string;
  headers?: Record<string, string>;
}

const CONNECTIONS = 32;

async function loadOnce({ url, path, headers }: Target, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx, ${result.errors} errors`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/**
 * Loads the targets in turn for several rounds, so that other work of the machine affects all of them. The
 * first round is a warm-up.
 * @returns the medians by name of the target
 */
export async function compareLoads(targets: Target[], { rounds = 5, seconds = 4 } = {}) {
  const loads = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      const load = await loadOnce(target, seconds);
      if (round > 0) loads.get(target.name)?.push(load);
    }
  }
  return new Map(
    [...loads].map(([name, all]) => [
      name,
      { rate: median(all.map(({ rate }) => rate)), p99: median(all.map(({ p99 }) => p99)) },
    ]),
  );
}

/**
 * Makes a call several times in a row.
 * @param share the percentile, by default the median
 * @returns its duration in ms
 */
export async function timeCalls(
  call: () => Promise<unknown>,
  times: number,
  share = 0.5,
): Promise<number> {
  const durations: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const start = performance.now();
    await call();
    durations.push(performance.now() - start);
  }
  return percentile(durations, share);
}
