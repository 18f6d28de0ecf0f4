import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../testing/cpu-time.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { users } from '../users/users.table.ts';
import { hashPassword } from './passwords/password-hash.ts';

const test = await openTestApp();

const logIn = (body: unknown) =>
  test.visitor().request('/api/auth/login', { method: 'POST', body });

describe('POST /auth/login', () => {
  it('R7.02 R3.03 starts a session, whatever the case of the address', async () => {
    const user = await test.buildUser({ email: 'Grace@example.org' });
    const { status, body } = await logIn({ email: ' grace@EXAMPLE.org ', password: test.password });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: expect.any(String),
      expires_at: expect.any(String),
      user: { id: user.id, email: 'Grace@example.org', role: 'adopter' },
    });
  });

  it('S17 responds the same for a wrong password and for an unknown address', async () => {
    const user = await test.buildUser();
    const known = await logIn({ email: user.email, password: 'something else' });
    const unknown = await logIn({ email: 'nobody@example.org', password: 'something else' });
    expect(known.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect(known.body.detail).toBe('Login failed. Please check your credentials and try again.');
    expect(known.headers.getSetCookie()).toEqual([]);
  });

  it('S17 takes as long for an unknown address as for a known one', async () => {
    const user = await test.buildUser({ passwordHash: await hashPassword(test.password) });
    const visitor = test.visitor();
    const body = (email: string) => ({ email, password: 'something else' });
    // Least of several tries: other programs do not count.
    const timeOf = (email: string) =>
      cpuMilliseconds(
        () => visitor.request('/api/auth/login', { method: 'POST', body: body(email) }),
        0,
      );
    const ratio = (await timeOf('nobody@example.org')) / (await timeOf(user.email));
    // Without a hash for the unknown address it would take a tenth of the time.
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it.each([
    ['R5.05', { password: 'x' }, 'email'],
    ['R5.05', { email: 'a@example.org', password: '' }, 'password'],
    ['S23', { email: 'a\u0000@example.org', password: 'x' }, 'email'],
    ['S23', { email: 'a@example.org', password: 'x\ud800' }, 'password'],
    ['S26', { email: 'a@example.org', password: ['x'] }, 'password'],
  ])('%s rejects %j', async (_id, credentials, field) => {
    const { status, body } = await logIn(credentials);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it('S07 is no server error when the account is deleted meanwhile', async () => {
    const user = await test.buildUser();
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const response = await test.database.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, user.id));
      const login = logIn({ email: user.email, password: test.password });
      // The password was right; the login waits for the lock of the account that is being deleted.
      await expect
        .poll(async () => (await test.database.execute(waiting)).rows.length)
        .toBeGreaterThan(0);
      return { login };
    });
    expect((await response.login).status).toBe(401);
  });

  it('S27 treats SQL in the address as plain text', async () => {
    const { status } = await logIn({ email: "' or 1=1 --@example.org", password: 'x' });
    expect(status).toBe(401);
  });

  it('accepts the same password with another Unicode normalization', async () => {
    const passwordHash = await hashPassword('Zo\u00eb and her kitten');
    const user = await test.buildUser({ passwordHash });
    const password = 'Zoe\u0308 and her kitten';
    expect((await logIn({ email: user.email, password })).status).toBe(200);
  });
});
