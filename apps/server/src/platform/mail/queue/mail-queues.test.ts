import type { MailKind } from '@pawmatch/contract/outbox/mail-values';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createJobs } from '../../../create-jobs.ts';
import { users } from '../../../features/users/users.table.ts';
import { isNightly } from '../../../testing/nightly.ts';
import { createMailApp, header } from '../testing/mail-app.ts';
import { enqueueMail } from './enqueue-mail.ts';

const { app, smtp, logs, subjects, sent, metric } = await createMailApp();

const MONDAY_2PM = '2026-11-23T19:00:00.000Z';
const VICTIM = 'victim@example.org';

const write = (to: string, count: number, kind = 'test') =>
  app.database.transaction(async (tx) => {
    for (let number = 1; number <= count; number += 1) {
      // The queue does not depend on which kinds there are.
      const mail = { to, kind: kind as MailKind, subject: `${kind} ${number}`, text: 'Hello.' };
      await enqueueMail(tx, mail, app.now());
    }
  });

const countJobs = async () => {
  const { rows } = await app.database.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM jobs WHERE failed_at IS NULL`,
  );
  return rows[0]?.count;
};

describe('the limit of a mailbox', () => {
  it('S48 F04 allows 20 mails of all kinds in any hour, and delays the rest', async () => {
    await write(VICTIM, 15, 'one kind');
    app.advance(59 * 60);
    await write(VICTIM, 10, 'another kind');
    await write('somebody.else@example.org', 1);
    expect(await sent()).toHaveLength(21);
    expect(await countJobs()).toBe(5);
    // The delayed mails are logged once, without the address.
    expect(await metric('another kind', 'held')).toBe(5);
    const held = logs.filter((line) => line.includes('held back'));
    expect(held).toHaveLength(1);
    expect(held[0]).toContain('"count":5');
    // Later mails wait too, and are counted.
    await write(VICTIM, 2, 'a third kind');
    expect(await sent()).toEqual([]);
    expect(await metric('a third kind', 'held')).toBe(2);
    await app.runJobs();
    expect(await metric('a third kind', 'held')).toBe(2);
    expect(logs.join('')).not.toContain('victim');
    app.advance(30 * 60);
    expect(await sent()).toEqual([]);
    app.advance(30 * 60);
    const expected = [6, 7, 8, 9, 10].map((number) => `another kind ${number}`);
    expect(await sent()).toEqual([...expected, 'a third kind 1', 'a third kind 2']);
    expect(await metric('another kind', 'held')).toBe(5);
    expect(await countJobs()).toBe(0);
  });

  it('S64 what anybody can ask for holds back neither a reset nor what has happened, and no sign-up', async () => {
    const password = 'a quiet river at noon';
    const victim = await app.signIn();
    await app.database
      .update(users)
      .set({ email: 'stolen@example.org' })
      .where(eq(users.id, victim.user.id));
    const strangers = [];
    for (let number = 0; number < 20; number += 1) {
      const stranger = app.visitor();
      const email = `stolen+${number}@example.org`;
      const body = { full_name: 'Ad', email, phone_number: '5551234567', password };
      const { status } = await stranger.request('/api/auth/register', { method: 'POST', body });
      expect(status).toBe(201);
      strangers.push({ stranger, email });
    }
    expect(await sent()).toEqual(
      Array(3).fill('Please confirm your email address for Pawmatch Shelter'),
    );
    expect(await metric('email confirmation', 'held')).toBe(17);
    // Changing the password of an unconfirmed account back and forth counts elsewhere, too.
    for (const { stranger, email } of strangers) {
      await stranger.logIn({ email, password });
      const body = { current_password: password, new_password: `${password}!` };
      await stranger.request('/api/auth/password/change', { method: 'POST', body });
    }
    await write('stolen@example.org', 20);
    await app.runJobs();
    smtp.mails.length = 0;
    const { email } = { email: 'stolen@example.org' };
    const forgot = { method: 'POST', body: { email } };
    await app.visitor().request('/api/auth/password/forgot', forgot);
    await app.visitor().logIn({ email, password: app.password });
    await victim.logIn({ email, password: app.password });
    const body = { current_password: app.password, new_password: password };
    await victim.request('/api/auth/password/change', { method: 'POST', body });
    expect(new Set(await sent())).toEqual(
      new Set([
        'A new login to your account at Pawmatch Shelter',
        'Choose a new password for Pawmatch Shelter',
        'Your password for Pawmatch Shelter was changed',
      ]),
    );
    app.advance(60 * 60);
    expect(await sent()).toContain('Please confirm your email address for Pawmatch Shelter');
  });

  it('S64 many sign-ins with a stolen password do not hold back that the address was changed', async () => {
    const address = 'robbed@example.org';
    await write(address, 25, 'sign-in from a new device');
    await write(address, 1, 'email changed');
    expect(await sent()).toContain('email changed 1');
  });

  it.runIf(isNightly)(
    'S48 is a sliding window: an hour has no 40 mails across two windows',
    async () => {
      await write(VICTIM, 1);
      expect(await sent()).toHaveLength(1);
      app.advance(59 * 60);
      await write(VICTIM, 19);
      expect(await sent()).toHaveLength(19);
      app.advance(2 * 60);
      await write(VICTIM, 19);
      expect(await sent()).toHaveLength(1);
      app.advance(58 * 60);
      expect(await sent()).toHaveLength(18);
    },
  );

  it('S48 is shared by all spellings of the address, and by several servers', async () => {
    const ways = [VICTIM, VICTIM.toUpperCase(), `<${VICTIM}>`, 'victim+1@example.org'];
    for (const way of ways) await write(way, 10);
    const servers = Array.from({ length: 4 }, () => createJobs(app.dependencies));
    const runAll = () => Promise.all(servers.map((server) => server.runDue()));
    await runAll();
    expect(smtp.mails).toHaveLength(20);
    app.advance(60 * 60);
    await runAll();
    expect(smtp.mails).toHaveLength(40);
  });

  it.runIf(isNightly)('S48 S06 delays mails of 40 password changes', async () => {
    const person = await app.signIn();
    let password = app.password;
    for (let round = 0; round < 40; round += 1) {
      const next = `a louder river ${round}`;
      const { status } = await person.request('/api/auth/password/change', {
        method: 'POST',
        body: { current_password: password, new_password: next },
      });
      expect(status).toBe(204);
      password = next;
    }
    expect(await sent()).toHaveLength(20);
    expect(await metric('password changed', 'held')).toBe(20);
    app.advance(60 * 60);
    expect(await sent()).toHaveLength(20);
  });

  it.runIf(isNightly)(
    'S15 S48 protects a mailbox from somebody who signs up with its address',
    async () => {
      const adopter = await app.signIn();
      for (let round = 0; round < 12; round += 1) {
        const { id: petId } = await app.buildPet();
        const { body } = await adopter.call(endpoints.requestVisit, {
          params: { petId },
          body: { requested_at: MONDAY_2PM },
        });
        await app.runJobs();
        await adopter.call(endpoints.cancelOwnVisit, { params: { id: body.id } });
        await app.runJobs();
      }
      expect(smtp.mails).toHaveLength(20);
    },
  );
});

describe('a mail server', () => {
  it('S49 F16 that is unavailable for hours gets all mails in order and once; retries do not count towards the limit', async () => {
    await smtp.goAway();
    await write(VICTIM, 12, 'first');
    await write('other@example.org', 3, 'second');
    for (let minute = 0; minute < 8 * 60; minute += 20) {
      await app.runJobs();
      app.advance(20 * 60);
    }
    await write(VICTIM, 8, 'third');
    await smtp.comeBack();
    const came = await sent();
    const numbered = (kind: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${kind} ${index + 1}`);
    expect(came.filter((it) => !it?.startsWith('second'))).toEqual([
      ...numbered('first', 12),
      ...numbered('third', 8),
    ]);
    expect(came.filter((it) => it?.startsWith('second'))).toEqual(numbered('second', 3));
    expect(await countJobs()).toBe(0);
    expect(await sent()).toEqual([]);
  });

  it('S49 that rejects a mail three times gets it a fourth time with the same Message-ID', async () => {
    smtp.rejectWith('451 try again later');
    await write(VICTIM, 2);
    for (let time = 0; time < 3; time += 1) {
      await app.runJobs();
      app.advance(10 * 60);
    }
    smtp.rejectWith(undefined);
    await app.runJobs();
    expect(subjects()).toEqual(['test 1', 'test 2']);
    const ids = smtp.mails.map(header('Message-ID'));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^<[\da-f-]{36}@shelter\.example>$/);
  });

  it('S49 that puts a mail off for hours gets the next one: the first is discarded, logged and counted', async () => {
    smtp.rejectWith('450 mailbox busy');
    await write(VICTIM, 1, 'unwanted');
    for (let hour = 0; hour < 12; hour += 1) {
      await app.runJobs();
      app.advance(61 * 60);
    }
    expect(await metric('unwanted', 'failed')).toBe(1);
    expect(logs.filter((line) => line.includes('is given up'))).toHaveLength(1);
    smtp.rejectWith(undefined);
    await write(VICTIM, 1, 'wanted');
    expect(await sent()).toEqual(['wanted 1']);
    app.advance(8 * 24 * 60 * 60);
    await app.runJobs();
    expect(logs.join('')).toContain('Jobs that failed a week ago were removed');
  });

  it('D S49 that refuses a mail for good is not asked again, and gets the next one at once', async () => {
    smtp.rejectWith('554 no such mailbox');
    await write(VICTIM, 1, 'refused');
    await app.runJobs();
    expect(await metric('refused', 'failed')).toBe(1);
    smtp.rejectWith(undefined);
    await write(VICTIM, 1, 'wanted');
    expect(await sent()).toEqual(['wanted 1']);
  });

  it('F18 S49 gets a mail with the same Message-ID from another server after the first one died', async () => {
    await write(VICTIM, 1);
    const lost = { send: () => new Promise<void>(() => {}) };
    const dying = createJobs({
      ...app.dependencies,
      mailer: {
        async send(mail) {
          await app.dependencies.mailer.send(mail);
          await lost.send();
        },
      },
    });
    void dying.runDue();
    await expect.poll(() => smtp.mails.length).toBe(1);
    app.advance(3 * 60);
    await app.runJobs();
    const ids = smtp.mails.map(header('Message-ID'));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });
});

it.runIf(isNightly)(
  'F05 2,000 waiting mails of one adopter do not delay those of another',
  async () => {
    await write(VICTIM, 2_000);
    app.advance(1);
    await write('other@example.org', 1, 'other');
    await app.runJobs();
    expect(smtp.mails).toHaveLength(21);
    expect(subjects().indexOf('other 1')).toBeLessThan(5);
  },
);
