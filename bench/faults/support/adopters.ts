import { randomUUID } from 'node:crypto';
import { createTestClient, type TestClient } from '../../../apps/server/src/testing/test-client.ts';
import { TIME_ZONE } from '../../../e2e/support/shelter-server.ts';
import {
  bookableDates,
  slotInstant,
  slotTimes,
} from '../../../packages/contract/src/visits/visit-slots.ts';

export const PASSWORD = 'a long password for measuring';

export const newEmail = () => `${randomUUID()}@example.org`;

/** Somebody new who is logged in. */
export async function signUp(url: string, email = newEmail()): Promise<TestClient> {
  const client = createTestClient(url);
  const person = { full_name: 'Somebody', phone_number: '5550100100' };
  const { status, body } = await client.request('/api/auth/register', {
    method: 'POST',
    body: { ...person, email, password: PASSWORD },
  });
  if (status !== 201) throw new Error(`sign-up: ${status} ${JSON.stringify(body)}`);
  client.token = body.access_token;
  return client;
}

/** As many of them; a few at a time, since each costs a hash. */
export async function signUpMany(url: string, count: number): Promise<TestClient[]> {
  const all: TestClient[] = [];
  while (all.length < count) {
    const some = Math.min(4, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: some }, () => signUp(url)))));
  }
  return all;
}

/** Every slot that can be booked now, as it is sent. */
export function bookableSlots(): string[] {
  return bookableDates(new Date(), TIME_ZONE).flatMap((date) =>
    slotTimes.flatMap((time) => slotInstant(date, time, TIME_ZONE)?.toISOString() ?? []),
  );
}

export const book = (client: TestClient, petId: string, slot: string) =>
  client.request(`/api/visit-requests/${petId}`, {
    method: 'POST',
    body: { requested_at: slot },
  });
