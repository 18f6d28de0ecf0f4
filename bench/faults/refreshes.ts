import { setTimeout as delay } from 'node:timers/promises';
import { createTestClient, type TestClient } from '../../apps/server/src/testing/test-client.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { REFRESH_COOKIE } from '../../packages/contract/src/auth/cookies.ts';
import { ROTATION_GRACE_SECONDS } from '../../packages/contract/src/auth/session-timing.ts';
import { signUp, signUpMany } from './support/adopters.ts';
import type { Measurement } from './support/measure.ts';

const REFRESHES = 1_000;
const REPLAYS = 100;

/** Opens a second tab with the same cookies. */
function openTab(url: string, { cookies }: TestClient): TestClient {
  const tab = createTestClient(url);
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  return tab;
}

const refresh = (client: TestClient) => client.request('/api/auth/refresh', { method: 'POST' });

/** S10: two tabs refresh at the same time. The browser keeps the cookies of the last response. */
async function countFalseLogouts(url: string): Promise<number> {
  let browser = await signUp(url);
  let logouts = 0;
  for (let round = 0; round < REFRESHES; round += 1) {
    const tabs = [openTab(url, browser), openTab(url, browser)];
    const responses = await Promise.all(tabs.map(refresh));
    const isLoggedOut = responses.some(({ status }) => status !== 200);
    if (isLoggedOut) logouts += 1;
    browser = isLoggedOut ? await signUp(url) : (tabs[round % 2] ?? browser);
  }
  return logouts;
}

/** S09: rotated tokens are replayed after the grace period, which must revoke their sessions. */
async function replayAfterGrace(url: string) {
  const people = await signUpMany(url, REPLAYS);
  const thieves = people.map((person) => openTab(url, person));
  for (const person of people) {
    const before = person.cookies.get(REFRESH_COOKIE);
    const { status } = await refresh(person);
    if (status !== 200 || person.cookies.get(REFRESH_COOKIE) === before) {
      throw new Error(`A refresh token was not rotated: ${status}`);
    }
  }
  await delay((ROTATION_GRACE_SECONDS + 1) * 1_000);
  const replayed = await Promise.all(thieves.map(refresh));
  const after = await Promise.all(people.map(refresh));
  return {
    accepted: replayed.filter(({ status }) => status === 200).length,
    familiesNotRevoked: after.filter(({ status }) => status === 200).length,
  };
}

export async function measureRefreshes(): Promise<Measurement> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  const logouts = await countFalseLogouts(shelter.url);
  const { accepted, familiesNotRevoked } = await replayAfterGrace(shelter.url);
  await shelter.stop();
  return {
    figures: [
      {
        what: `false logouts in ${REFRESHES.toLocaleString('en')} simultaneous refreshes of two tabs`,
        bar: '0',
        measured: String(logouts),
        isMet: logouts === 0,
      },
      {
        what: `replays accepted after the grace period and token families not revoked, of ${REPLAYS}`,
        bar: '0 and 0',
        measured: `${accepted} and ${familiesNotRevoked}`,
        isMet: accepted === 0 && familiesNotRevoked === 0,
      },
    ],
    details: { logouts, accepted, familiesNotRevoked },
  };
}
