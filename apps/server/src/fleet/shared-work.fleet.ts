import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '../testing/query.ts';
import { until } from '../testing/server-processes.ts';
import { createTestClient } from '../testing/test-client.ts';
import { type Fleet, startFleet } from './support/fleet.ts';

const PEOPLE = 60;

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet({ workers: 2, settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => fleet.stop());

it('B6.05 each email is sent once by one of two workers', async () => {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => fleet.signUp(fleet.addresses()[index % 3])),
  );
  const waiting = 'SELECT FROM jobs WHERE failed_at IS NULL';
  const isDone = async () => (await query(fleet.postgres.connection, waiting)).length === 0;
  await until(isDone, 60_000);
  const countMailsTo = (email: string) =>
    fleet.mail.mails.filter(({ recipients }) => recipients.includes(email)).length;
  expect(people.map(({ email }) => countMailsTo(email))).toEqual(people.map(() => 1));
});

it('B6.04 S16 servers share the limit of guesses at one account', async () => {
  const { email } = await fleet.signUp();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const at = fleet.addresses()[attempt % 3] ?? '';
    const body = { email, password: `wrong guess ${attempt}` };
    const response = await createTestClient(at).request('/api/auth/login', {
      method: 'POST',
      body,
    });
    statuses.push(response.status);
  }
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  const other = createTestClient(fleet.addresses()[1] ?? '');
  const right = { email, password: 'a river of oats' };
  expect((await other.request('/api/auth/login', { method: 'POST', body: right })).status).toBe(
    429,
  );
});

it('B6.04 F17 a server with another secret refuses to start, and says so', async () => {
  await expect(
    fleet.startAnother({ SESSION_SECRET: 'not the secret that the other servers have' }),
  ).rejects.toThrow('SESSION_SECRET');
});
