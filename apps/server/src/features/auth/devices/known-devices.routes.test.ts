import { DEVICE_COOKIE } from '@pawmatch/contract/auth/cookies';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { knownDevices } from '../auth.tables.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'a louder river at night';

const test = await openTestApp({ config: { rateLimits: true } });

beforeEach(async () => {
  await test.runJobs();
  test.mails.length = 0;
  test.advance(2 * 60 * 60);
});

function logIn(client: TestClient, email: string, password: string) {
  const request = { method: 'POST', headers: { 'User-Agent': FIREFOX }, body: { email, password } };
  return client.request('/api/auth/login', request);
}

const forgot = (client: TestClient, email: string) =>
  client.request('/api/auth/password/forgot', { method: 'POST', body: { email } });

async function mailSubjectsTo(email: string): Promise<string[]> {
  await test.runJobs();
  return test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** All attempts that strangers have within a minute. */
async function guessRepeatedly(email: string) {
  const guesses = Array.from({ length: 12 }, () => logIn(test.visitor(), email, 'a guess'));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
}

describe('S53 while strangers guess the password of an account', () => {
  it('S53 F06 the owner can log in for hours from a browser that has logged in before', async () => {
    const owner = await test.signIn('admin');
    for (let minute = 0; minute < 180; minute += 30) {
      await guessRepeatedly(owner.user.email);
      expect((await logIn(test.visitor(), owner.user.email, test.password)).status).toBe(429);
      expect((await logIn(owner, owner.user.email, test.password)).status).toBe(200);
      test.advance(30 * 60);
    }
  });

  it('S53 S15 that browser is also limited to ten guesses a minute', async () => {
    const owner = await test.signIn();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await logIn(owner, owner.user.email, 'a guess')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('S53 a forged device cookie, or one of another account, has no effect', async () => {
    const owner = await test.signIn();
    const stranger = await test.signIn();
    const [id = ''] = (owner.cookies.get(DEVICE_COOKIE) ?? '').split('.');
    const [, signature] = (stranger.cookies.get(DEVICE_COOKIE) ?? '').split('.');
    const forger = test.visitor();
    forger.cookies.set(DEVICE_COOKIE, `${id}.${signature}`);
    await guessRepeatedly(owner.user.email);
    expect((await logIn(forger, owner.user.email, test.password)).status).toBe(429);
    expect((await logIn(stranger, owner.user.email, test.password)).status).toBe(429);
  });

  it('S53 F06 too many reset requests get the same response as others', async () => {
    const owner = await test.buildUser();
    const responses = [];
    for (let attempt = 0; attempt < 40; attempt += 1) {
      responses.push(await forgot(test.visitor(), owner.email));
    }
    const [first] = responses;
    for (const { status, body } of responses)
      expect({ status, body }).toEqual({ status: 200, body: first?.body });
    expect(await mailSubjectsTo(owner.email)).toHaveLength(5);
  });

  it('S53 F06 the owner still gets a reset mail from a known browser', async () => {
    const owner = await test.signIn();
    for (let attempt = 0; attempt < 40; attempt += 1)
      await forgot(test.visitor(), owner.user.email);
    expect((await forgot(owner, owner.user.email)).status).toBe(200);
    expect(await mailSubjectsTo(owner.user.email)).toHaveLength(6);
    const stranger = await test.signIn();
    await forgot(stranger, owner.user.email);
    expect(await mailSubjectsTo(owner.user.email)).toHaveLength(6);
  });

  it('S53 F06 only the browser that has used the link can log in', async () => {
    const owner = await test.signIn();
    const elsewhere = test.visitor();
    await forgot(elsewhere, owner.user.email);
    await test.runJobs();
    const token = /token=(\S+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    await elsewhere.request('/api/auth/password/reset', {
      method: 'POST',
      body: { token, new_password: NEW_PASSWORD },
    });
    await guessRepeatedly(owner.user.email);
    expect((await logIn(owner, owner.user.email, NEW_PASSWORD)).status).toBe(429);
    expect((await logIn(elsewhere, owner.user.email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('F10 a mail about a login from a new device', () => {
  const SUBJECT = 'A new login to your account at Pawmatch Shelter';

  it('F10 names device and time, once per device', async () => {
    const { email } = await test.buildUser();
    const laptop = test.visitor();
    expect((await logIn(laptop, email, test.password)).status).toBe(200);
    expect(await mailSubjectsTo(email)).toEqual([SUBJECT]);
    const text = test.mails[0]?.text ?? '';
    expect(text).toContain('Firefox on Windows, ');
    expect(text).toContain('(America/New_York)');
    expect(text).toContain('http://pawmatch.example/forgot-password');
    await logIn(laptop, email, test.password);
    expect(await mailSubjectsTo(email)).toHaveLength(1);
    await logIn(test.visitor(), email, test.password);
    expect(await mailSubjectsTo(email)).toHaveLength(2);
  });

  it('F10 is not sent at sign-up, nor at the next login from the same browser', async () => {
    const person = test.visitor();
    const email = 'new.here@example.org';
    const password = 'a quiet river at noon';
    await person.request('/api/auth/register', {
      method: 'POST',
      body: { full_name: 'Ada', email, phone_number: '5551234567', password },
    });
    await logIn(person, email, password);
    expect(await mailSubjectsTo(email)).toEqual([
      'Please confirm your email address for Pawmatch Shelter',
    ]);
  });

  it('F10 is sent to each of two people who share a browser', async () => {
    const [one, two] = [await test.buildUser(), await test.buildUser()];
    const browser = test.visitor();
    await logIn(browser, one.email, test.password);
    await logIn(browser, two.email, test.password);
    expect(await mailSubjectsTo(one.email)).toEqual([SUBJECT]);
    expect(await mailSubjectsTo(two.email)).toEqual([SUBJECT]);
  });

  it('F10 D13 is sent again after a password change, for all devices but that one', async () => {
    const owner = await test.signIn();
    const phone = test.visitor();
    await logIn(phone, owner.user.email, test.password);
    await owner.request('/api/auth/password/change', {
      method: 'POST',
      body: { current_password: test.password, new_password: NEW_PASSWORD },
    });
    await test.runJobs();
    test.mails.length = 0;
    await logIn(owner, owner.user.email, NEW_PASSWORD);
    expect(await mailSubjectsTo(owner.user.email)).toEqual([]);
    await logIn(phone, owner.user.email, NEW_PASSWORD);
    expect(await mailSubjectsTo(owner.user.email)).toEqual([SUBJECT]);
  });

  it('F10 is sent only for a correct password', async () => {
    const { email } = await test.buildUser();
    await logIn(test.visitor(), email, 'a guess');
    expect(await mailSubjectsTo(email)).toEqual([]);
    expect(await test.database.$count(knownDevices)).toBeGreaterThan(0);
  });
});

it('S53 the device cookie is hidden from scripts, other sites and other paths', async () => {
  const { email } = await test.buildUser();
  const { headers } = await logIn(test.visitor(), email, test.password);
  const cookie = headers.getSetCookie().find((it) => it.startsWith(`${DEVICE_COOKIE}=`));
  expect(cookie).toMatch(/; HttpOnly(;|$)/);
  expect(cookie).toMatch(/; SameSite=Strict(;|$)/);
  expect(cookie).toMatch(/; Path=\/api\/auth(;|$)/);
  expect(cookie).toMatch(/; Max-Age=34560000(;|$)/);
});

it('S53 devices that have not logged in for 400 days are removed', async () => {
  await test.signIn();
  test.advance(400 * 24 * 60 * 60);
  await test.runJobs();
  expect(await test.database.$count(knownDevices)).toBe(0);
});
