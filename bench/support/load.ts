import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { percentile } from './statistics.ts';

const run = promisify(execFile);

/** In seconds. Longer than any response should take. */
const REQUEST_TIMEOUT = 20;

export interface Load {
  /** Requests a second. */
  rate: number;
  /** In ms. */
  p50: number;
  p95: number;
  p99: number;
}

interface LoadOptions {
  url: string;
  /** Requested in turn. */
  paths: readonly string[];
  headers?: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
}

/**
 * Loads a server with wrk, which takes less of the machine than any client in Node.
 * @throws Error when wrk is not installed, or a response was not 2xx or 3xx
 */
export async function loadServer(options: LoadOptions): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'pawmatch-wrk-'));
  try {
    const script = join(folder, 'paths.lua');
    await writeFile(script, luaScript(options));
    const { stdout } = await run('wrk', [
      '-t1',
      `-c${options.connections}`,
      `-d${options.seconds}s`,
      '--timeout',
      `${REQUEST_TIMEOUT}s`,
      '-s',
      script,
      options.url,
    ]);
    const line = /^result (.*)$/m.exec(stdout)?.[1];
    if (!line) throw new Error(`wrk printed no result:\n${stdout}`);
    const { errors, ...load } = JSON.parse(line) as Load & { errors: number };
    if (errors > 0) throw new Error(`${errors} requests failed:\n${stdout}`);
    // Without an answer wrk says 0, which would meet every bar.
    const atLeast = options.seconds * 1_000;
    return load.rate === 0 ? { rate: 0, p50: atLeast, p95: atLeast, p99: atLeast } : load;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** As {@link loadServer}, three times, since others may stop the machine for a moment. @returns the run with the median p95 */
export async function loadThrice(options: LoadOptions): Promise<Load> {
  const loads = [];
  for (let run = 0; run < 3; run += 1) loads.push(await loadServer(options));
  return loads.sort((one, other) => one.p95 - other.p95)[1] as Load;
}

/** wrk measures microseconds. */
function luaScript({ paths, headers = {} }: LoadOptions): string {
  const quoted = (text: string) => JSON.stringify(text);
  return `
local paths = { ${paths.map(quoted).join(', ')} }
local headers = { ${Object.entries(headers)
    .map(([name, value]) => `[${quoted(name)}] = ${quoted(value)}`)
    .join(', ')} }
local count = 0
function request()
  count = count + 1
  return wrk.format("GET", paths[(count - 1) % #paths + 1], headers)
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('result {"rate":%.2f,"p50":%.3f,"p95":%.3f,"p99":%.3f,"errors":%d}\\n',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000,
    latency:percentile(95) / 1000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`;
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
