import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../apps/server/src/testing/server-processes.ts';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { mailsTo } from '../../e2e/support/outbox.ts';
import { ADMIN, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { newEmail, signUp } from '../support/adopters.ts';
import { startKillable } from '../support/killable-server.ts';
import { writeResult } from '../support/result.ts';
import { SCALE } from '../support/scale.ts';

const KILLS = 5 * Math.ceil(4 * SCALE);
const PEOPLE = 5;

/** Somewhat longer than the interval at which new pets are compared with alerts. */
const MAX_DELAY_MS = 6_000;

/** Mails wait for further pets. */
const TIMEOUT_MS = 240_000;

/** Words of which none is the beginning or a misspelling of another. */
const names = Array.from({ length: KILLS }, (_, index) => `Kx${index}q${index * 7}`);

/**
 * B1.10: kill -9 of the server while pets arrive. Each person has an alert for each of them, so that mails fall
 * due while later pets arrive.
 */
export async function benchNewPets(): Promise<void> {
  const { dataDir, emails } = await prepareAlerts();
  let server = await startKillable(dataDir);
  const admin = createTestClient(server.url);
  await admin.logIn(ADMIN);
  for (const name of names) {
    const pet = { name, species: 'Dog', breed: 'Beagle', age_group: 'Adult', sex: 'Male' };
    const body = { ...pet, size: 'Small', status: 'Available' };
    const { status } = await admin.request('/api/pets', { method: 'POST', body });
    if (status !== 201) throw new Error(`adding a pet: ${status}`);
    await delay(Math.random() * MAX_DELAY_MS);
    await server.end('SIGKILL');
    server = await startKillable(dataDir, server.port);
  }
  await server.end('SIGTERM');

  const shelter = await startShelterServer({ RATE_LIMITS: 'off' }, dataDir);
  const readMails = async () =>
    (await Promise.all(emails.map((email) => mailsTo(shelter, email))))
      .flat()
      .filter((mail) => /^Subject: .* looking for a home$/m.test(mail));
  const expected = KILLS * PEOPLE;
  await until(async () => tellings(await readMails()).size >= expected, TIMEOUT_MS).catch(
    () => undefined,
  );
  const mails = await readMails();
  await shelter.stop();
  const notified = tellings(mails);
  const lost = expected - notified.size;
  const doubled = [...notified.values()].filter((ids) => ids.size > 1).length;
  writeResult({
    name: 'new-pets',
    command: 'npm run bench -- new-pets',
    figures: [
      {
        what: `mails about new pets lost and doubled in ${KILLS} kill -9 of the server`,
        bar: '0 and 0',
        measured: `${lost} and ${doubled} (of ${expected})`,
        isMet: lost === 0 && doubled === 0,
      },
    ],
    details: { notified: notified.size, mails: mails.length },
  });
}

/** The ids of the mails that notify a person of a pet. A mail that is sent again has the same id. */
function tellings(mails: readonly string[]): Map<string, Set<string>> {
  const notified = new Map<string, Set<string>>();
  for (const mail of mails) {
    const [, to] = /^To: <(.*)>$/m.exec(mail) ?? [];
    const [, id = ''] = /^Message-ID: (.*)$/m.exec(mail) ?? [];
    for (const [, name] of mail.matchAll(/^(Kx\w+): Adult/gm)) {
      const key = `${to} ${name}`;
      notified.set(key, (notified.get(key) ?? new Set()).add(id));
    }
  }
  return notified;
}

/** @returns the addresses of the people */
async function prepareAlerts() {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  const emails = Array.from({ length: PEOPLE }, newEmail);
  for (const email of emails) await signUp(shelter.url, email);
  await shelter.query('UPDATE users SET email_confirmed_at = now()');
  await shelter.query(
    `INSERT INTO pet_alerts (id, user_id, kind, query, frequency, created_at)
     SELECT gen_random_uuid(), users.id, 'search', 'q=%22' || name || '%22', 'at_once', now()
     FROM users, unnest($1::text[]) AS name WHERE role = 'adopter'`,
    [names],
  );
  await shelter.stop({ keepsData: true });
  return { dataDir: shelter.dataDir, emails };
}
