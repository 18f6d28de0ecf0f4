import { setTimeout as delay } from 'node:timers/promises';
import { type SmtpServer, startSmtpServer } from '../../apps/server/src/testing/smtp-server.ts';
import { createTestClient, type TestClient } from '../../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../../e2e/support/shelter-server.ts';
import { book, bookableSlots, newEmail, signUp } from '../support/adopters.ts';
import { startKillable } from '../support/killable-server.ts';
import { addManyPets } from '../support/many-pets.ts';
import { writeResult } from '../support/result.ts';
import { SCALE } from '../support/scale.ts';
import { waitForJobs } from '../support/wait-for-jobs.ts';

const KILLS = 5 * Math.ceil(4 * SCALE);

/** Longer than the queue takes to send a mail, so that kills hit all of its steps. */
const MAX_DELAY_MS = 2_500;

/** Claimed jobs of a killed server run again after two minutes. */
const TIMEOUT_MS = 300_000;

/** How long the mail server is away. `OUTAGE_SECONDS=3600` measures an hour. */
const OUTAGE_MS = Number(process.env.OUTAGE_SECONDS ?? 60) * 1_000;

const CONFIRMED = /^Subject: Your visit with/m;
const REQUESTED = /^Subject: We have your request/m;

interface Counts {
  /** People without their mail. */
  lost: number;
  /** People with two different mails for one step. */
  doubled: number;
  /** People with one mail twice: its server died between sending it and saying so. */
  repeated: number;
}

/** Mails about one step of a visit, of which each person should have one. */
function countMails({ mails }: SmtpServer, emails: readonly string[], subject: RegExp): Counts {
  const counts = { lost: 0, doubled: 0, repeated: 0 };
  for (const email of emails) {
    const ids = mails
      .filter(({ recipients, text }) => recipients.includes(email) && subject.test(text))
      .map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim());
    if (ids.length === 0) counts.lost += 1;
    if (new Set(ids).size > 1) counts.doubled += 1;
    else if (ids.length > 1) counts.repeated += 1;
  }
  return counts;
}

/** Of the people with a visit. */
const numbers = Array.from({ length: KILLS }, (_, index) => index);

/**
 * B3.07 S49: staff confirm visits, and the server is killed a moment after each confirmation. Then the mail
 * server is away while people request visits and staff confirm them, and the server is killed five times.
 */
export async function benchVisitMails(): Promise<void> {
  const smtp = await startSmtpServer();
  const settings = { SMTP_URL: smtp.url, RATE_LIMITS: 'off' };
  const prepared = await prepareVisits(settings);
  const { dataDir, port, emails, requestVisit, firstVisits } = prepared;
  let server = await startKillable(dataDir, port, settings);
  const kill = async () => {
    await server.end('SIGKILL');
    server = await startKillable(dataDir, port, settings);
  };
  for (const id of firstVisits) {
    await confirm(server.url, id);
    await delay(Math.random() * MAX_DELAY_MS);
    await kill();
  }
  await waitForMails(smtp, { emails: emails.slice(0, KILLS), subject: CONFIRMED });

  await smtp.goAway();
  const startedAt = performance.now();
  for (const number of numbers) {
    const id = await requestVisit(KILLS + number);
    if (number % 4 === 0) await kill();
    await confirm(server.url, id);
  }
  await delay(Math.max(0, OUTAGE_MS - (performance.now() - startedAt)));
  await smtp.comeBack();
  const later = emails.slice(KILLS);
  await waitForMails(smtp, { emails: later, subject: CONFIRMED });
  await server.end('SIGTERM');
  // The server has said everything that it knows, so a mail that is sent now would be one too many.
  const shelter = await startShelterServer(settings, dataDir);
  const left = await waitForJobs(shelter, performance.now() + TIMEOUT_MS);
  await shelter.stop();
  await smtp.close();

  const killed = countMails(smtp, emails.slice(0, KILLS), CONFIRMED);
  const outage = countMails(smtp, later, CONFIRMED);
  // The confirmation has outdated the mail about the request, so that one is not sent.
  const outdated = KILLS - countMails(smtp, later, REQUESTED).lost;
  const seconds = Math.round(OUTAGE_MS / 1_000);
  writeResult({
    name: 'visit-mails',
    command: `OUTAGE_SECONDS=${seconds} npm run bench -- visit-mails`,
    figures: [
      toFigure(`${KILLS} kill -9 while mails about visits are sent`, killed),
      toFigure(`an outage of the mail server of ${seconds} s with 5 kill -9`, outage),
      {
        what: 'mails about requests that were sent although the visit was confirmed in the outage',
        bar: '0',
        measured: String(outdated),
        isMet: outdated === 0,
      },
    ],
    details: { killed, outage, outdated, left },
  });
}

function toFigure(what: string, { lost, doubled, repeated }: Counts) {
  return {
    what: `mails about confirmed visits lost and doubled, of ${KILLS}, in ${what}`,
    bar: '0 and 0',
    measured: `${lost} and ${doubled} (sent twice with one Message-ID: ${repeated})`,
    isMet: lost === 0 && doubled === 0,
  };
}

async function waitForMails(
  smtp: SmtpServer,
  { emails, subject }: { emails: readonly string[]; subject: RegExp },
) {
  const deadline = performance.now() + TIMEOUT_MS;
  while (countMails(smtp, emails, subject).lost > 0 && performance.now() < deadline)
    await delay(200);
}

async function confirm(url: string, id: string) {
  const admin = createTestClient(url);
  await admin.logIn(ADMIN);
  const options = { method: 'PUT', body: { status: 'confirmed' } };
  const { status } = await admin.request(`/api/admin/visit-requests/${id}/status`, options);
  if (status !== 200) throw new Error(`confirming: ${status}`);
}

/** Signs up people, and lets the first half of them request a visit, with mails that have arrived. */
async function prepareVisits(settings: Record<string, string>) {
  const shelter = await startShelterServer(settings);
  await addManyPets(shelter, 2 * KILLS);
  const pets = await shelter.query<{ id: string }>('SELECT id FROM pets ORDER BY id');
  const slot = bookableSlots().at(-1) ?? '';
  const emails = pets.map(newEmail);
  const people: TestClient[] = [];
  for (const email of emails) people.push(await signUp(shelter.url, email));
  const requestVisit = async (index: number) => {
    const [person, pet] = [people[index], pets[index]];
    if (!person || !pet) throw new Error(`There is no person ${index}.`);
    const { status, body } = await book(person, pet.id, slot);
    if (status !== 201) throw new Error(`booking: ${status} ${JSON.stringify(body)}`);
    return body.id as string;
  };
  const firstVisits: string[] = [];
  for (const number of numbers) firstVisits.push(await requestVisit(number));
  await waitForJobs(shelter, performance.now() + TIMEOUT_MS, 0);
  await shelter.stop({ keepsData: true });
  const port = Number(new URL(shelter.url).port);
  return { dataDir: shelter.dataDir, port, emails, requestVisit, firstVisits };
}
