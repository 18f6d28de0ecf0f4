import { runFuzz } from '../../apps/server/src/testing/fuzz/run-fuzz.ts';
import { ADMIN, startShelterServer } from '../../e2e/support/shelter-server.ts';
import type { Measured } from './support/measure.ts';

const SEEDS = [20_261_121, 7];
const REQUESTS_A_SEED = 10_000;

/** Made-up requests to every call; the short version of it runs with the tests. */
export async function measureFuzz(): Promise<Measured> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const reports = [];
  for (const seed of SEEDS) {
    const target = { url: shelter.url, admin: ADMIN, requests: REQUESTS_A_SEED, seed };
    reports.push({ seed, ...(await runFuzz(target)) });
  }
  const said = shelter.output();
  await shelter.stop();
  const failures = reports
    .flatMap(({ statuses }) => Object.entries(statuses))
    .reduce((sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0), 0);
  const faults = reports.flatMap((report) => report.faults);
  return {
    figures: [
      {
        what: `5xx in ${(SEEDS.length * REQUESTS_A_SEED).toLocaleString('en')} fuzzed requests, three roles, two seeds`,
        bar: '0',
        measured: String(failures),
        isMet: failures === 0,
      },
      {
        what: 'other faults in them: no `detail`, insides or persons shown, no answer, lists broken',
        bar: '0',
        measured: String(faults.length - failures),
        isMet: faults.length === failures,
      },
    ],
    details: { reports, errors: said.split('\n').filter((line) => line.includes('"level":50')) },
  };
}
