import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { median, roundTo } from '../support/statistics.ts';
import { newEmail, signUp } from './support/adopters.ts';
import type { Measurement } from './support/measure.ts';

const SAMPLES = 1_200;
const WARM_UP = 50;

/**
 * The area under the receiver operating characteristic: the probability that a known address takes longer
 * than an unknown one (Mann-Whitney U divided by both counts). At 0.5 they cannot be distinguished.
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

/** S17: wrong passwords for pairs of a known and an unknown address in random order, one at a time. */
export async function measureLoginTiming(): Promise<Measurement> {
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
  for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
    const knownFirst = Math.random() < 0.5;
    for (const isKnown of [knownFirst, !knownFirst]) {
      const time = await timeLogin(isKnown ? email : newEmail());
      if (sample >= 0) (isKnown ? known : unknown).push(time);
    }
  }
  await shelter.stop();
  const area = areaUnderCurve(known, unknown);
  const deviation = Math.abs(area - 0.5);
  return {
    figures: [
      {
        what: `login with known and unknown e-mail addresses: deviation of the area under the curve from 0.5, ${SAMPLES.toLocaleString('en')} each`,
        bar: '<= 0.05',
        measured: `${roundTo(deviation, 3)} (medians ${roundTo(median(known), 1)} and ${roundTo(median(unknown), 1)} ms)`,
        isMet: deviation <= 0.05,
      },
    ],
    details: { area, medians: { known: median(known), unknown: median(unknown) } },
  };
}
