import { deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { listOutbox, type OutboxMail, openMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobs } from '../../create-jobs.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { createMailApp } from '../../platform/mail/testing/mail-app.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import type { SignedInClient } from '../../testing/test-app.ts';
import { exportBackup } from '../backup/export-backup.ts';
import { openBackup } from '../backup/read-backup.ts';

const { app, smtp, sent } = await createMailApp();

const MONDAY_2PM = '2026-11-23T19:00:00.000Z';
const NAME = 'Quentin Zebulon';

let folder: string;
beforeAll(async () => {
  folder = await makeScratchFolder();
});
afterAll(() => removeScratchFolder(folder));
beforeEach(() => app.database.execute('DELETE FROM sent_mails'));

/** A person with a visit that is still to come, and a mail with their name in the queue. */
async function personWithMails() {
  const person = await app.signIn();
  await app.database.execute(
    sql`UPDATE users SET full_name = ${NAME} WHERE id = ${person.user.id}`,
  );
  await app.database.execute('DELETE FROM jobs');
  const { id: petId } = await app.buildPet({ name: 'Biscuit' });
  const body = { requested_at: MONDAY_2PM };
  await person.call(visits.requestVisit, { params: { petId }, body });
  await sent();
  const html = `<p>Hello ${NAME}</p>`;
  const mail = { to: person.user.email, kind: 'visit', subject: 'Test', text: NAME, html } as const;
  await enqueueMail(app.database, mail, app.now());
  return person;
}

async function close(person: SignedInClient) {
  const body = { current_password: app.password };
  expect((await person.call(deleteOwnAccount, { body })).status).toBe(204);
}

/** What staff can read of the mails in a state. */
async function read(state: OutboxMail['state']) {
  const staff = await app.signIn('admin');
  const { mails } = (await staff.call(listOutbox, { query: { state } })).body;
  return Promise.all(
    mails.map(async ({ id, subject, is_readable }: OutboxMail) => {
      const { document_url } = (await staff.call(openMail, { params: { id } })).body;
      return { subject, is_readable, document_url };
    }),
  );
}

async function textOfBackup() {
  const path = `${folder}/${Date.now()}.tar.gz`;
  await exportBackup(app.dependencies, path);
  const texts: string[] = [];
  for await (const { bytes } of (await openBackup(path)).entries()) texts.push(`${bytes}`);
  return texts.join('\n');
}

const unreadable = { is_readable: false, document_url: null };

describe('the mails to a closed account', () => {
  it('F10 S06 B3.07 cannot be read by staff while they wait, after they are sent, and in a backup', async () => {
    const person = await personWithMails();
    expect(await textOfBackup()).toContain(NAME);
    await close(person);
    expect(await read('waiting')).toEqual([
      { subject: 'Your account at Pawmatch Shelter was deleted', ...unreadable },
      { subject: null, ...unreadable },
      { subject: 'Test', ...unreadable },
    ]);
    expect(new Set(await sent())).toEqual(
      new Set([
        'Test',
        'Your visit with Biscuit was cancelled',
        'Your account at Pawmatch Shelter was deleted',
      ]),
    );
    const mails = await read('sent');
    expect(mails).toHaveLength(3);
    for (const mail of mails) expect(mail).toMatchObject(unreadable);
    const backup = await textOfBackup();
    expect(backup).toContain('Your account at Pawmatch Shelter was deleted');
    expect(backup).not.toContain(NAME);
  });

  it('F10 S06 cannot be read after the person has signed up again', async () => {
    const person = await personWithMails();
    await close(person);
    await app.buildUser({ email: person.user.email });
    await sent();
    for (const mail of await read('sent')) expect(mail).toMatchObject(unreadable);
  });

  it('F10 S06 cannot be read when they have failed', async () => {
    const person = await personWithMails();
    smtp.rejectWith('550 no such mailbox');
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await app.runJobs();
      app.advance(60 * 60);
    }
    await person.logIn({ email: person.user.email, password: app.password });
    await close(person);
    expect(await read('failed')).toEqual([{ subject: 'Test', ...unreadable }]);
  });

  it('F10 S06 cannot be read when the account was closed while one was being sent', async () => {
    const person = await personWithMails();
    const send = async () => {
      if (await app.database.$count(sql`users`, sql`id = ${person.user.id}`)) await close(person);
    };
    await createJobs({ ...app.dependencies, mailer: { send } }).runDue();
    const mails = await read('sent');
    expect(mails).toHaveLength(3);
    for (const mail of mails) expect(mail).toMatchObject(unreadable);
  });

  it('B3.07 can be read when they are for others without an account', async () => {
    const staff = await app.signIn('admin');
    const { id: pet_id } = await app.buildPet();
    const visitor = { full_name: 'Walter Walkin', email: 'walter@example.org' };
    const body = { pet_id, ...visitor, requested_at: MONDAY_2PM };
    expect((await staff.call(visits.createVisit, { body })).status).toBe(201);
    await sent();
    expect(await read('sent')).toContainEqual(
      expect.objectContaining({ is_readable: true, document_url: expect.any(String) }),
    );
  });
});
