import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { isNightly } from '../../testing/nightly.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessions } from '../auth/auth.tables.ts';
import { users } from '../users/users.table.ts';
import { visits } from '../visits/visits.table.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});

/** Each test creates its own admins. */
afterEach(async () => {
  await test.database.delete(users);
});

afterAll(() => test.close());

const roleOf = async (id: string) => {
  const [row] = await test.database.select().from(users).where(eq(users.id, id));
  return row?.role;
};

describe('GET /users/me', () => {
  it('R7.06 R3.01 returns the person, preferences and training traits', async () => {
    const person = await test.signIn();
    const { user } = person;
    const before = await person.request('/api/users/me');
    expect(before.status).toBe(200);
    expect(before.body).toEqual({
      id: user.id,
      full_name: user.fullName,
      email: user.email,
      phone_number: user.phoneNumber,
      role: 'adopter',
      created_at: user.createdAt.toISOString(),
      email_confirmed: true,
      preferences: null,
      language: 'en',
      shares_matching: false,
      matching_partner: null,
      former_partner: null,
      new_pets: { matches: 0, alerts: 0 },
      training_traits: [],
      staff_roles: [],
      shelters: [],
      second_factor_due: null,
      capabilities: [],
      has_foster_home: false,
    });
    await person.request('/api/users/me/preferences', {
      method: 'POST',
      body: { preferred_species: 'Cat' },
    });
    for (const trait of ['LitterTrained', 'HouseTrained']) {
      await person.request('/api/preferences/training-traits', { method: 'POST', body: { trait } });
    }
    const { body } = await person.request('/api/users/me/');
    expect(body.preferences).toMatchObject({ preferred_species: 'Cat', pet_purpose: 'Myself' });
    expect(body.training_traits).toEqual(['HouseTrained', 'LitterTrained']);
  });

  it('R6.04 returns the role of an admin', async () => {
    const admin = await test.signIn('admin');
    expect((await admin.request('/api/users/me')).body.role).toBe('admin');
  });

  it('S04 is 401 for a visitor', async () => {
    const { status, body } = await test.visitor().request('/api/users/me');
    expect(status).toBe(401);
    expect(body.detail).toBe('Please log in to continue.');
  });

  it('S06 is never cached', async () => {
    const person = await test.signIn();
    const { headers } = await person.request('/api/users/me');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('S06 shows no hash of anything', async () => {
    const person = await test.signIn();
    const text = JSON.stringify((await person.request('/api/users/me')).body);
    expect(text).not.toMatch(/hash|argon/i);
  });
});

describe('GET /admin/users', () => {
  it('R6.03 lists everyone by name, for admins alone', async () => {
    const admin = await test.signIn('admin');
    const zoe = await test.buildUser({ fullName: 'zoe' });
    const abe = await test.buildUser({ fullName: 'Abe', phoneNumber: null });
    const { status, body } = await admin.request('/api/admin/users');
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([abe.id, admin.user.id, zoe.id]);
    expect(body[0]).toEqual({
      id: abe.id,
      full_name: 'Abe',
      email: abe.email,
      phone_number: null,
      role: 'adopter',
      created_at: abe.createdAt.toISOString(),
      email_confirmed: true,
    });
  });

  it.each([
    ['GET', '/api/admin/users'],
    ['PATCH', `/api/admin/users/${newId()}`],
    ['DELETE', `/api/admin/users/${newId()}`],
  ])('S04 %s %s is 403 for adopters and 401 for visitors', async (method, path) => {
    const body = method === 'PATCH' ? { role: 'admin' } : undefined;
    const adopter = await test.signIn();
    expect((await adopter.request(path, { method, body })).status).toBe(403);
    expect((await test.visitor().request(path, { method, body })).status).toBe(401);
  });
});

describe('PATCH /admin/users/:id', () => {
  it('R6.03 S07 makes an adopter admin, with effect from the next request', async () => {
    const admin = await test.signIn('admin');
    const adopter = await test.signIn();
    const path = `/api/admin/users/${adopter.user.id}`;
    const { status, body } = await admin.request(path, {
      method: 'PATCH',
      body: { role: 'admin', current_password: test.password },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: adopter.user.id, role: 'admin' });
    expect((await adopter.request('/api/admin/users')).status).toBe(200);
    await admin.request(path, { method: 'PATCH', body: { role: 'adopter' } });
    expect((await adopter.request('/api/admin/users')).status).toBe(403);
    expect((await adopter.request('/api/users/me')).body.role).toBe('adopter');
  });

  it('S07 never demotes the last admin', async () => {
    const admin = await test.signIn('admin');
    const path = `/api/admin/users/${admin.user.id}`;
    const response = await admin.request(path, { method: 'PATCH', body: { role: 'adopter' } });
    expect(response.status).toBe(400);
    expect(response.body.detail).toBe('The last admin cannot be removed or demoted.');
    expect(await roleOf(admin.user.id)).toBe('admin');
  });

  it('S07 keeps one of two admins who demote each other simultaneously, each time', async () => {
    for (let round = 0; round < (isNightly ? 20 : 4); round += 1) {
      await test.database.delete(users);
      const one = await test.signIn('admin');
      const two = await test.signIn('admin');
      const demote = (by: typeof one, whom: typeof one) =>
        by.request(`/api/admin/users/${whom.user.id}`, {
          method: round % 2 ? 'DELETE' : 'PATCH',
          body: round % 2 ? { current_password: test.password } : { role: 'adopter' },
        });
      await Promise.all([demote(one, two), demote(two, one)]);
      expect(await test.database.$count(users, eq(users.role, 'admin'))).toBe(1);
    }
  });

  it('S02 S24 changes only the role, and only of an existing person', async () => {
    const admin = await test.signIn('admin');
    const adopter = await test.buildUser();
    const patch = (id: string, body: unknown) =>
      admin.request(`/api/admin/users/${id}`, { method: 'PATCH', body });
    const { body } = await patch(adopter.id, {
      role: 'admin',
      current_password: test.password,
      email: 'x@example.org',
      id: newId(),
    });
    expect(body).toMatchObject({ id: adopter.id, email: adopter.email });
    expect((await patch(newId(), { role: 'adopter' })).status).toBe(404);
    expect((await patch('x'.repeat(50), { role: 'adopter' })).status).toBe(422);
    expect((await patch(adopter.id, { role: 'owner' })).status).toBe(422);
    expect((await patch(adopter.id, {})).status).toBe(422);
  });
});

describe('DELETE /admin/users/:id', () => {
  const deletion = {
    method: 'DELETE',
    get body() {
      return { current_password: test.password };
    },
  };

  it('S07 F10 deletes the account with its data, with effect from the next request', async () => {
    const admin = await test.signIn('admin');
    const leaving = await test.signIn('admin');
    const visit = await test.buildVisit({ userId: leaving.user.id });
    const path = `/api/admin/users/${leaving.user.id}`;
    const response = await admin.request(path, deletion);
    expect(response.status).toBe(204);
    expect((await leaving.request('/api/admin/users')).status).toBe(401);
    expect((await leaving.request('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
    expect(await roleOf(leaving.user.id)).toBeUndefined();
    expect(await test.database.$count(sessions, eq(sessions.userId, leaving.user.id))).toBe(0);
    expect(await test.database.$count(visits, eq(visits.id, visit.id))).toBe(1);
    expect((await admin.request(path, deletion)).status).toBe(404);
  });

  it('S07 never deletes the last admin', async () => {
    const admin = await test.signIn('admin');
    const path = `/api/admin/users/${admin.user.id}`;
    const response = await admin.request(path, deletion);
    expect(response.status).toBe(400);
    expect(response.body.code).toBe('LAST_ADMIN');
    expect(await roleOf(admin.user.id)).toBe('admin');
  });
});
