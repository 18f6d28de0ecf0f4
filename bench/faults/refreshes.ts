import { setTimeout as delay } from 'node:timers/promises';
import { createTestClient, type TestClient } from '../../apps/server/src/testing/test-client.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { REFRESH_COOKIE } from '../../packages/contract/src/auth/cookies.ts';
import { ROTATION_GRACE_SECONDS } from '../../packages/contract/src/auth/session-timing.ts';
import { signUp, signUpMany } from './support/adopters.ts';
import type { Measured } from './support/measure.ts';

const REFRESHES = 1_000;
const REPLAYS = 100;

/** A second tab: the same cookies, as they are now. */
function tabOf(url: string, { cookies }: TestClient): TestClient {
  const tab = createTestClient(url);
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  return tab;
}

const refresh = (client: TestClient) => client.request('/api/auth/refresh', { method: 'POST' });

/** S10: two tabs refresh at the same moment; whichever answer comes last is what the browser keeps. */
async function countFalseLogouts(url: string): Promise<number> {
  let browser = await signUp(url);
  let logouts = 0;
  for (let turn = 0; turn < REFRESHES; turn += 1) {
    const tabs = [tabOf(url, browser), tabOf(url, browser)];
    const answers = await Promise.all(tabs.map(refresh));
    const isOut = answers.some(({ status }) => status !== 200);
    if (isOut) logouts += 1;
    browser = isOut ? await signUp(url) : (tabs[turn % 2] ?? browser);
  }
  return logouts;
}

/** S09: tokens that were exchanged come back when the grace is over, and end their sessions. */
async function replayLate(url: string) {
  const people = await signUpMany(url, REPLAYS);
  const thieves = people.map((person) => tabOf(url, person));
  for (const person of people) {
    const before = person.cookies.get(REFRESH_COOKIE);
    const { status } = await refresh(person);
    if (status !== 200 || person.cookies.get(REFRESH_COOKIE) === before) {
      throw new Error(`a refresh token was not exchanged: ${status}`);
    }
  }
  await delay((ROTATION_GRACE_SECONDS + 1) * 1_000);
  const replayed = await Promise.all(thieves.map(refresh));
  const after = await Promise.all(people.map(refresh));
  return {
    accepted: replayed.filter(({ status }) => status === 200).length,
    familiesAlive: after.filter(({ status }) => status === 200).length,
  };
}

export async function measureRefreshes(): Promise<Measured> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  const logouts = await countFalseLogouts(shelter.url);
  const { accepted, familiesAlive } = await replayLate(shelter.url);
  await shelter.stop();
  return {
    figures: [
      {
        what: `false logouts in ${REFRESHES.toLocaleString('en')} refreshes of two tabs at once`,
        bar: '0',
        measured: String(logouts),
        isMet: logouts === 0,
      },
      {
        what: `replays accepted after the grace, and families alive after them, of ${REPLAYS}`,
        bar: '0 and 0',
        measured: `${accepted} and ${familiesAlive}`,
        isMet: accepted === 0 && familiesAlive === 0,
      },
    ],
    details: { logouts, accepted, familiesAlive },
  };
}
