import { randomUUID } from 'node:crypto';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import { createTestClient, type TestClient } from '../../apps/server/src/testing/test-client.ts';
import { TIME_ZONE } from '../../e2e/support/shelter-server.ts';
import {
  bookableDates,
  slotTimes,
} from '../../packages/contract/src/visits/times/bookable-times.ts';

const PASSWORD = 'a long password for measuring';

export const newEmail = () => `${randomUUID()}@example.org`;

/** Registers an adopter and returns a client that is logged in. */
export async function signUp(url: string, email = newEmail()): Promise<TestClient> {
  const client = createTestClient(url);
  const person = { full_name: 'Ada Lovelace', phone_number: '5550100100' };
  const { status, body } = await client.request('/api/auth/register', {
    method: 'POST',
    body: { ...person, email, password: PASSWORD },
  });
  if (status !== 201) throw new Error(`sign-up: ${status} ${JSON.stringify(body)}`);
  client.token = body.access_token;
  return client;
}

/** Registers several adopters, four at a time: hashing their passwords takes CPU time. */
export async function signUpMany(url: string, count: number): Promise<TestClient[]> {
  const clients: TestClient[] = [];
  while (clients.length < count) {
    const batchSize = Math.min(4, count - clients.length);
    clients.push(...(await Promise.all(Array.from({ length: batchSize }, () => signUp(url)))));
  }
  return clients;
}

/** The slots that can be booked now, as ISO strings. */
export function bookableSlots(): string[] {
  const schedule = { time_zone: TIME_ZONE, visiting: firstVisitingRules };
  return bookableDates(new Date(), schedule).flatMap((date) =>
    slotTimes(date, firstVisitingRules).flatMap(
      (time) => fromZonedTime(date, time, TIME_ZONE)?.toISOString() ?? [],
    ),
  );
}

export const book = (client: TestClient, petId: string, slot: string) =>
  client.request(`/api/visit-requests/${petId}`, {
    method: 'POST',
    body: { requested_at: slot },
  });
