import { randomUUID } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import { createTestClient, type TestClient } from '../test-client.ts';
import type { FuzzRole } from './fuzzed-request.ts';

/** Part of all names and addresses of people here, and of no pet: where it appears, data has leaked. */
export const PRIVATE_MARK = 'private-person';

const PASSWORD = 'what the fuzz logs in with';

/** Registration data of a new user. */
const newEmail = () => `${PRIVATE_MARK}-${randomUUID()}@example.org`;

export type FuzzPeople = Awaited<ReturnType<typeof gatherPeople>>;

/** A user for each role. Requests end sessions and delete accounts, so users may be replaced. */
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
    /** Replaces a client that was rejected, unless it has been replaced already. */
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
