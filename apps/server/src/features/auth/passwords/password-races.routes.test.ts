import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { users } from '../../users/users.table.ts';
import { hashPassword } from './password-hash.ts';

/** The old password, which a thief knows. */
const NEW_BY_THIEF = 'a thief sings at night';
const NEW_BY_OWNER = 'a louder river at night';

const test = await openTestApp();

const waiting = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Commits the owner's new password while a request with the old one is in progress.
 * @param act the request, which checks the old password before it waits for the owner's transaction
 */
async function whileOwnerChanges<T>(userId: string, act: () => Promise<T>): Promise<T> {
  const passwordHash = await hashPassword(NEW_BY_OWNER);
  let isAnswered = false;
  const { response } = await test.database.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    const response = act().finally(() => {
      isAnswered = true;
    });
    const isWaiting = async () => (await test.database.execute(waiting)).rows.length > 0;
    await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true);
    return { response };
  });
  return response;
}

const post = (path: string, body: unknown) =>
  test.visitor().request(path, { method: 'POST', body });

describe('an old password while it is replaced', () => {
  it('D13 S11 starts no session that survives the change', async () => {
    const { id, email } = await test.buildUser();
    const login = await whileOwnerChanges(id, () =>
      post('/api/auth/login', { email, password: test.password }),
    );
    expect(login.status).toBe(401);
    expect(login.body.code).toBe('INVALID_CREDENTIALS');
    const { status } = await post('/api/auth/login', { email, password: NEW_BY_OWNER });
    expect(status).toBe(200);
  });

  it('D13 S11 does not replace the password that the owner has chosen', async () => {
    const thief = await test.signIn();
    const { id, email } = thief.user;
    const body = { current_password: test.password, new_password: NEW_BY_THIEF };
    const change = await whileOwnerChanges(id, () =>
      thief.request('/api/auth/password/change', { method: 'POST', body }),
    );
    expect(change.status).toBe(400);
    expect(change.body.code).toBe('WRONG_PASSWORD');
    const logInWith = async (password: string) =>
      (await post('/api/auth/login', { email, password })).status;
    expect(await logInWith(NEW_BY_THIEF)).toBe(401);
    expect(await logInWith(NEW_BY_OWNER)).toBe(200);
  });
});
