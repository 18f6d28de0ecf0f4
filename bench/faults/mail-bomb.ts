import { setTimeout as delay } from 'node:timers/promises';
import { ODD_ADDRESSES } from '../../apps/server/src/testing/odd-addresses.ts';
import { startSmtpServer } from '../../apps/server/src/testing/smtp-server.ts';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { newEmail, PASSWORD, signUp } from './support/adopters.ts';
import { changePassword, forgetPassword, waitForJobs } from './support/mails.ts';
import type { Measurement } from './support/measure.ts';

const CHANGES = 40;
const RESETS = 5;
const BYSTANDERS = 10;

/** The confirmation of the address and the password reset link. */
const EXPECTED_MAILS = 2;

/** More than the queue needs to finish. */
const TIMEOUT_MS = 30_000;

/** S48: many mails go to one mailbox. Mails to other mailboxes must not be delayed. */
export async function measureMailBomb(): Promise<Measurement> {
  const smtp = await startSmtpServer();
  const shelter = await startShelterServer({ SMTP_URL: smtp.url });
  const email = newEmail();
  const victim = await signUp(shelter.url, email);
  for (let count = 0; count < CHANGES; count += 1) {
    await changePassword(victim, count === 0 ? PASSWORD : `${PASSWORD} ${count - 1}`, count);
  }
  for (let count = 0; count < RESETS; count += 1) {
    await forgetPassword(shelter.url, count % 2 ? email : email.toUpperCase());
  }
  const others = Array.from({ length: BYSTANDERS }, newEmail);
  for (const other of others) await signUp(shelter.url, other);
  const startedAt = performance.now();
  for (const other of others) await forgetPassword(shelter.url, other);
  const mailsTo = (mailbox: string) =>
    smtp.mails.filter(({ recipients }) => recipients.join().toLowerCase() === mailbox);
  const deadline = performance.now() + TIMEOUT_MS;
  while (
    others.some((other) => mailsTo(other).length < EXPECTED_MAILS) &&
    performance.now() < deadline
  ) {
    await delay(50);
  }
  const delaySeconds = (performance.now() - startedAt) / 1_000;
  const waiting = await waitForJobs(shelter, deadline);
  const received = mailsTo(email).length;
  const metrics = await (await fetch(`${shelter.url}/metrics`)).text();
  const held = [...metrics.matchAll(/^pawmatch_mails_total\{.*outcome="held"\} (\d+)/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
  const isLogged = shelter.output().includes('held back');
  const isAddressLogged = shelter.output().includes(email);
  const visitor = createTestClient(shelter.url);
  const statuses: number[] = [];
  for (const odd of ODD_ADDRESSES) {
    const body = { full_name: 'X', email: odd, phone_number: '5550100100', password: PASSWORD };
    const { status } = await visitor.request('/api/auth/register', { method: 'POST', body });
    statuses.push(status);
  }
  await shelter.stop();
  await smtp.close();
  const total = CHANGES + RESETS + 1;
  const missed = others.filter((other) => mailsTo(other).length !== EXPECTED_MAILS).length;
  const rejected = statuses.filter((status) => status === 422).length;
  return {
    figures: [
      {
        what: `mails to one mailbox in an hour, of ${CHANGES} password changes, ${RESETS} reset links and a sign-up`,
        bar: '<= 20',
        measured: `${received}`,
        isMet: received <= 20 && received > 0,
      },
      {
        what: 'the other mails: waiting in the queue, counted in /metrics, logged without the address',
        bar: `${total - 20}, all counted, logged`,
        measured: `${waiting}, ${held} counted, ${isLogged && !isAddressLogged ? 'logged' : 'not logged correctly'}`,
        isMet: waiting === total - received && held === waiting && isLogged && !isAddressLogged,
      },
      {
        what: `${BYSTANDERS} other mailboxes: those without their mails, delay of the last mail`,
        bar: '0, <= 5 s',
        measured: `${missed}, ${delaySeconds.toFixed(1)} s`,
        isMet: missed === 0 && delaySeconds <= 5,
      },
      {
        what: `sign-ups with ${ODD_ADDRESSES.length} addresses that mail programs read as another mailbox`,
        bar: 'all 422',
        measured: `${rejected} of ${statuses.length} 422`,
        isMet: rejected === statuses.length,
      },
    ],
    details: { received, waiting, held, statuses },
  };
}
