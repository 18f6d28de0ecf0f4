import { randomUUID } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import { createTestClient, type TestClient } from '../test-client.ts';
import type { FuzzRole } from './fuzzed-request.ts';

/** In every name and address of a person here, and in nothing of a pet: where it shows, it has leaked. */
export const PRIVATE_MARK = 'private-person';

const PASSWORD = 'what the fuzz logs in with';

/** Of somebody who is not there yet. */
const newEmail = () => `${PRIVATE_MARK}-${randomUUID()}@example.org`;

export type FuzzPeople = Awaited<ReturnType<typeof gatherPeople>>;

/** Somebody for each role; requests end sessions and delete accounts, so they come back as new. */
export async function gatherPeople(url: string, admin: { email: string; password: string }) {
  let adopterEmail = '';
  const arrive = {
    async anonymous(client: TestClient) {
      await client.send('/api/auth/csrf');
    },
    async adopter(client: TestClient) {
      const email = newEmail();
      const person = { full_name: PRIVATE_MARK, phone_number: '5550100100' };
      const body = { ...person, email, password: PASSWORD };
      await client.request('/api/auth/register', { method: 'POST', body });
      await client.logIn({ email, password: PASSWORD });
      adopterEmail = email;
    },
    async admin(client: TestClient) {
      await client.logIn(admin);
    },
  } satisfies Record<FuzzRole, (client: TestClient) => Promise<void>>;

  const enter = async (role: FuzzRole) => {
    const client = createTestClient(url);
    await arrive[role](client);
    return client;
  };
  const clients: Record<FuzzRole, Promise<TestClient>> = {
    anonymous: enter('anonymous'),
    adopter: enter('adopter'),
    admin: enter('admin'),
  };
  await Promise.all(Object.values(clients));

  return {
    newEmail,
    adopterEmail: () => adopterEmail,
    password: PASSWORD,
    client: (role: FuzzRole) => clients[role],
    /** @param gone the client that was turned away; whoever came back since stays */
    async comeBack(role: FuzzRole, gone: TestClient): Promise<void> {
      const before = clients[role];
      if ((await before) === gone && clients[role] === before) clients[role] = enter(role);
      await clients[role];
    },
    headersOf(client: TestClient, hasCsrf: boolean): Record<string, string> {
      const cookies = [...client.cookies].map(
        ([name, value]) => `${name}=${encodeURIComponent(value)}`,
      );
      return {
        accept: 'application/json',
        cookie: cookies.join('; '),
        ...(hasCsrf && { [CSRF_HEADER.toLowerCase()]: client.cookies.get(CSRF_COOKIE) ?? '' }),
        ...(client.token && { authorization: `Bearer ${client.token}` }),
      };
    },
  };
}
