import { changeUserRole, deleteUser } from '@pawmatch/contract/account/account-endpoints';
import { logout } from '@pawmatch/contract/auth/auth-endpoints';
import * as pets from '@pawmatch/contract/pets/pets-endpoints';
import * as endpoints from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { until } from '../../testing/server-processes.ts';
import { createTestApp, openTestApp } from '../../testing/test-app.ts';

const HOUR = 60 * 60_000;

const app = await openTestApp();
const admin = await app.signIn('admin');

describe('GET /admin/overview', () => {
  it('B4.07 answers what waits for staff today', async () => {
    const at = (hours: number) => new Date(app.now().getTime() + hours * HOUR);
    const known = {
      energy_level: 'Calm',
      hair_length: 'Short',
      experience_level: 'Beginner',
      allergy_friendly: false,
      kid_friendly: true,
      dog_friendly: true,
      cat_friendly: true,
    } as const;
    const old = await app.buildPet({ createdAt: at(-900), status: 'Available', ...known });
    const young = await app.buildPet({
      createdAt: at(-2),
      status: 'Available',
      kid_friendly: null,
    });
    const soon = await app.buildVisit({ petId: old.id, startsAt: at(1), status: 'confirmed' });
    await app.buildVisit({ petId: old.id, startsAt: at(4), status: 'cancelled' });
    await app.buildVisit({
      petId: young.id,
      startsAt: at(90),
      createdAt: at(-25),
      status: 'pending',
    });
    const leaving = await app.buildPet({ status: 'Available', ...known });
    const adopt = { params: { id: leaving.id }, body: { status: 'Adopted' } };
    await admin.call(pets.updatePet, adopt);

    const { status, body } = await admin.call(endpoints.getOverview);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      today: { total: 1, visits: [{ id: soon.id }] },
      overdue: 1,
      to_answer: 1,
      waiting_longest: [{ id: old.id }, { id: young.id }],
      without_photo: 2,
      without_facts: 1,
      adoptions_this_month: 1,
    });
  });
});

/** Reads a stream of changes as it arrives. */
async function listen(token: string | undefined, url = app.url) {
  const controller = new AbortController();
  const response = await fetch(`${url}/api/admin/changes`, {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  let text = '';
  const done = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk as Uint8Array);
  })().catch(() => undefined);
  let isEnded = false;
  void done.then(() => {
    isEnded = true;
  });
  return {
    text: () => text,
    done,
    isEnded: () => isEnded,
    isReady: () => text.includes('event: ready'),
    stop: () => controller.abort(),
  };
}

describe('GET /admin/changes', () => {
  it('B3.10 tells every listener within a second what others change', async () => {
    const listeners = await Promise.all(Array.from({ length: 20 }, () => listen(admin.token)));
    await until(() => listeners.every(({ text }) => text().includes('event: ready')));
    const { id } = await app.buildPet();
    const body = { status: 'Pending' };
    await admin.call(pets.updatePet, { params: { id }, body });
    const changed = 'event: change\ndata: pet\n\n';
    await until(() => listeners.every(({ text }) => text().includes(changed)));
    await app.buildVisit();
    const visited = 'event: change\ndata: visit\n\n';
    await until(() => listeners.every(({ text }) => text().includes(visited)));
    for (const { stop } of listeners) stop();
    await Promise.all(listeners.map(({ done }) => done));
  });

  it('F S07 S11 B8.07 says so and ends when the role changes or the session ends, whichever server did it', async () => {
    const other = await buildApp({
      ...app.dependencies,
      metrics: createMetrics(app.database),
    });
    const url = await other.listen({ host: '127.0.0.1', port: 0 });
    const demoted = await app.signIn('admin');
    const loggedOut = await app.signIn('admin');
    const deleted = await app.signIn('admin');
    const staying = await listen(admin.token, url);
    const leave = {
      demoted: () =>
        admin.call(changeUserRole, { params: { id: demoted.user.id }, body: { role: 'adopter' } }),
      loggedOut: () => loggedOut.call(logout),
      deleted: () =>
        admin.call(deleteUser, {
          params: { id: deleted.user.id },
          body: { current_password: app.password },
        }),
    };
    for (const [name, who] of Object.entries({ demoted, loggedOut, deleted })) {
      const streams = [await listen(who.token), await listen(who.token, url)];
      await until(() => streams.every(({ isReady }) => isReady()));
      expect(streams.filter(({ isEnded }) => isEnded())).toEqual([]);
      const { status } = await leave[name as keyof typeof leave]();
      expect(status, name).toBeLessThan(300);
      await until(() => streams.every(({ isEnded }) => isEnded()));
      for (const { text } of streams) expect(text()).toMatch(/event: refused\ndata:\n\n$/);
    }
    expect(staying.isEnded()).toBe(false);
    expect(staying.text()).not.toContain('refused');
    staying.stop();
    await other.close();
  });

  it('S47 is limited to 20 for a session: one more ends the oldest', async () => {
    const other = await app.signIn('admin');
    const ofOther = await listen(other.token);
    const streams = [];
    for (let count = 0; count < 22; count += 1) streams.push(await listen(admin.token));
    const [first, second, ...others] = streams;
    await until(() => first?.isEnded() === true && second?.isEnded() === true);
    await until(() => others.every(({ isReady }) => isReady()));
    const open = [ofOther, ...others];
    expect(open.filter(({ isEnded }) => isEnded())).toEqual([]);
    for (const { stop } of open) stop();
    await Promise.all(open.map(({ done }) => done));
  });

  it('B3.10 numbers the latest changes for clients that cannot read streams', async () => {
    const latest = async () => (await admin.call(endpoints.streamChanges)).body;
    const before = await latest();
    await app.buildVisit();
    const after = await latest();
    expect(after.visit).toBeGreaterThan(before.visit);
    expect(await latest()).toEqual(after);
  });

  it('B3.10 S44 ends with the server', async () => {
    const other = await createTestApp();
    const staff = await other.signIn('admin');
    const response = await fetch(`${other.url}/api/admin/changes`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${staff.token}` },
    });
    const text = response.text();
    await other.close();
    await expect(text).resolves.toBeTypeOf('string');
  });
});
