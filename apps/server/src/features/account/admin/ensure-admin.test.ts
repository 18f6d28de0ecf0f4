import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { memberships } from '../../staff/memberships.table.ts';
import { users } from '../../users/users.table.ts';
import { applyAdminSetting, ensureAdmin } from './ensure-admin.ts';

const settings = { email: 'boss@example.org', password: 'a quiet river at noon' };

const test = await openTestApp();

afterEach(async () => {
  await test.database.delete(users);
  await test.database.execute('DELETE FROM applied_settings');
});

const ensure = (changes: Partial<typeof settings> = {}) =>
  ensureAdmin(test.dependencies, { ...settings, ...changes });

const rowOf = async (email = settings.email) => {
  const [row] = await test.database.select().from(users).where(eq(users.email, email));
  return row;
};

const apply = (changes: Partial<typeof settings> = {}) =>
  applyAdminSetting(test.dependencies, { ...settings, ...changes });

const changePassword = async (from: string, to: string) => {
  const boss = test.visitor();
  await boss.logIn({ ...settings, password: from });
  const body = { current_password: from, new_password: to };
  const { status } = await boss.request('/api/auth/password/change', { method: 'POST', body });
  expect(status).toBe(204);
};

const logInStatus = async (password: string) => {
  const body = { ...settings, password };
  return (await test.visitor().request('/api/auth/login', { method: 'POST', body })).status;
};

describe('ADMIN_EMAIL and ADMIN_PASSWORD at a start', () => {
  const NEW_PASSWORD = 'a wider river at dawn';

  it('S54 D09 create the account, and keep a password that was changed since', async () => {
    await apply();
    await changePassword(settings.password, NEW_PASSWORD);
    const before = await rowOf();
    await apply();
    await apply({ email: 'BOSS@example.org' });
    expect(await rowOf()).toEqual(before);
    expect(await logInStatus(settings.password)).toBe(401);
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
  });

  it('S54 count again when one of them has changed', async () => {
    await apply();
    await changePassword(settings.password, NEW_PASSWORD);
    await apply({ password: 'a third river altogether' });
    expect(await logInStatus(NEW_PASSWORD)).toBe(401);
    expect(await logInStatus('a third river altogether')).toBe(200);
    await apply({ email: 'second.boss@example.org', password: 'a third river altogether' });
    expect(await rowOf('second.boss@example.org')).toMatchObject({ role: 'admin' });
  });

  it('S54 do not restore a role that was removed', async () => {
    await apply();
    await test.database.update(memberships).set({ until: test.now() });
    await apply();
    expect(await rowOf()).toMatchObject({ role: 'adopter' });
  });

  it('S54 keep the password of an admin from an older version', async () => {
    const { passwordHash } = await test.buildUser({ email: settings.email, role: 'admin' });
    await test.database.execute(
      `INSERT INTO applied_settings (name, applied_at) VALUES ('ADMIN_PASSWORD', now())`,
    );
    await apply();
    await apply();
    expect(await rowOf()).toMatchObject({ passwordHash });
    await apply({ password: NEW_PASSWORD });
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
  });

  it('S54 store neither secret in plain text', async () => {
    await apply();
    const { rows } = await test.database.execute('SELECT * FROM applied_settings');
    const [row] = rows as { fingerprint: string }[];
    expect(row?.fingerprint).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(settings.password);
  });

  it('D09 create one account when several servers start simultaneously', async () => {
    await Promise.all(Array.from({ length: 8 }, () => apply()));
    expect(await test.database.$count(users)).toBe(1);
  });
});

describe('npm run admin', () => {
  it('D09 make an admin who can log in', async () => {
    await ensure();
    const boss = test.visitor();
    const { user } = await boss.logIn(settings);
    expect(user).toMatchObject({ role: 'admin', phone_number: null, email: settings.email });
  });

  it('D09 change nothing for an existing admin', async () => {
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

  it('D09 create one account when several servers start simultaneously', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ensure()));
    expect(await test.database.$count(users)).toBe(1);
    expect(await rowOf()).toMatchObject({ role: 'admin' });
  });
});
