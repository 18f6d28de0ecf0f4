import { setTimeout as delay } from 'node:timers/promises';
import { startSmtpServer } from '../../apps/server/src/testing/smtp-server.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { newEmail, PASSWORD, signUp } from './support/adopters.ts';
import { changePassword, forgetPassword, settledJobs } from './support/mails.ts';
import type { Measured } from './support/measure.ts';

/** One address may ask for 30 reset links in ten minutes. */
const PEOPLE = 25;
const OUTAGE_MS = 60_000;
const SETTLED_MS = 120_000;

const header = (text: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';

/**
 * S49: the mail server is away while people change their passwords and ask for reset links, and the
 * application is restarted in the middle of it. The vitest of the queue has an hour and more of it, by a
 * clock of its own.
 */
export async function measureMailOutage(): Promise<Measured> {
  const smtp = await startSmtpServer();
  const settings = { SMTP_URL: smtp.url };
  let shelter = await startShelterServer(settings);
  const emails = Array.from({ length: PEOPLE }, newEmail);
  await smtp.goAway();
  const began = performance.now();
  for (const email of emails) {
    const person = await signUp(shelter.url, email);
    await changePassword(person, PASSWORD, 0);
    await changePassword(person, `${PASSWORD} 0`, 1);
    await forgetPassword(shelter.url, email);
  }
  const { dataDir } = shelter;
  await shelter.stop({ keepsData: true });
  shelter = await startShelterServer(settings, dataDir);
  await delay(Math.max(0, OUTAGE_MS - (performance.now() - began)));
  await smtp.comeBack();
  const back = performance.now();
  const waiting = await settledJobs(shelter, back + SETTLED_MS, 0);
  const took = (performance.now() - back) / 1_000;
  await shelter.stop();
  await smtp.close();

  const expected = ['Please confirm', 'was changed', 'was changed', 'Choose a new'];
  const isInOrder = (email: string) => {
    const subjects = smtp.letters
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ text }) => header(text, 'Subject'));
    return (
      subjects.length === expected.length &&
      expected.every((part, place) => subjects[place]?.includes(part))
    );
  };
  const inOrder = emails.filter(isInOrder).length;
  const ids = new Set(smtp.letters.map(({ text }) => header(text, 'Message-ID')));
  const total = PEOPLE * expected.length;
  const doubled = smtp.letters.length - ids.size;
  return {
    figures: [
      {
        what: `mails lost, and doubled, of ${total} in ${OUTAGE_MS / 1_000} s without a mail server and a restart`,
        bar: '0 and 0',
        measured: `${total - ids.size} and ${doubled}`,
        isMet: ids.size === total && doubled === 0 && waiting === 0,
      },
      {
        what: 'mailboxes that got theirs in order',
        bar: `${PEOPLE} of ${PEOPLE}`,
        measured: `${inOrder} of ${PEOPLE}`,
        isMet: inOrder === PEOPLE,
      },
      {
        what: 'from the mail server being back until the last was sent',
        bar: '<= 45 s',
        measured: `${took.toFixed(1)} s`,
        isMet: took <= 45,
      },
    ],
    details: { total, came: smtp.letters.length, waiting },
  };
}
