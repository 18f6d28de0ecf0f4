import { exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { changeLanguage } from '@pawmatch/contract/account/account-language-endpoints';
import { normalizeEmail } from '@pawmatch/contract/auth/account-fields';
import { requestPasswordReset } from '@pawmatch/contract/auth/password-endpoints';
import type { Language } from '@pawmatch/contract/languages';
import {
  listOutbox,
  listRefusedMails,
  type OutboxMail,
  openMail,
  sendMailAgain,
} from '@pawmatch/contract/outbox/outbox-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { createMailApp, header } from '../../platform/mail/testing/mail-app.ts';
import type { SignedInClient } from '../../testing/test-app.ts';

const { app, smtp } = await createMailApp();
const admin = await app.signIn('admin');

const MONDAY_2PM = '2026-11-23T19:00:00.000Z';
const MONDAY_3PM = '2026-11-23T20:00:00.000Z';
const HOUR = 60 * 60;

async function list(state: OutboxMail['state'], who: SignedInClient = admin) {
  const { status, body } = await who.call(listOutbox, { query: { state } });
  expect(status).toBe(200);
  return body as { mails: OutboxMail[]; counts: Record<string, number>; has_mail_server: boolean };
}

const open = async (id: string) => (await admin.call(openMail, { params: { id } })).body;

/** The document as a frame reads it. */
const read = (url: string) => app.visitor().send(url, { headers: { Accept: 'text/html' } });

async function requestVisit(language: Language = 'en') {
  const adopter = await app.signIn();
  await adopter.call(changeLanguage, { body: { language } });
  await app.database.execute('DELETE FROM jobs');
  const { id } = await app.buildPet({ name: 'Biscuit' });
  const request = { params: { petId: id }, body: { requested_at: MONDAY_2PM } };
  expect((await adopter.call(visits.requestVisit, request)).status).toBe(201);
  return adopter;
}

/** Runs all attempts of the jobs, which the mail server rejects. */
async function failAll() {
  smtp.rejectWith('550 no such mailbox');
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await app.runJobs();
    app.advance(HOUR);
  }
  smtp.rejectWith(undefined);
  return app.signIn('admin');
}

describe('emails that a mail server refuses', () => {
  const refused = async (query: { user_id?: string; visit_id?: string }) =>
    (await admin.call(listRefusedMails, { query })).body.mails as OutboxMail[];

  it('D B3.12 B5.02 are shown with the person and the visit, and with no other', async () => {
    const adopter = await requestVisit();
    const other = await app.signIn();
    const { body } = await adopter.call(visits.listOwnVisits);
    const visitId = body[0]?.id ?? '';
    const user_id = adopter.user.id;
    expect(await refused({ user_id })).toEqual([]);
    smtp.rejectWith('550 no such mailbox');
    await app.runJobs();
    smtp.rejectWith(undefined);
    for (const query of [{ user_id }, { visit_id: visitId }]) {
      const [mail, ...others] = await refused(query);
      expect(mail).toMatchObject({ state: 'failed', kind: 'visit', failures: 1 });
      expect(mail?.last_error).toBe(
        'The mail server did not accept a mail (EENVELOPE, RCPT TO, 550).',
      );
      expect(others).toEqual([]);
    }
    const spanish = { query: { user_id }, headers: { 'Accept-Language': 'es' } };
    const { mails } = (await admin.call(listRefusedMails, spanish)).body;
    expect(mails[0].last_error, 'B5.02').toMatch(/^El servidor de correo no aceptó un correo \(/);
    expect(await refused({ user_id: other.user.id })).toEqual([]);
    expect(await refused({})).toEqual([]);
  });

  it('D are shown with the visit of a visitor without an account', async () => {
    await app.database.execute('DELETE FROM jobs');
    const { id: pet_id } = await app.buildPet();
    const visitor = { full_name: 'Walter Walkin', email: 'walter@bücher.example' };
    const visit = { pet_id, ...visitor, requested_at: MONDAY_3PM };
    const { body } = await admin.call(visits.createVisit, { body: visit });
    smtp.rejectWith('550 no such mailbox');
    await app.runJobs();
    smtp.rejectWith(undefined);
    expect(await refused({ visit_id: body.id })).toHaveLength(1);
  });

  it('D S48 the invitation of a visit names the address that the email goes to', async () => {
    await app.database.execute('DELETE FROM jobs');
    const { id: pet_id } = await app.buildPet();
    const visitor = { full_name: 'Walter Walkin', email: 'walter@Bücher.example' };
    const visit = { pet_id, ...visitor, requested_at: MONDAY_3PM, status: 'confirmed' } as const;
    expect((await admin.call(visits.createVisit, { body: visit })).status).toBe(201);
    await app.runJobs();
    const [mail] = smtp.mails;
    // The package of the test decodes the domain.
    expect(mail?.recipients.map(normalizeEmail)).toEqual(['walter@xn--bcher-kva.example']);
    expect(mail && header('To')(mail)).toBe('walter@xn--bcher-kva.example');
    // Without the line breaks of the two encodings.
    const text = mail?.text.replaceAll('=\r\n', '').replaceAll('\r\n ', '');
    expect(text).toMatch(/ATTENDEE[^\r]*:mailto:walter@xn--bcher-kva\.example/);
  });
});

describe('the outbox', () => {
  it('B3.07 lists a waiting mail, shows it as it would look, and then as it was sent', async () => {
    const adopter = await requestVisit();
    const { mails, counts, has_mail_server } = await list('waiting');
    expect(counts).toMatchObject({ waiting: 1, failed: 0 });
    expect(has_mail_server).toBe(false);
    const [mail] = mails;
    expect(mail).toMatchObject({
      state: 'waiting',
      kind: 'visit',
      subject: null,
      last_error: null,
    });
    const before = await read((await open(mail?.id ?? '')).document_url);
    expect(before.body).toContain('<h1');
    await app.runJobs();
    const sent = (await list('sent')).mails.find(({ id }) => id === mail?.id);
    expect(sent).toMatchObject({
      state: 'sent',
      subject: 'We have your request to meet Biscuit',
    });
    const after = await read((await open(sent?.id ?? '')).document_url);
    expect(after.body).toContain('We have your request to meet Biscuit');
    expect(JSON.stringify(sent)).not.toContain(adopter.user.email);
    expect(sent?.recipient).toMatch(/^.…@/);
  });

  it('B3.07 S11 masks the tokens of links, and lets nothing run in the document', async () => {
    await requestVisit();
    await app.runJobs();
    expect(smtp.mails.at(-1)?.text).toContain('/visit?token=3D');
    const [sent] = (await list('sent')).mails.filter(({ kind }) => kind === 'visit');
    const document = await read((await open(sent?.id ?? '')).document_url);
    expect(document.body).toContain('/visit?token=…');
    expect(document.body).not.toMatch(/token=[\w-]/);
    const policy = document.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(document.headers.get('cache-control')).toBe('no-store');
  });

  it('B3.07 S06 never shows an email with a link that opens an account', async () => {
    const { email } = await app.buildUser();
    const body = { email };
    await app.visitor().request('/api/auth/password/forgot', { method: 'POST', body });
    const [waiting] = (await list('waiting')).mails;
    expect(waiting).toMatchObject({ kind: 'password reset', is_readable: false });
    const resets = () => app.database.execute(sql`SELECT 1 FROM grants`);
    const before = (await resets()).rowCount;
    expect((await open(waiting?.id ?? '')).document_url).toBeNull();
    expect((await resets()).rowCount).toBe(before);
    await app.runJobs();
    const sent = (await list('sent')).mails.find(({ id }) => id === waiting?.id);
    expect(sent).toMatchObject({ kind: 'password reset', is_readable: false });
    expect((await open(sent?.id ?? '')).document_url).toBeNull();
    const { rows } = await app.database.execute(
      sql`SELECT html FROM sent_mails WHERE kind = 'password reset'`,
    );
    expect(rows).toEqual([{ html: null }]);
  });

  it('B3.07 S06 shows why a mail has failed, without its address, and sends it again', async () => {
    await requestVisit();
    const staff = await failAll();
    const { mails, counts } = await list('failed', staff);
    expect(counts).toMatchObject({ waiting: 0, failed: 1 });
    const [failed] = mails;
    expect(failed).toMatchObject({ state: 'failed', failures: 1, can_send_again: true });
    expect(failed?.last_error).toContain('550');
    expect(failed?.last_error).not.toContain('@');
    const params = { id: failed?.id ?? '' };
    const again = await staff.call(sendMailAgain, { params });
    expect([again.status, again.body.state]).toEqual([200, 'waiting']);
    const twice = await staff.call(sendMailAgain, { params });
    expect([twice.status, twice.body.code]).toEqual([409, 'MAIL_NOT_FAILED']);
    await app.runJobs();
    expect(smtp.mails).toHaveLength(1);
    const sent = (await list('sent', staff)).mails.map(({ id }) => id);
    expect(sent).toContain(failed?.id);
  });

  it('B3.07 does not send an expired mail again', async () => {
    await requestVisit();
    await failAll();
    app.setNow('2026-11-25T15:00:00Z');
    const staff = await app.signIn('admin');
    const [failed] = (await list('failed', staff)).mails;
    expect(failed?.can_send_again).toBe(false);
    const again = await staff.call(sendMailAgain, { params: { id: failed?.id ?? '' } });
    expect(again.status).toBe(409);
  });

  it('B3.07 S06 needs a valid address of the document', async () => {
    await requestVisit();
    const [mail] = (await list('waiting')).mails;
    const url: string = (await open(mail?.id ?? '')).document_url;
    expect((await read(url)).status).toBe(200);
    for (const wrong of [
      `${url}x`,
      url.replace('token=', 'token=0'),
      '/api/mail-document?token=a.b.c',
    ]) {
      expect((await read(wrong)).status).toBe(404);
    }
    app.advance(6 * 60);
    expect((await read(url)).status).toBe(404);
    const unknown = await (await app.signIn('admin')).call(openMail, { params: { id: newId() } });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'MAIL_NOT_FOUND']);
  });

  it('B3.07 B3.09 lists the mail of a move that was undone as left out', async () => {
    const adopter = await requestVisit();
    await app.runJobs();
    const [visit] = (await adopter.call(visits.listMyVisits)).body;
    const staff = await app.signIn('admin');
    const before = (await list('not_sent', staff)).counts.not_sent ?? 0;
    for (const requested_at of [MONDAY_3PM, MONDAY_2PM])
      await staff.call(visits.updateVisit, { params: { id: visit.id }, body: { requested_at } });
    const { mails, counts } = await list('not_sent', staff);
    expect(counts).toMatchObject({ waiting: 0, not_sent: before + 1 });
    expect(mails[0]).toMatchObject({ kind: 'visit', not_sent: 'outdated' });
  });

  it('F10 exports the mails of a person, deletes them with the account, and all after 30 days', async () => {
    const adopter = await requestVisit();
    await app.runJobs();
    const { body } = await adopter.call(exportOwnAccount);
    expect(body.sent_mails).toMatchObject([
      { kind: 'visit', html: expect.stringContaining('<h1') },
    ]);
    const count = async () => (await list('sent', await app.signIn('admin'))).counts.sent ?? 0;
    const before = await count();
    const password = { current_password: app.password };
    await adopter.request('/api/users/me', { method: 'DELETE', body: password });
    expect(await count()).toBe(before - 1);
    await app.runJobs();
    const { rows } = await app.database.execute(
      sql`SELECT html FROM sent_mails WHERE kind = 'account closed'`,
    );
    expect(rows).toEqual([{ html: null }]);
    app.advance(31 * 24 * HOUR);
    await app.runJobs();
    expect(await count()).toBe(0);
  });

  it('B3.07 lists mails that were left out, with the reason', async () => {
    const early = await app.signIn('admin');
    const adopter = await requestVisit();
    const [visit] = (await adopter.call(visits.listMyVisits)).body;
    await adopter.call(visits.cancelOwnVisit, { params: { id: visit.id } });
    await app.runJobs();
    const outdated = (await list('not_sent', early)).mails;
    expect(outdated).toMatchObject([
      { state: 'not_sent', kind: 'visit', not_sent: 'outdated', subject: null, is_readable: false },
    ]);
    expect((await list('sent', early)).mails.map(({ id }) => id)).not.toContain(outdated[0]?.id);

    await requestVisit();
    app.setNow('2026-11-25T15:00:00Z');
    await app.runJobs();
    const staff = await app.signIn('admin');
    const { mails, counts } = await list('not_sent', staff);
    expect(mails[0]).toMatchObject({ kind: 'visit', not_sent: 'expired' });
    expect(counts).toMatchObject({ not_sent: 2 });
  });
});

it('B3.07 B5.02 the language of each subject stays known, also of a mail whose text is not kept', async () => {
  const [adopter, staff] = [await requestVisit('es'), await app.signIn('admin')];
  expect((await list('waiting', staff)).mails.map(({ language }) => language)).toEqual([null]);
  await app.visitor().call(requestPasswordReset, { body: { email: adopter.user.email } });
  await app.runJobs();
  await adopter.call(changeLanguage, { body: { language: 'en' } });
  const { mails } = await list('sent', staff);
  const spanish = mails.filter(({ language }) => language === 'es');
  expect(spanish.map(({ kind, subject, is_readable }) => [kind, subject, is_readable])).toEqual(
    expect.arrayContaining([
      ['visit', 'Recibimos tu solicitud para conocer a Biscuit', true],
      ['password reset', expect.stringContaining('contraseña'), false],
    ]),
  );
});
