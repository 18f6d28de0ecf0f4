import { setTimeout as delay } from 'node:timers/promises';
import { ODD_ADDRESSES } from '../../apps/server/src/testing/odd-addresses.ts';
import { startSmtpServer } from '../../apps/server/src/testing/smtp-server.ts';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { newEmail, PASSWORD, signUp } from './support/adopters.ts';
import { changePassword, forgetPassword, settledJobs } from './support/mails.ts';
import type { Measured } from './support/measure.ts';

const CHANGES = 40;
const RESETS = 5;
const BYSTANDERS = 10;

/** The link that confirms the address, and the one that was asked for. */
const EXPECTED = 2;

/** More than the queue needs for everything that waits. */
const SETTLED_MS = 30_000;

/** S48: everything that sends mail is aimed at one mailbox; others must not wait for it. */
export async function measureMailBomb(): Promise<Measured> {
  const smtp = await startSmtpServer();
  const shelter = await startShelterServer({ SMTP_URL: smtp.url });
  const email = newEmail();
  const victim = await signUp(shelter.url, email);
  for (let turn = 0; turn < CHANGES; turn += 1) {
    await changePassword(victim, turn === 0 ? PASSWORD : `${PASSWORD} ${turn - 1}`, turn);
  }
  for (let turn = 0; turn < RESETS; turn += 1) {
    await forgetPassword(shelter.url, turn % 2 ? email : email.toUpperCase());
  }
  const others = Array.from({ length: BYSTANDERS }, newEmail);
  for (const other of others) await signUp(shelter.url, other);
  const asked = performance.now();
  for (const other of others) await forgetPassword(shelter.url, other);
  const to = (mailbox: string) =>
    smtp.letters.filter(({ recipients }) => recipients.join().toLowerCase() === mailbox);
  const deadline = performance.now() + SETTLED_MS;
  while (others.some((other) => to(other).length < EXPECTED) && performance.now() < deadline) {
    await delay(50);
  }
  const waited = (performance.now() - asked) / 1_000;
  const waiting = await settledJobs(shelter, deadline);
  const reached = to(email).length;
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
  const missed = others.filter((other) => to(other).length !== EXPECTED).length;
  const refused = statuses.filter((status) => status === 422).length;
  return {
    figures: [
      {
        what: `mails that reach one mailbox in an hour, of ${CHANGES} password changes, ${RESETS} reset links and a sign-up`,
        bar: '<= 20',
        measured: `${reached}`,
        isMet: reached <= 20 && reached > 0,
      },
      {
        what: 'the rest: waiting in the queue, counted in /metrics, logged without the address',
        bar: `${total - 20}, all counted, logged`,
        measured: `${waiting}, ${held} counted, ${isLogged && !isAddressLogged ? 'logged' : 'not logged so'}`,
        isMet: waiting === total - reached && held === waiting && isLogged && !isAddressLogged,
      },
      {
        what: `${BYSTANDERS} other mailboxes meanwhile: mails missed, and the last one's wait`,
        bar: '0, <= 5 s',
        measured: `${missed}, ${waited.toFixed(1)} s`,
        isMet: missed === 0 && waited <= 5,
      },
      {
        what: `sign-ups with ${ODD_ADDRESSES.length} addresses that mail programs read as another mailbox`,
        bar: 'all 422',
        measured: `${refused} of ${statuses.length} 422`,
        isMet: refused === statuses.length,
      },
    ],
    details: { reached, waiting, held, statuses },
  };
}
