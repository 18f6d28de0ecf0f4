import { changeUserRole } from '@pawmatch/contract/account/account-endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import { users } from '../users/users.table.ts';

const test = await openTestApp({ config: { rateLimits: true } });

/** Each test creates its own admins. */
beforeEach(async () => {
  await test.database.delete(users);
  await test.runJobs();
  test.mails.length = 0;
});

const promote = (
  admin: SignedInClient,
  id: string,
  body: object = { current_password: test.password },
) => admin.call(changeUserRole, { params: { id }, body: { role: 'admin', ...body } });

const roleOf = async (id: string) => {
  const [row] = await test.database.select().from(users).where(eq(users.id, id));
  return row?.role;
};

describe('S55 making somebody an admin', () => {
  it('S55 F06 notifies all admins, including the new one', async () => {
    const admin = await test.signIn('admin');
    const colleague = await test.buildUser({ role: 'admin' });
    const person = await test.buildUser({ fullName: 'Grace Hopper' });
    await test.buildUser();
    expect((await promote(admin, person.id)).status).toBe(200);
    await test.runJobs();
    expect(new Set(test.mails.map(({ to }) => to))).toEqual(
      new Set([admin.user.email, colleague.email, person.email]),
    );
    expect(test.mails).toHaveLength(3);
    for (const { subject, text } of test.mails) {
      expect(subject).toBe('Pawmatch Shelter has a new admin');
      expect(text).toContain(`Grace Hopper (${person.email}) was just made an admin`);
      expect(text).toContain(`by ${admin.user.fullName} (${admin.user.email})`);
    }
  });

  it('S55 F06 requires a confirmed address', async () => {
    const admin = await test.signIn('admin');
    const person = await test.buildUser({ emailConfirmedAt: null });
    const response = await promote(admin, person.id);
    expect(response).toMatchObject({ status: 409, body: { code: 'EMAIL_NOT_CONFIRMED' } });
    expect(await roleOf(person.id)).toBe('adopter');
    await test.runJobs();
    expect(test.mails).toEqual([]);
  });

  it.each([
    [{}, 422, 'VALIDATION_FAILED'],
    [{ current_password: '' }, 422, 'VALIDATION_FAILED'],
    [{ current_password: 'something else' }, 400, 'WRONG_PASSWORD'],
  ])('S55 F06 is rejected with %j', async (body, status, code) => {
    const admin = await test.signIn('admin');
    const person = await test.buildUser();
    expect(await promote(admin, person.id, body)).toMatchObject({ status, body: { code } });
    expect(await roleOf(person.id)).toBe('adopter');
  });

  it('S55 S15 limits password attempts to ten a minute', async () => {
    const admin = await test.signIn('admin');
    const person = await test.buildUser();
    const guess = async () => (await promote(admin, person.id, { current_password: 'x' })).status;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push(await guess());
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await promote(admin, person.id)).status).toBe(429);
    test.advance(60);
    expect((await promote(admin, person.id)).status).toBe(200);
  });

  it('S55 sends no mail for a person who is an admin already', async () => {
    const admin = await test.signIn('admin');
    const colleague = await test.buildUser({ role: 'admin' });
    expect((await promote(admin, colleague.id)).status).toBe(200);
    await test.runJobs();
    expect(test.mails).toEqual([]);
  });
});
