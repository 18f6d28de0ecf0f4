import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../apps/server/src/testing/server-processes.ts';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { mailsTo } from '../../e2e/support/outbox.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { bookableSlots, newEmail, signUp } from '../support/adopters.ts';
import { startKillable } from '../support/killable-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { writeResult } from '../support/result.ts';
import { SCALE } from '../support/scale.ts';

const KILLS = 5 * Math.ceil(4 * SCALE);

/** A person can wait for so many pets. */
const PETS_OF_PERSON = 5;

/** Somewhat longer than the interval at which free times are looked for. */
const MAX_DELAY_MS = 6_000;

const TIMEOUT_MS = 120_000;

/** B3.08: kill -9 of the server after a time of a full pet was freed, for which one person waits. */
export async function benchFreedTimes(): Promise<void> {
  const { dataDir, emails, visits } = await prepareFullPets();
  let server = await startKillable(dataDir);
  const admin = createTestClient(server.url);
  await admin.logIn(ADMIN);
  for (const id of visits) {
    const options = { method: 'PUT', body: { status: 'cancelled' } };
    const { status } = await admin.request(`/api/admin/visit-requests/${id}/status`, options);
    if (status !== 200) throw new Error(`cancelling a visit: ${status}`);
    await delay(Math.random() * MAX_DELAY_MS);
    await server.end('SIGKILL');
    server = await startKillable(dataDir, server.port);
  }
  await server.end('SIGTERM');

  const shelter = await startShelterServer({ RATE_LIMITS: 'off' }, dataDir);
  const countHeld = async () =>
    (await shelter.query('SELECT FROM waiting_list WHERE held_until IS NOT NULL')).length;
  const readEmails = async () =>
    (await Promise.all(emails.map((email) => mailsTo(shelter, email))))
      .flat()
      .filter((mail) => /^Subject: A time with/m.test(mail));
  await until(
    async () => (await countHeld()) === KILLS && (await readEmails()).length >= KILLS,
    TIMEOUT_MS,
  ).catch(() => undefined);
  const held = await countHeld();
  const offers = await readEmails();
  await shelter.stop();
  const subjects = new Set(
    offers.map((mail) => /^Subject: A time with (Pet \d+)/m.exec(mail)?.[1]),
  );
  const lost = KILLS - held + KILLS - subjects.size;
  const doubled = offers.length - subjects.size;
  writeResult({
    name: 'freed-times',
    command: 'npm run bench -- freed-times',
    figures: [
      {
        what: `freed times and their offers lost and doubled in ${KILLS} kill -9 of the server`,
        bar: '0 and 0',
        measured: `${lost} and ${doubled} (of ${KILLS})`,
        isMet: lost === 0 && doubled === 0,
      },
    ],
    details: { held, offers: offers.length },
  });
}

/** @returns a visit of each pet, and the addresses of those who wait */
async function prepareFullPets() {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  await addManyPets(shelter, KILLS);
  const emails = Array.from({ length: KILLS / PETS_OF_PERSON }, newEmail);
  for (const email of emails) await signUp(shelter.url, email);
  await shelter.query('UPDATE users SET email_confirmed_at = now()');
  const visits = await fillPets(shelter);
  await shelter.query(
    `INSERT INTO waiting_list (pet_id, user_id, joined_at)
     SELECT pet.id, person.id, now()
     FROM (SELECT id, (row_number() OVER () - 1) / $1 AS part FROM pets) AS pet
     JOIN (SELECT id, row_number() OVER () - 1 AS part FROM users WHERE role = 'adopter') AS person
       USING (part)`,
    [PETS_OF_PERSON],
  );
  await shelter.stop({ keepsData: true });
  return { dataDir: shelter.dataDir, emails, visits };
}

/** Books all times of all pets. @returns the first visit of each pet on the last day */
async function fillPets(shelter: ShelterServer): Promise<string[]> {
  await shelter.query(
    `INSERT INTO visits (shelter_id, id, pet_id, visitor_name, status, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), pets.id, 'Walt', 'confirmed', slot,
       slot + interval '30 minutes', now(), now()
     FROM pets CROSS JOIN unnest($1::timestamptz[]) AS slot`,
    [bookableSlots()],
  );
  const rows = await shelter.query<{ id: string }>(
    'SELECT DISTINCT ON (pet_id) id FROM visits ORDER BY pet_id, starts_at DESC',
  );
  return rows.map(({ id }) => id);
}
