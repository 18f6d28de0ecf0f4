import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeOwnDetails, deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { register } from '@pawmatch/contract/auth/auth-endpoints';
import { updateRequestMailSettings } from '@pawmatch/contract/visits/staff/request-mails-endpoints';
import { requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createJobs } from '../../create-jobs.ts';
import { createMailer } from '../../platform/mail/create-mailer.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { createMailApp } from '../../platform/mail/testing/mail-app.ts';
import type { SignedInClient } from '../../testing/test-app.ts';

const { app, smtp, sent } = await createMailApp();

const NAME = 'Quentin (O’Neil) & Zebulon';
const OTHER = 'Quentina Other';

/** A person with a visit, whom emails to staff name. */
async function personWithMails(email: string) {
  const staff = await app.signIn('admin');
  await staff.call(updateRequestMailSettings, { body: { frequency: 'at_once' } });
  const person = await app.signIn();
  await app.database.execute(
    sql`UPDATE users SET full_name = ${NAME}, email = ${email} WHERE id = ${person.user.id}`,
  );
  for (const adopter of [person, await app.signIn()]) {
    const { id: petId } = await app.buildPet({ name: 'Biscuit' });
    const body = { requested_at: '2026-11-23T19:00:00.000Z' };
    expect((await adopter.call(requestVisit, { params: { petId }, body })).status).toBe(201);
  }
  return person;
}

const erase = async (person: SignedInClient) => {
  const body = { current_password: app.password };
  expect((await person.call(deleteOwnAccount, { body })).status).toBe(204);
};

async function storedMails() {
  const { rows } = await app.database.execute<{ text: string }>(sql`
    SELECT to_jsonb(sent_mails)::text AS text FROM sent_mails
    UNION ALL SELECT to_jsonb(jobs)::text FROM jobs`);
  return rows.map(({ text }) => text).join('\n');
}

async function storedHtml() {
  const { rows } = await app.database.execute<{ html: string }>(
    sql`SELECT html FROM sent_mails WHERE html IS NOT NULL ORDER BY id`,
  );
  return rows.map(({ html }) => html);
}

describe('after a person was erased', () => {
  it('G F10 S06 no sent, failed or waiting email has their address or name, in emails to staff neither', async () => {
    const person = await personWithMails('quentin@former.example');
    const body = { email: 'quentin@zebulon.example', current_password: app.password };
    expect((await person.call(changeOwnDetails, { body })).status).toBe(200);
    await sent();
    const before = await storedMails();
    for (const text of ['q…@zebulon.example', 'Zebulon']) expect(before).toContain(text);
    // As a walk-in, before they had an account; and a name that only begins alike.
    const mail = { kind: 'visit', subject: NAME, text: '-', html: `<p>${OTHER}` } as const;
    await enqueueMail(app.database, { to: 'q@other.example', ...mail }, app.now());
    await enqueueMail(app.database, { to: 'o@other.example', ...mail, subject: '-' }, app.now());
    await app.database.execute(sql`UPDATE sent_mails SET user_id = NULL WHERE kind = 'visit'`);
    await erase(person);
    expect(await sent()).toContain('Your account at Pawmatch Shelter was deleted');
    const after = await storedMails();
    for (const text of ['quentin@', '@zebulon', '@former', 'Zebulon'])
      expect(after).not.toContain(text);
    expect(after).toContain(OTHER);
    expect(after).toContain('o…@other.example');
    expect(after).toContain('account closed');
  });

  it('G F10 no email that was given up has their address', async () => {
    const person = await personWithMails('given.up@zebulon.example');
    smtp.rejectWith('550 no such mailbox');
    await sent();
    await erase(person);
    await sent();
    expect(await storedMails()).not.toContain('given.up@');
  });

  /** As without a mail server. */
  function openFolder() {
    const { logger } = app.dependencies;
    const folder = join(app.config.dataDir, 'outbox');
    const settings = { smtpUrl: undefined, mailFrom: 'a@b.example', dataDir: app.config.dataDir };
    const { runDue } = createJobs({ ...app.dependencies, mailer: createMailer(settings, logger) });
    const read = async () => {
      const names = await readdir(folder);
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    };
    return { runDue, read };
  }

  it('G F10 no file of the outbox folder has their address or name, if there is no mail server', async () => {
    const person = await personWithMails('quentin@folder.example');
    const { runDue, read } = openFolder();
    await runDue();
    const before = await read();
    expect(before.filter((text) => text.includes('To: <quentin@folder.example>'))).toHaveLength(1);
    expect(before.filter((text) => text.includes('Zebulon')).length).toBeGreaterThan(1);
    await erase(person);
    await runDue();
    const after = await read();
    expect(after.filter((text) => /quentin@folder|Zebulon/.test(text))).toEqual([]);
    expect(after.length).toBeGreaterThan(0);
  });

  it('S67 nothing has the name and address that they had before a change', async () => {
    const person = await personWithMails('quentin@earlier.example');
    const { runDue, read } = openFolder();
    await runDue();
    const changes = { full_name: 'Somebody Else', email: 'else@later.example' };
    const body = { ...changes, current_password: app.password };
    expect((await person.call(changeOwnDetails, { body })).status).toBe(200);
    await runDue();
    const isNamed = (text: string) => /quentin@earlier|Zebulon|else@later/.test(text);
    expect((await read()).filter(isNamed).length).toBeGreaterThan(2);
    await erase(person);
    await runDue();
    expect((await read()).filter(isNamed)).toEqual([]);
    expect(await storedMails()).not.toMatch(/quentin@earlier|Zebulon|else@later/);
  });

  it.each(['div', 'td', 'https', 'visit', 'the', 'a'])(
    'S67 other people’s mails and their links stay when the name was %s',
    async (name) => {
      await personWithMails(`${name}@other.example`);
      const person = await app.signIn();
      await app.database.execute(
        sql`UPDATE users SET full_name = ${name} WHERE id = ${person.user.id}`,
      );
      const { runDue, read } = openFolder();
      await runDue();
      const linksOf = (texts: string[]) => texts.flatMap((text) => text.match(/https?:\S+/g) ?? []);
      const [files, html] = [await read(), await storedHtml()];
      expect(linksOf(html).length).toBeGreaterThan(0);
      await erase(person);
      await runDue();
      const [filesLeft, htmlLeft] = [await read(), await storedHtml()];
      expect(linksOf(filesLeft)).toEqual(expect.arrayContaining(linksOf(files)));
      expect(linksOf(htmlLeft)).toEqual(expect.arrayContaining(linksOf(html)));
      const tagsOf = (texts: string[]) => texts.join('').match(/<\/?\w+/g)?.length;
      expect(tagsOf(htmlLeft)).toBe(tagsOf(html));
    },
  );

  it('S67 who signs up with the address again keeps the new account’s mails', async () => {
    const person = await personWithMails('again@folder.example');
    const { runDue, read } = openFolder();
    await runDue();
    await erase(person);
    app.advance(1);
    const again = {
      full_name: 'Ada Again',
      email: 'again@folder.example',
      phone_number: '2025550142',
    };
    const body = { ...again, password: app.password, confirm_password: app.password };
    expect((await app.visitor().call(register, { body })).status).toBe(201);
    await runDue();
    const files = (await read()).filter((text) => text.includes('To: <again@folder.example>'));
    expect(files.some((text) => text.includes('/confirm-email?token='))).toBe(true);
    expect(files.filter((text) => text.includes('Zebulon'))).toEqual([]);
    const { rows } = await app.database.execute(sql`
      SELECT FROM sent_mails WHERE kind = 'account closed' AND user_id IS NOT NULL`);
    expect(rows).toEqual([]);
  });
});
