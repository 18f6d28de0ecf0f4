import { setTimeout as delay } from 'node:timers/promises';
import { startSmtpServer } from '../../apps/server/src/testing/smtp-server.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { newEmail, PASSWORD, signUp } from './support/adopters.ts';
import { changePassword, forgetPassword, waitForJobs } from './support/mails.ts';
import type { Measurement } from './support/measure.ts';

/** The rate limit allows 30 reset links from one IP address in ten minutes. */
const PEOPLE = 25;
const OUTAGE_MS = 60_000;
const TIMEOUT_MS = 120_000;

const header = (text: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';

/**
 * S49: the mail server is down while people change their passwords and ask for reset links, and the
 * application is restarted meanwhile. A test of the queue covers longer outages with a simulated clock.
 */
export async function measureMailOutage(): Promise<Measurement> {
  const smtp = await startSmtpServer();
  const settings = { SMTP_URL: smtp.url };
  let shelter = await startShelterServer(settings);
  const emails = Array.from({ length: PEOPLE }, newEmail);
  await smtp.goAway();
  const startedAt = performance.now();
  for (const email of emails) {
    const person = await signUp(shelter.url, email);
    await changePassword(person, PASSWORD, 0);
    await changePassword(person, `${PASSWORD} 0`, 1);
    await forgetPassword(shelter.url, email);
  }
  const { dataDir } = shelter;
  await shelter.stop({ keepsData: true });
  shelter = await startShelterServer(settings, dataDir);
  await delay(Math.max(0, OUTAGE_MS - (performance.now() - startedAt)));
  await smtp.comeBack();
  const recoveredAt = performance.now();
  const waiting = await waitForJobs(shelter, recoveredAt + TIMEOUT_MS, 0);
  const recoverySeconds = (performance.now() - recoveredAt) / 1_000;
  await shelter.stop();
  await smtp.close();

  const expected = ['Please confirm', 'was changed', 'was changed', 'Choose a new'];
  const isInOrder = (email: string) => {
    const subjects = smtp.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ text }) => header(text, 'Subject'));
    return (
      subjects.length === expected.length &&
      expected.every((part, place) => subjects[place]?.includes(part))
    );
  };
  const inOrder = emails.filter(isInOrder).length;
  const messageIds = new Set(smtp.mails.map(({ text }) => header(text, 'Message-ID')));
  const total = PEOPLE * expected.length;
  const duplicates = smtp.mails.length - messageIds.size;
  return {
    figures: [
      {
        what: `lost and duplicated mails of ${total} in an outage of ${OUTAGE_MS / 1_000} s with a restart`,
        bar: '0 and 0',
        measured: `${total - messageIds.size} and ${duplicates}`,
        isMet: messageIds.size === total && duplicates === 0 && waiting === 0,
      },
      {
        what: 'mailboxes that received their mails in order',
        bar: `${PEOPLE} of ${PEOPLE}`,
        measured: `${inOrder} of ${PEOPLE}`,
        isMet: inOrder === PEOPLE,
      },
      {
        what: 'time from the recovery of the mail server until the last mail was sent',
        bar: '<= 45 s',
        measured: `${recoverySeconds.toFixed(1)} s`,
        isMet: recoverySeconds <= 45,
      },
    ],
    details: { total, received: smtp.mails.length, waiting },
  };
}
