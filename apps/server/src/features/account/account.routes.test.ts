import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { sessions } from '../auth/auth.tables.ts';
import { users } from '../users/users.table.ts';
import { visits } from '../visits/visits.table.ts';

const test = await openTestApp();

/** Each test creates its own admins. */
afterEach(async () => {
  await test.database.delete(users);
});

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
});
