import { listOwnSessions } from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { changePassword } from '@pawmatch/contract/auth/password-endpoints';
import { concurrencyLimits, rateLimits } from '@pawmatch/contract/rate-limits';
import { listMyVisits } from '@pawmatch/contract/visits/visits-endpoints';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { isNightly } from '../../testing/nightly.ts';
import { createTestApp, openTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { knownDevices, sessions } from './auth.tables.ts';

const [, , { attempts, delayAfter }] = rateLimits.login.counters;
const DAY = 24 * 60 * 60;

const app = await openTestApp({ config: { rateLimits: true } });

/** Removes the attempts of earlier tests. */
beforeEach(() => app.advance(60));

const logIn = (client: TestClient, email: string, password = app.password) =>
  client.request('/api/auth/login', { method: 'POST', body: { email, password } });

/** Ten at once: more could all be wrong. @returns how many calls were answered with each status */
async function countStatuses(count: number, call: () => Promise<{ status: number }>) {
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < count; sent += 10) {
    const batch = Array.from({ length: Math.min(10, count - sent) }, call);
    for (const { status } of await Promise.all(batch)) {
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  return statuses;
}

/** Meanwhile the devices of an account are read only. */
async function withoutNewDevices(run: () => Promise<void>) {
  // On a slow machine this takes longer than the application's transactions may be idle.
  const patient = app.database.openWithoutTimeLimit();
  try {
    await patient.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE known_devices IN EXCLUSIVE MODE`);
      await run();
    });
  } finally {
    await patient.close();
  }
}

describe('logins with the right password', () => {
  it('S72 are 60 a minute, the last of them delayed, and then refused', async () => {
    const { email } = await app.buildUser();
    expect(await countStatuses(attempts - 1, () => logIn(app.visitor(), email))).toEqual({
      200: attempts - 1,
    });
    const begin = performance.now();
    expect((await logIn(app.visitor(), email)).status).toBe(200);
    // Timers may end a millisecond early.
    expect(performance.now() - begin).toBeGreaterThan((attempts - delayAfter) * 20);
    const refused = await logIn(app.visitor(), email);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(refused.body.detail).toBe('Too many requests. Please try again later.');
    const other = await app.buildUser();
    expect((await logIn(app.visitor(), other.email)).status).toBe(200);
    app.advance(60);
    expect((await logIn(app.visitor(), email)).status).toBe(200);
  });

  it.runIf(isNightly)(
    'S72 S53 from known browsers are 60 a minute, too, which strangers cannot use up',
    async () => {
      const owner = await app.signIn();
      const stranger = await app.buildUser({ email: owner.user.email.replace('@', '+pets@') });
      await countStatuses(attempts, () => logIn(app.visitor(), stranger.email));
      expect((await logIn(app.visitor(), owner.user.email)).status).toBe(429);
      app.advance(1);
      const known = () => {
        const client = app.visitor();
        for (const [name, value] of owner.cookies) client.cookies.set(name, value);
        return client;
      };
      // The first login was that of `signIn`.
      expect(await countStatuses(attempts, () => logIn(known(), owner.user.email))).toEqual({
        200: attempts - 1,
        429: 1,
      });
    },
  );

  it('S72 of one account are two in flight, however many wait, and leave connections to others', async () => {
    const { email } = await app.buildUser();
    const other = await app.signIn();
    const right: ReturnType<typeof logIn>[] = [];
    await withoutNewDevices(async () => {
      for (let sent = 0; sent < 9; sent += 1) right.push(logIn(app.visitor(), email));
      // Passwords are checked in turn, so those before it were right by now; it does not wait for their sessions.
      expect((await logIn(app.visitor(), email, 'wrong')).status).toBe(401);
      expect((await other.call(listMyVisits)).status).toBe(200);
      const waiting = sql`SELECT FROM pg_locks
        WHERE NOT granted AND relation = 'known_devices'::regclass`;
      await expect
        .poll(async () => (await app.database.execute(waiting)).rowCount)
        .toBe(concurrencyLimits.login.inFlight);
    });
    // The database ends a login that has waited for two seconds.
    const statuses = (await Promise.all(right)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
  });

  it.runIf(isNightly)('S72 do not count with RATE_LIMITS=off', async () => {
    const unlimited = await createTestApp();
    const { email } = await unlimited.buildUser();
    const body = { email, password: unlimited.password };
    const call = () => unlimited.visitor().request('/api/auth/login', { method: 'POST', body });
    expect(await countStatuses(attempts + 1, call)).toEqual({ 200: attempts + 1 });
    await unlimited.close();
  });

  it('S72 the right password to confirm an action is checked 60 times a minute', async () => {
    const person = await app.signIn();
    const body = { current_password: app.password, new_password: 'password1' };
    const check = () => person.call(changePassword, { body });
    expect(await countStatuses(attempts + 1, check)).toEqual({ 422: attempts, 429: 1 });
  });
});

describe('sessions and devices of an account', () => {
  it('S72 are never more than 500, used today or ended; ended ones go first, and ending all is one change', async () => {
    const person = await app.signIn();
    const { id: userId, email } = person.user;
    const now = app.dependencies.clock();
    const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
    const rows = Array.from({ length: 620 }, (_, index) => ({
      id: newId(),
      userId,
      deviceId: newId(),
      createdAt: secondsAgo(index + 1),
      lastUsedAt: secondsAgo(index + 1),
      expiresAt: secondsAgo(-DAY),
      revokedAt: index < 300 ? secondsAgo(0) : null,
    }));
    await app.database.insert(sessions).values(rows);
    await app.database.insert(knownDevices).values(rows);
    const count = async () => [
      await app.database.$count(sessions, eq(sessions.userId, userId)),
      await app.database.$count(
        sessions,
        and(eq(sessions.userId, userId), isNotNull(sessions.revokedAt)),
      ),
      await app.database.$count(knownDevices, eq(knownDevices.userId, userId)),
    ];
    expect(await count()).toEqual([621, 300, 621]);
    expect((await logIn(app.visitor(), email)).status).toBe(200);
    expect(await count(), 'the ended ones have made room').toEqual([500, 178, 500]);
    expect((await person.call(getCurrentUser)).status).toBe(200);

    const countChanges = async () =>
      (await app.database.execute(sql`SELECT FROM recent_changes WHERE channel = 'access'`))
        .rowCount;
    const changes = (await countChanges()) ?? 0;
    const body = { current_password: app.password, new_password: 'a louder river at night' };
    expect((await person.call(changePassword, { body })).status).toBe(204);
    expect(await count()).toEqual([500, 499, 1]);
    expect(await countChanges()).toBe(changes + 1);
  });

  it.runIf(isNightly)(
    'S72 are at most 50: the longest unused end, and none that was used in the last day',
    async () => {
      const { id, email } = await app.buildUser();
      const clients: TestClient[] = [];
      const logInOnce = async () => {
        const client = app.visitor();
        await client.logIn({ email, password: app.password });
        clients.push(client);
        app.advance(2);
      };
      const countDevices = () => app.database.$count(knownDevices, eq(knownDevices.userId, id));
      for (let count = 0; count < 52; count += 1) await logInOnce();
      expect((await clients[0]?.call(getCurrentUser))?.status).toBe(200);
      expect(await countDevices()).toBe(52);

      app.advance(DAY);
      // The oldest session is in use again.
      expect((await clients[0]?.request('/api/auth/refresh', { method: 'POST' }))?.status).toBe(
        200,
      );
      await logInOnce();
      const { body } = (await clients.at(-1)?.call(listOwnSessions)) ?? {};
      expect(body).toHaveLength(50);
      expect(await countDevices()).toBe(50);
      const refresh = (index: number) =>
        clients[index]?.request('/api/auth/refresh', { method: 'POST' });
      const statuses = [];
      for (const index of [0, 1, 2, 3, 4, 51]) statuses.push((await refresh(index))?.status);
      expect(statuses).toEqual([200, 401, 401, 401, 200, 200]);
    },
  );
});
