import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const MONDAY_2PM = '2026-11-23T19:00:00.000Z';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimits: true } });
});
afterAll(() => app.close());

it('S15 S06 whoever signs up with somebody else’s address cannot flood that mailbox with letters', async () => {
  const adopter = await app.signIn();
  const admin = await app.signIn('admin');
  const pet = await app.buildPet();
  const ask = () =>
    adopter.call(endpoints.requestVisit, {
      params: { petId: pet.id },
      body: { requested_at: MONDAY_2PM },
    });
  for (let round = 0; round < 12; round += 1) {
    const { body } = await ask();
    await app.runJobs();
    await adopter.call(endpoints.cancelOwnVisit, { params: { id: body.id } });
    await app.runJobs();
  }
  expect(app.mails.splice(0)).toHaveLength(20);

  // What staff do is told all the same, and so is everything an hour later.
  const { body } = await ask();
  const params = { id: body.id as string };
  await admin.call(endpoints.updateVisit, { params, body: { status: 'confirmed' } });
  await admin.call(endpoints.updateVisit, { params, body: { status: 'cancelled' } });
  await app.runJobs();
  expect(app.mails.splice(0).map(({ subject }) => subject.split(' with')[0])).toEqual([
    'Your visit',
  ]);
  app.advance(60 * 60);
  await adopter.logIn({ email: adopter.user.email, password: app.password });
  await ask();
  await app.runJobs();
  expect(app.mails).toHaveLength(1);
});
