import * as endpoints from '@pawmatch/contract/desk/desk-endpoints';
import * as pets from '@pawmatch/contract/pets/pets-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../testing/server-processes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR = 60 * 60_000;

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

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

  it('B4.07 is for staff only', async () => {
    const adopter = await app.signIn();
    expect((await adopter.call(endpoints.getOverview)).status).toBe(403);
    expect((await adopter.call(endpoints.streamChanges)).status).toBe(403);
    expect((await app.visitor().call(endpoints.streamChanges)).status).toBe(401);
  });
});

/** Reads a stream of changes as it arrives. */
async function listen(token: string | undefined) {
  const controller = new AbortController();
  const response = await fetch(`${app.url}/api/admin/changes`, {
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
  return { text: () => text, done, stop: () => controller.abort() };
}

describe('GET /admin/changes', () => {
  it('B3.10 tells every listener within a second what others change', async () => {
    const listeners = await Promise.all(Array.from({ length: 20 }, () => listen(admin.token)));
    await until(() => listeners.every(({ text }) => text().includes('event: ready')), 5_000);
    const { id } = await app.buildPet();
    const body = { status: 'Pending' };
    await admin.call(pets.updatePet, { params: { id }, body });
    const changed = 'event: change\ndata: pet\n\n';
    await until(() => listeners.every(({ text }) => text().includes(changed)), 5_000);
    await app.buildVisit();
    const visited = 'event: change\ndata: visit\n\n';
    await until(() => listeners.every(({ text }) => text().includes(visited)), 5_000);
    for (const { stop } of listeners) stop();
    await Promise.all(listeners.map(({ done }) => done));
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
