import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';

const app = await openTestApp();

it('D07 R7.27 counts bookings by how they end', async () => {
  const adopter = await app.signIn();
  const other = await app.signIn();
  const { id: petId } = await app.buildPet();
  const { id: adoptedId } = await app.buildPet({ status: 'Adopted' });
  const requestVisit = (person: typeof adopter, id: string, requested_at: unknown) =>
    person.call(endpoints.requestVisit, { params: { petId: id }, body: { requested_at } });
  await requestVisit(adopter, petId, MONDAY_10);
  await requestVisit(adopter, petId, MONDAY_10);
  await requestVisit(other, petId, MONDAY_10);
  await requestVisit(adopter, adoptedId, MONDAY_10);
  await requestVisit(adopter, petId, '2026-11-22T15:00:00Z');
  await requestVisit(adopter, petId, 'tomorrow');
  await app.visitor().call(endpoints.requestVisit, { params: { petId } });
  const counter = app.dependencies.metrics.registry.getSingleMetric('pawmatch_bookings_total');
  const counts = (await counter?.get())?.values.map(({ labels, value }) => [labels.outcome, value]);
  expect(Object.fromEntries(counts ?? [])).toEqual({
    created: 1,
    duplicate: 1,
    conflict: 1,
    unavailable: 1,
    invalid: 2,
  });
});
