import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as petEndpoints from '@pawmatch/contract/pets/pets-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallers } from './testing/constant-callers.ts';
import { query } from './testing/query.ts';
import { makeScratchFolder, removeScratchFolder } from './testing/scratch-folder.ts';
import { ADMIN, startServer } from './testing/server-process.ts';
import { postmasterOf, signalServer, until } from './testing/server-processes.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { createTestClient, type TestClient } from './testing/test-client.ts';

/** Time limit from the return of the database until everything works. */
const RECOVERY_MS = 5_000;

let databaseFolder: string;
let dataDir: string;
let postgres: EmbeddedPostgres;
let server: Awaited<ReturnType<typeof startServer>>;
let admin: TestClient;
beforeAll(async () => {
  databaseFolder = await makeScratchFolder();
  dataDir = await makeScratchFolder();
  // Durable: acknowledged changes must survive a kill.
  postgres = await startEmbeddedPostgres({ dataDir: databaseFolder, logger: silentLogger });
  server = await startServer({ connection: postgres.connection, dataDir });
  admin = createTestClient(server.url);
  await admin.logIn(ADMIN);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await postgres.stop();
  await removeScratchFolder(dataDir);
  await removeScratchFolder(databaseFolder);
});

let count = 0;
async function newAdopter(): Promise<TestClient & { email: string }> {
  count += 1;
  const email = `outage.${count}@example.org`;
  const body = { full_name: 'Zoe', email, phone_number: '4155550123', password: 'a river of oats' };
  const client = createTestClient(server.url);
  const response = await client.request('/api/auth/register', { method: 'POST', body });
  client.token = response.body.access_token;
  return Object.assign(client, { email });
}

async function newPet(): Promise<string> {
  const facts = { species: 'Dog', breed: 'Beagle', age_group: 'Young', sex: 'Male', size: 'Small' };
  const { body } = await admin.call(petEndpoints.createPet, { body: { name: 'Rex', ...facts } });
  return body.id;
}

async function firstSlot(petId: string): Promise<string> {
  const { body } = await admin.call(endpoints.listSlots, { query: { pet_id: petId } });
  return body[0].slots[0].requested_at;
}

/** Ways in which the database can fail; each returns a function that ends the failure. */
const faults = {
  async frozen() {
    await signalServer(databaseFolder, 'SIGSTOP');
    return () => signalServer(databaseFolder, 'SIGCONT');
  },

  async 'cut off'() {
    const { database } = postgres.connection;
    const allow = (isAllowed: boolean) =>
      query(postgres.superuser, `ALTER DATABASE ${database} ALLOW_CONNECTIONS ${isAllowed}`);
    await allow(false);
    await query(
      postgres.superuser,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
    );
    return async () => {
      await allow(true);
    };
  },

  /** The launcher restarts it. */
  async killed() {
    process.kill(await postmasterOf(databaseFolder), 'SIGKILL');
    const isBack = () => query(postgres.superuser, 'SELECT 1').then(Boolean, () => false);
    return () => until(isBack, 30_000);
  },
};

describe('a database that fails during requests', () => {
  it.each(Object.entries(faults))(
    'S39 %s means 503 with a reason within 5 s, and 200 within 5 s of its return',
    async (_, fail) => {
      const adopter = await newAdopter();
      const petId = await newPet();
      const callers = createCallers({
        me: () => adopter.request('/api/users/me'),
        visits: () => adopter.call(endpoints.listMyVisits),
        slots: () => adopter.call(endpoints.listSlots, { query: { pet_id: petId } }),
        ready: () => adopter.request('/api/ready'),
        staff: () => admin.call(endpoints.listAllVisits),
        edit: () =>
          admin.call(petEndpoints.updatePet, { params: { id: petId }, body: { summary: 'x' } }),
      });
      await callers.untilAll(({ status }) => status < 300);
      const heal = await fail();
      try {
        // After a kill it is available again before all callers have seen a failure.
        const until = fail === faults.killed ? callers.untilAny : callers.untilAll;
        await until(({ status }) => status === 503);
      } finally {
        await heal();
      }
      const healed = performance.now();
      await callers.untilAll(({ status, began }) => status < 300 && began > healed);
      const recovered = performance.now() - healed;
      const responses = await callers.stop();

      expect(recovered).toBeLessThan(RECOVERY_MS);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]));
      for (const { status, body, headers, took } of responses) {
        // The server waits at most 4.5 s; the rest is for a busy machine.
        expect(took).toBeLessThan(6_000);
        if (status !== 503) continue;
        expect(headers.get('content-type')).toContain('application/problem+json');
        expect(headers.get('retry-after')).toBe('5');
        expect(body).toMatchObject({ code: 'DATABASE_UNAVAILABLE', detail: expect.any(String) });
        expect(JSON.stringify(body)).not.toMatch(/ECONN|terminat|socket|select|timeout/i);
      }
    },
    90_000,
  );

  it('S39 stores one row and one mail for a booking that is retried', async () => {
    const adopter = await newAdopter();
    const petId = await newPet();
    const call = { params: { petId }, body: { requested_at: await firstSlot(petId) } };
    const book = () => adopter.call(endpoints.requestVisit, call);
    await signalServer(databaseFolder, 'SIGSTOP');
    let lost: Awaited<ReturnType<typeof book>>;
    try {
      lost = await book();
    } finally {
      await signalServer(databaseFolder, 'SIGCONT');
    }
    expect(lost.status).toBe(503);
    let again = await book();
    await until(async () => {
      if (again.status !== 503) return true;
      again = await book();
      return false;
    }, 10_000);
    if (again.status !== 201) expect(again.body).toMatchObject({ code: 'DUPLICATE_REQUEST' });
    const third = await book();
    expect(third).toMatchObject({ status: 400, body: { code: 'DUPLICATE_REQUEST' } });
    expect((await adopter.call(endpoints.listMyVisits)).body).toHaveLength(1);

    const isSent = async () =>
      (await query(postgres.connection, 'SELECT 1 FROM jobs')).length === 0;
    // A mail that failed in the outage is sent again after 30 s, or once its claim of 2 min is over.
    await until(isSent, 150_000);
    const outbox = join(dataDir, 'outbox');
    const mails = await Promise.all(
      (await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')),
    );
    const aboutVisits = mails.filter((mail) => /^Subject: We have your request/m.test(mail));
    expect(aboutVisits).toHaveLength(1);
  }, 240_000);
});
