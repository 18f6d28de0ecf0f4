import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { updateSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import { cancelOwnVisit, requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import {
  joinWaitingList,
  listWaitingPlaces,
} from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import type { WantedTimes } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import { afterEach, beforeEach, expect } from 'vitest';
import { createTestApp, type SignedInClient, type TestApp } from '../../../../testing/test-app.ts';
import { matchPartners } from '../../../matching/partners/partner-matching.tables.ts';

export const ELEVEN = '2026-11-23T16:00:00.000Z';

/** Monday, 10:00 and 10:30 at the shelter: all times that are offered. */
export const [TEN, HALF_PAST_TEN] = ['2026-11-23T15:00:00.000Z', '2026-11-23T15:30:00.000Z'];

const visiting: VisitingRules = {
  ...firstVisitingRules,
  opening_hours: [null, { from: '10:00', to: '11:00' }, null, null, null, null, null],
  days_ahead: 3,
};

export let app: TestApp;
export let admin: SignedInClient;
/** Gives each test of a file an application of its own; files share this module. */
export function startWaitingApps(): void {
  beforeEach(async () => {
    app = await createTestApp();
    admin = await app.signIn('admin');
    await change({});
  });
  afterEach(() => app.close());
}

export async function change(rules: Partial<VisitingRules>) {
  const shelter = { name: 'Shelter', address: null, phone: null, email: null, hours: null };
  const body = {
    ...shelter,
    time_zone: 'America/New_York',
    visiting: { ...visiting, ...rules },
  };
  expect((await admin.call(updateSettings, { body })).status).toBe(200);
}

/** Jobs run at an interval. */
export async function runJobs() {
  app.advance(10);
  await app.runJobs();
}

/** Sets the clock to a time at which tokens have expired. */
export async function continueAt(instant: string, ...people: SignedInClient[]) {
  app.setNow(instant);
  for (const { logIn, user } of people) {
    await logIn({ email: user.email, password: app.password });
  }
}

/** A pet of which both times are taken. */
export async function buildFullPet() {
  const pet = await app.buildPet({ name: 'Biscuit' });
  const visitor = await app.signIn();
  const first = await visitor.call(requestVisit, {
    params: { petId: pet.id },
    body: { requested_at: TEN },
  });
  expect(first.status).toBe(201);
  const startsAt = new Date(HALF_PAST_TEN);
  await app.buildVisit({ petId: pet.id, startsAt });
  const cancel = () => visitor.call(cancelOwnVisit, { params: { id: first.body.id } });
  return { pet, petId: pet.id, cancel, visitId: first.body.id as string, visitor };
}

export const join = (person: SignedInClient, petId: string, wanted?: WantedTimes) =>
  person.call(joinWaitingList, { params: { petId }, ...(wanted && { body: { wanted } }) });
export async function pairUp({ user: one }: SignedInClient, { user: other }: SignedInClient) {
  const [userId, partnerId, joinedAt] = [one.id, other.id, app.now()];
  await app.database.insert(matchPartners).values([
    { userId, partnerId, joinedAt },
    { userId: partnerId, partnerId: userId, joinedAt },
  ]);
}
export const book = (person: SignedInClient, petId: string, requested_at = TEN) =>
  person.call(requestVisit, { params: { petId }, body: { requested_at } });
export const placeOf = async (person: SignedInClient) =>
  (await person.call(listWaitingPlaces)).body[0];
