import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { median, round } from '../support/statistics.ts';
import { newEmail, signUp } from './support/adopters.ts';
import type { Measured } from './support/measure.ts';

const SAMPLES = 1_200;
const WARM_UP = 50;

/**
 * The area under the receiver operating characteristic: how likely a known address takes longer than
 * an unknown one (Mann-Whitney U over both counts); 0.5 is no telling them apart.
 */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const all = [
    ...known.map((time) => ({ time, isKnown: true })),
    ...unknown.map((time) => ({ time, isKnown: false })),
  ].toSorted((a, b) => a.time - b.time);
  const ranks = all.reduce((sum, { isKnown }, index) => sum + (isKnown ? index + 1 : 0), 0);
  const u = ranks - (known.length * (known.length + 1)) / 2;
  return u / (known.length * unknown.length);
}

/** S17: wrong passwords for known and unknown addresses in turns, one at a time, in random order. */
export async function measureLoginTiming(): Promise<Measured> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  const email = newEmail();
  await signUp(shelter.url, email);
  const client = createTestClient(shelter.url);
  const timeLogin = async (address: string) => {
    const start = performance.now();
    const body = { email: address, password: 'something else' };
    const { status } = await client.request('/api/auth/login', { method: 'POST', body });
    if (status !== 401) throw new Error(`login: ${status}`);
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let turn = -WARM_UP; turn < SAMPLES; turn += 1) {
    const knownFirst = Math.random() < 0.5;
    for (const isKnown of [knownFirst, !knownFirst]) {
      const time = await timeLogin(isKnown ? email : newEmail());
      if (turn >= 0) (isKnown ? known : unknown).push(time);
    }
  }
  await shelter.stop();
  const area = areaUnderCurve(known, unknown);
  const off = Math.abs(area - 0.5);
  return {
    figures: [
      {
        what: `login, known against unknown e-mail: area under the curve off 0.5, ${SAMPLES.toLocaleString('en')} each`,
        bar: '<= 0.05',
        measured: `${round(off, 3)} (medians ${round(median(known), 1)} and ${round(median(unknown), 1)} ms)`,
        isMet: off <= 0.05,
      },
    ],
    details: { area, medians: { known: median(known), unknown: median(unknown) } },
  };
}
