import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ensureAdmin } from '../../account/admin/ensure-admin.ts';
import { users } from '../../users/users.table.ts';

const DAY = 24 * 60 * 60;
const OWN_PASSWORD = 'a louder river at night';

const logInStatus = async (test: TestApp, email: string, password: string) => {
  const body = { email, password };
  return (await test.visitor().request('/api/auth/login', { method: 'POST', body })).status;
};

/** Like the admin of `seedDemo`. */
const buildDemoAdmin = async (test: TestApp) => {
  const { email } = await test.buildUser({
    role: 'admin',
    passwordExpiresAt: new Date(test.now().getTime() + DAY * 1_000),
  });
  return { email, password: test.password };
};

describe('S63 F09 the password of the demonstration', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ config: { publicUrl: 'https://demo.example.org' } });
  });
  afterAll(() => test.close());

  it('S63 F09 expires after a day on a public address, with its sessions', async () => {
    const admin = await buildDemoAdmin(test);
    const person = test.visitor();
    test.advance(DAY - 1);
    await person.logIn(admin);
    expect((await person.request('/api/users/me')).status).toBe(200);
    test.advance(1);
    expect((await person.request('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
    const response = await test
      .visitor()
      .request('/api/auth/login', { method: 'POST', body: admin });
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({
      code: 'PASSWORD_EXPIRED',
      detail: expect.stringContaining('npm run admin'),
    });
    expect(await logInStatus(test, admin.email, 'a guess')).toBe(401);

    await ensureAdmin(test.dependencies, { email: admin.email, password: OWN_PASSWORD });
    expect(await logInStatus(test, admin.email, OWN_PASSWORD)).toBe(200);
  });

  it('S63 does not expire for others, nor when it was chosen', async () => {
    const { email } = await test.buildUser({ role: 'admin', passwordExpiresAt: test.now() });
    expect(await logInStatus(test, email, test.password)).toBe(403);
    await test.database
      .update(users)
      .set({ passwordExpiresAt: null })
      .where(eq(users.email, email));
    expect(await logInStatus(test, email, test.password)).toBe(200);
  });

  it('S63 does not expire when it was changed within the day', async () => {
    const expires = new Date(test.now().getTime() + 1_000);
    const { email } = await test.buildUser({ role: 'admin', passwordExpiresAt: expires });
    const person = test.visitor();
    await person.logIn({ email, password: test.password });
    const body = { current_password: test.password, new_password: OWN_PASSWORD };
    await person.request('/api/auth/password/change', { method: 'POST', body });
    test.advance(DAY);
    expect(await logInStatus(test, email, OWN_PASSWORD)).toBe(200);
  });
});

it('S63 F09 the password of the demonstration does not expire on an address of this machine', async () => {
  const local = await createTestApp({ config: { publicUrl: 'http://localhost:3000' } });
  const admin = await buildDemoAdmin(local);
  local.advance(30 * DAY);
  expect(await logInStatus(local, admin.email, admin.password)).toBe(200);
  await local.close();
});
