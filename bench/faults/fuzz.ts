import { runFuzz } from '../../apps/server/src/testing/fuzz/run-fuzz.ts';
import { ADMIN, startShelterServer } from '../../e2e/support/shelter-server.ts';
import type { Measurement } from './support/measure.ts';

const SEEDS = [20_261_121, 7];
const REQUESTS_PER_SEED = 10_000;

/** Generated requests to every endpoint. A shorter version is one of the tests. */
export async function measureFuzz(): Promise<Measurement> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const reports = [];
  for (const seed of SEEDS) {
    const target = { url: shelter.url, admin: ADMIN, requests: REQUESTS_PER_SEED, seed };
    reports.push({ seed, ...(await runFuzz(target)) });
  }
  const output = shelter.output();
  await shelter.stop();
  const failures = reports
    .flatMap(({ statuses }) => Object.entries(statuses))
    .reduce((sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0), 0);
  const faults = reports.flatMap((report) => report.faults);
  return {
    figures: [
      {
        what: `5xx in ${(SEEDS.length * REQUESTS_PER_SEED).toLocaleString('en')} fuzzed requests, three roles, two seeds`,
        bar: '0',
        measured: String(failures),
        isMet: failures === 0,
      },
      {
        what: 'other faults: missing `detail`, leaked internals or personal data, no response, broken lists',
        bar: '0',
        measured: String(faults.length - failures),
        isMet: faults.length === failures,
      },
    ],
    details: { reports, errors: output.split('\n').filter((line) => line.includes('"level":50')) },
  };
}
