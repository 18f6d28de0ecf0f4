import { setTimeout as delay } from 'node:timers/promises';
import { getAdoption, moveAdoption } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFactories } from '../../../testing/factories.ts';
import { makeScratchFolder, removeScratchFolder } from '../../../testing/scratch-folder.ts';
import { startServerOfTest } from '../../../testing/server-of-test.ts';
import { ADMIN } from '../../../testing/server-process.ts';
import { until } from '../../../testing/server-processes.ts';
import { type SmtpServer, startSmtpServer } from '../../../testing/smtp-server.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const KILLS = 20;

/** Longer than a closing takes, so that kills hit all of its steps. */
const MAX_DELAY_MS = 120;

let test: TestDatabase;
let dataDir: string;
let smtp: SmtpServer;
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = await makeScratchFolder();
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  await test.drop();
  await removeScratchFolder(dataDir);
});

/** As ten minutes later, when nobody can undo in silence any more, and jobs of killed servers run again. */
const letTimePass = () => test.database.execute(sql`UPDATE jobs SET due_at = now()`);

/** The different emails to somebody with a subject; one that is sent again after a kill has the same id. */
function idsOf(email: string, subject: RegExp): Set<string | undefined> {
  const theirs = smtp.mails.filter(
    ({ recipients, text }) => recipients.includes(email) && subject.test(text),
  );
  return new Set(theirs.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim()));
}

it(`B9.07 S49 closing adoptions loses and doubles no letter, killed ${KILLS} times`, async () => {
  const build = createFactories({
    database: test.database,
    clock: () => new Date(),
    petChanges: { isLive: () => false, onChange: () => {}, publish: () => {} },
  });
  const where = { connection: test.connection, dataDir, settings: { SMTP_URL: smtp.url } };
  const closings: { id: string; adopter: string; rival: string }[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServerOfTest(where);
    const client = createTestClient(server.url);
    await client.logIn(ADMIN);
    const pet = await build.buildPet({ name: 'Luna' });
    const [adopter, rival] = [await build.buildUser(), await build.buildUser()];
    const { id } = await build.buildAdoption({ userId: adopter.id, petIds: [pet.id] });
    await build.buildAdoption({ userId: rival.id, petIds: [pet.id] });
    closings.push({ id, adopter: adopter.email, rival: rival.email });
    await letTimePass();
    const body = { action: 'complete' } as const;
    const closing = client.call(moveAdoption, { params: { id }, body }).catch(() => undefined);
    await delay((round / KILLS) * MAX_DELAY_MS);
    await server.end('SIGKILL');
    await closing;
  }

  const server = await startServerOfTest(where);
  const client = createTestClient(server.url);
  await client.logIn(ADMIN);
  for (const { id } of closings) {
    await client.call(moveAdoption, { params: { id }, body: { action: 'complete' } });
    expect((await client.call(getAdoption, { params: { id } })).body.stage).toBe('adopted');
  }
  await letTimePass();
  await until(
    async () => (await test.database.execute(sql`SELECT FROM jobs`)).rows.length === 0,
    60_000,
  );
  const letters = closings.map(({ adopter, rival }) => [
    idsOf(adopter, /^Subject: Congratulations: Luna/m).size,
    idsOf(rival, /^Subject: Luna has found a home/m).size,
  ]);
  expect(letters).toEqual(closings.map(() => [1, 1]));
  await server.end('SIGTERM');
}, 600_000);
