import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimitWindows } from '../../platform/security/rate-limits.table.ts';
import { createTestApp, openTestApp } from '../../testing/test-app.ts';

const test = await openTestApp({ config: { rateLimits: true } });

/** Removes the attempts of earlier tests. */
beforeEach(() => test.advance(2 * 60 * 60));

async function logIn(email: string, password: string, headers: Record<string, string> = {}) {
  const visitor = test.visitor();
  const { body } = await visitor.send('/api/auth/csrf');
  return visitor.send('/api/auth/login', {
    method: 'POST',
    headers: { 'X-CSRF-Token': body.csrf_token, ...headers },
    body: { email, password },
  });
}

const guess = (email: string, headers?: Record<string, string>) =>
  logIn(email, 'something else', headers);

describe('guesses at one account', () => {
  it('S15 are checked ten times a minute, whatever client address they claim', async () => {
    const { email } = await test.buildUser();
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        guess(index % 2 ? email : email.toUpperCase(), { 'X-Forwarded-For': `192.0.2.${index}` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(30);
    for (const { headers, body } of rejected) {
      expect(headers.get('retry-after')).toBe('60');
      expect(body).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        detail: 'Too many requests. Please try again later.',
      });
    }
  });

  it('S15 R8.08 reject even the right password until the window ends', async () => {
    const { email } = await test.buildUser();
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(email);
    const early = await logIn(email, test.password);
    expect(early.status).toBe(429);
    test.advance(59);
    const stillEarly = await logIn(email, test.password);
    expect(stillEarly.headers.get('retry-after')).toBe('1');
    test.advance(1);
    expect((await logIn(email, test.password)).status).toBe(200);
  });

  it('S15 are at most ten in any minute', async () => {
    const { email } = await test.buildUser();
    const statuses: number[] = [];
    for (let second = 0; second < 120; second += 6) {
      statuses.push((await guess(email)).status);
      test.advance(6);
    }
    for (let first = 0; first + 10 <= statuses.length; first += 1) {
      const minute = statuses.slice(first, first + 10);
      expect(minute.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    // The tenth was at second 54; the window goes on to second 114.
    expect(statuses.slice(10, 19)).toEqual(Array(9).fill(429));
    expect(statuses[19]).toBe(401);
  });

  it('S15 do not include logins with the correct password', async () => {
    const { email } = await test.buildUser();
    for (let attempt = 0; attempt < 15; attempt += 1) {
      expect((await logIn(email, test.password)).status).toBe(200);
    }
    for (let attempt = 0; attempt < 9; attempt += 1) await guess(email);
    expect((await logIn(email, test.password)).status).toBe(200);
    expect((await guess(email)).status).toBe(401);
    expect((await guess(email)).status).toBe(429);
  });

  it('S15 S17 for an unknown address are limited in the same way', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => guess('no@example.org')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('guesses from one address', () => {
  it('S16 with one password for many accounts are rejected after a hundred', async () => {
    const responses = await Promise.all(
      Array.from({ length: 130 }, (_, index) => guess(`person.${index}@example.net`)),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(100);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30);
    test.advance(60);
    expect((await guess('person.1@example.net')).status).toBe(401);
  });

  it('S15 that exceed the limit of one account do not affect others', async () => {
    const { email } = await test.buildUser();
    await Promise.all(Array.from({ length: 130 }, () => guess(email)));
    const other = await test.buildUser();
    expect((await logIn(other.email, test.password)).status).toBe(200);
  });

  it('S16 behind a trusted proxy count for the address that it forwards', async () => {
    const proxied = await createTestApp({ config: { rateLimits: true, trustProxy: '127.0.0.1' } });
    const guessFrom = async (address: string, index: number) => {
      const visitor = proxied.visitor();
      const { body } = await visitor.send('/api/auth/csrf');
      const response = await visitor.send('/api/auth/login', {
        method: 'POST',
        headers: { 'X-CSRF-Token': body.csrf_token, 'X-Forwarded-For': address },
        body: { email: `person.${index}@example.net`, password: 'something else' },
      });
      return response.status;
    };
    const first = await Promise.all(
      Array.from({ length: 105 }, (_, index) => guessFrom(`2001:db8:1:2::${index}`, index)),
    );
    expect(first.filter((status) => status === 429)).toHaveLength(5);
    expect(await guessFrom('2001:db8:1:3::1', 200)).toBe(401);
    await proxied.close();
  });
});

describe('other limits', () => {
  it('S19 D13 S71 sign-ups from one address are held back past 300 a day', async () => {
    const register = async (index: number) => {
      const visitor = test.visitor();
      const response = await visitor.request('/api/auth/register', {
        method: 'POST',
        body: {
          full_name: 'Ada',
          email: `ada.${index}@example.org`,
          phone_number: '5551234567',
          // Counted, and rejected before a hash is computed.
          password: 'password1',
        },
      });
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: 310 }, (_, index) => register(index)));
    expect(statuses.filter((status) => status === 422)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('D13 S53 reset links are mailed at most five times an hour, and all requests get the same response', async () => {
    const user = await test.buildUser();
    for (const email of [user.email, 'nobody.here@example.org']) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const response = await test.visitor().request('/api/auth/password/forgot', {
          method: 'POST',
          body: { email },
        });
        statuses.push(response.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    }
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === user.email)).toHaveLength(5);
  });

  it('D13 a stolen access token allows at most ten guesses a minute', async () => {
    const person = await test.signIn();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const response = await person.request('/api/auth/password/change', {
        method: 'POST',
        body: { current_password: 'something else', new_password: 'a louder river' },
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });
});

describe('counters', () => {
  it('S06 store neither accounts nor addresses in plain text', async () => {
    await guess('somebody@example.org');
    const rows = JSON.stringify(await test.database.select().from(rateLimitWindows));
    expect(rows).toContain('login failures in 60 s of mailbox:');
    expect(rows).not.toContain('somebody');
    expect(rows).not.toContain('127.0.0.1');
  });

  it('D13 S06 are removed when their window is over', async () => {
    await guess('somebody@example.org');
    // The longest window is a day.
    test.advance(24 * 60 * 60);
    await test.runJobs();
    expect(await test.database.$count(rateLimitWindows)).toBe(0);
  });

  it('S52 are off with RATE_LIMITS=off', async () => {
    const open = await createTestApp({ config: { rateLimits: false } });
    const { email } = await open.buildUser();
    const visitor = open.visitor();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const response = await visitor.request('/api/auth/login', {
        method: 'POST',
        body: { email, password: 'something else' },
      });
      expect(response.status).toBe(401);
    }
    expect(await open.database.$count(rateLimitWindows)).toBe(0);
    await open.close();
  });
});
