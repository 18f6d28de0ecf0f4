import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ensureAdmin } from './ensure-admin.ts';
import { users } from './users.table.ts';

const settings = { email: 'boss@example.org', password: 'a quiet river at noon' };

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});

afterEach(async () => {
  await test.database.delete(users);
});

afterAll(() => test.close());

const ensure = (changes: Partial<typeof settings> = {}) =>
  ensureAdmin(test.dependencies, { ...settings, ...changes });

const rowOf = async (email = settings.email) => {
  const [row] = await test.database.select().from(users).where(eq(users.email, email));
  return row;
};

describe('ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  it('D09 make an admin who can log in', async () => {
    await ensure();
    const boss = test.visitor();
    const { user } = await boss.logIn(settings);
    expect(user).toMatchObject({ role: 'admin', phone_number: null, email: settings.email });
  });

  it('D09 change nothing when all is so already', async () => {
    await ensure();
    const before = await rowOf();
    test.advance(60);
    await ensure({ email: 'BOSS@example.org' });
    expect(await rowOf()).toEqual(before);
    expect(await test.database.$count(users)).toBe(1);
  });

  it('D09 D13 set a new password and end the sessions that the old one began', async () => {
    await ensure();
    const boss = test.visitor();
    await boss.logIn(settings);
    await ensure({ password: 'a louder river at night' });
    expect((await boss.request('/api/users/me')).status).toBe(401);
    await boss.logIn({ ...settings, password: 'a louder river at night' });
  });

  it('D09 make an adopter with that address an admin', async () => {
    const user = await test.buildUser({ email: 'Boss@example.org' });
    await ensure({ password: test.password });
    expect(await rowOf('Boss@example.org')).toMatchObject({
      id: user.id,
      role: 'admin',
      passwordHash: user.passwordHash,
    });
  });

  it('D09 make one account when several servers start at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ensure()));
    expect(await test.database.$count(users)).toBe(1);
    expect(await rowOf()).toMatchObject({ role: 'admin' });
  });
});
