import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createVisitsApp } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

const DAY = 24 * 60 * 60;

/** Half hours from Monday, November 23, 2026, 10:00 at the shelter on. */
const slot = (index: number) =>
  new Date(Date.UTC(2026, 10, 23 + Math.floor(index / 12), 15, 30 * (index % 12))).toISOString();

const app = await createVisitsApp({ config: { rateLimits: true } });

/** Requests a visit with a new pet. */
async function sendVisitRequest(client: TestClient, index: number) {
  const { id: petId } = await app.buildPet();
  const body = { requested_at: slot(index) };
  return client.call(endpoints.requestVisit, { params: { petId }, body });
}

const cancel = (client: TestClient, id: string) =>
  client.call(endpoints.cancelOwnVisit, { params: { id } });

describe('limits of visit requests', () => {
  it('R1.02 R2.46 R8.38 S52 F05 accepts five open requests, confirmed or not, even if many are sent simultaneously', async () => {
    for (const emailConfirmedAt of [app.now(), null]) {
      const { id, email } = await app.buildUser({ emailConfirmedAt });
      const adopter = app.visitor();
      await adopter.logIn({ email, password: app.password });
      const responses = await Promise.all(
        Array.from({ length: 30 }, (_, index) => sendVisitRequest(adopter, index)),
      );
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
      for (const { status, body } of responses.filter((response) => response.status !== 201)) {
        expect([status, body.code, body.detail]).toEqual([
          400,
          'TOO_MANY_OPEN_REQUESTS',
          'You have 5 open visit requests. Please wait for an answer, or cancel one, before you ask for another visit.',
        ]);
      }
      expect(await app.database.$count(visits, eq(visits.userId, id))).toBe(5);
    }
  });

  it('S52 F05 an answered, cancelled or past request does not count', async () => {
    const adopter = await app.signIn();
    const admin = await app.signIn('admin');
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1)
      ids.push((await sendVisitRequest(adopter, index)).body.id);
    expect((await sendVisitRequest(adopter, 5)).status).toBe(400);
    const confirm = { params: { id: ids[0] ?? '' }, body: { status: 'confirmed' } };
    await admin.call(endpoints.changeVisitStatus, confirm);
    expect((await sendVisitRequest(adopter, 6)).status).toBe(201);
    await cancel(adopter, ids[1] ?? '');
    expect((await sendVisitRequest(adopter, 7)).status).toBe(201);
    expect((await sendVisitRequest(adopter, 8)).status).toBe(400);
    app.setNow(slot(2));
    await adopter.logIn({ email: adopter.user.email, password: app.password });
    expect((await sendVisitRequest(adopter, 20)).status).toBe(201);
  });

  it('S52 R8.38 F05 accepts twenty requests in 24 hours, cancelled or not, and then says when to ask again', async () => {
    const adopter = await app.signIn();
    for (let index = 0; index < 20; index += 1) {
      const { status, body } = await sendVisitRequest(adopter, index);
      expect(status).toBe(201);
      await cancel(adopter, body.id);
      app.advance(30);
    }
    const rejected = await sendVisitRequest(adopter, 20);
    expect(rejected).toMatchObject({
      status: 400,
      body: {
        code: 'TOO_MANY_REQUESTS_TODAY',
        detail:
          'You have asked for 20 visits within 24 hours. Please ask again after 10:00 AM on Saturday, November 21, 2026.',
      },
    });
    expect(await app.database.$count(visits)).toBe(20);
    app.advance(DAY - 20 * 30);
    const again = await app.signIn();
    await again.logIn({ email: adopter.user.email, password: app.password });
    expect((await sendVisitRequest(again, 24)).status).toBe(201);
    expect((await sendVisitRequest(again, 25)).status).toBe(400);
  });

  it('S52 S35 reports a duplicate and a taken slot before the limits', async () => {
    const adopter = await app.signIn();
    const { id: petId } = await app.buildPet();
    const again = { params: { petId }, body: { requested_at: slot(0) } };
    expect((await adopter.call(endpoints.requestVisit, again)).status).toBe(201);
    for (let index = 1; index < 5; index += 1) await sendVisitRequest(adopter, index);
    const body = (await adopter.call(endpoints.requestVisit, again)).body;
    expect(body.error).toBe('Duplicate request');
  });

  it('S52 RATE_LIMITS=off lifts the counts, and nothing else', async () => {
    const unlimited = await createTestApp({ config: { rateLimits: false } });
    const adopter = await unlimited.signIn();
    for (let index = 0; index < 8; index += 1) {
      const { id: petId } = await unlimited.buildPet();
      const body = { requested_at: slot(index) };
      const response = await adopter.call(endpoints.requestVisit, { params: { petId }, body });
      expect(response.status).toBe(201);
    }
    const { id: petId } = await unlimited.buildPet();
    const body = { requested_at: slot(0) };
    const busy = await adopter.call(endpoints.requestVisit, { params: { petId }, body });
    expect(busy.body.code).toBe('ADOPTER_BUSY');
    await unlimited.close();
  });
});
