import {
  listAlerts,
  openAlertLink,
  stopAlertByLink,
} from '@pawmatch/contract/alerts/alert-endpoints';
import { MAX_PETS_IN_ALERT } from '@pawmatch/contract/alerts/pet-alert';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../users/users.table.ts';
import {
  app,
  buildAlert,
  findPets,
  mailsTo,
  prepareAlertsTest,
  sendMails,
} from './testing/alerts-app.ts';

prepareAlertsTest();

const HOUR = 3600;

/** Waits for that long, and runs what is due. */
async function pass(seconds: number) {
  app.advance(seconds);
  await app.runJobs();
}

describe('when mails are sent', () => {
  it('B1.10 pets that arrive together come in one mail', async () => {
    const { person } = await buildAlert();
    await app.buildPet();
    await findPets();
    await pass(40);
    await app.buildPet();
    await findPets();
    await pass(20);
    expect(mailsTo(person)).toEqual([]);
    await pass(60);
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual([
      '2 new pets are looking for a home',
    ]);
  });

  it('B1.10 after ten minutes, even when pets keep arriving', async () => {
    const { person } = await buildAlert();
    for (let minute = 0; minute < 15; minute += 1) {
      await app.buildPet();
      await pass(50);
    }
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('B1.10 once a day at 8:00 at the shelter, with 12 pets and the number of the others', async () => {
    const { person } = await buildAlert({ frequency: 'daily', query: 'species=Dog' });
    for (let count = 0; count < MAX_PETS_IN_ALERT + 3; count += 1) await app.buildPet();
    await findPets();
    app.setNow('2026-11-21T12:59:00Z');
    await app.runJobs();
    expect(mailsTo(person)).toEqual([]);
    app.setNow('2026-11-21T13:00:30Z');
    await app.runJobs();
    const [mail] = mailsTo(person);
    expect(mail?.subject).toBe('15 new pets are looking for a home');
    expect(mail?.text.match(/\/pets\/pet-/g)).toHaveLength(MAX_PETS_IN_ALERT);
    expect(mail?.text).toContain('See 3 more:\nhttp://pawmatch.example/pets?species=Dog');
    await app.buildPet({ name: 'Late' });
    await pass(10 * HOUR);
    expect(mailsTo(person)).toHaveLength(1);
    await pass(14 * HOUR);
    expect(mailsTo(person)).toHaveLength(2);
    await person.logIn({ email: person.user.email, password: app.password });
    const [alert] = (await person.call(listAlerts)).body;
    expect(alert.last_sent_at).toBe(app.now().toISOString());
  });

  it('B1.10 B1.11 B7.09 only to a confirmed address, as soon as it is, with what was found before', async () => {
    const { person } = await buildAlert();
    const confirm = (emailConfirmedAt: Date | null) =>
      app.database.update(users).set({ emailConfirmedAt }).where(eq(users.id, person.user.id));
    await confirm(null);
    await app.buildPet({ name: 'Biscuit' });
    await sendMails();
    expect(mailsTo(person)).toEqual([]);
    await confirm(app.now());
    await pass(10);
    expect(mailsTo(person)).toHaveLength(1);
  });
});

/** An alert whose mail was sent, with the link in it. */
async function buildMail() {
  const { person, id } = await buildAlert({ query: 'species=Dog' });
  await app.buildPet();
  await sendMails();
  const url = new URL(mailsTo(person)[0]?.unsubscribeUrl ?? '');
  await person.logIn({ email: person.user.email, password: app.password });
  const countAlerts = async () => (await person.call(listAlerts)).body.length;
  return { person, id, url, token: url.searchParams.get('token') ?? '', countAlerts };
}

describe('the link that ends an alert', () => {
  it('B1.10 shows the alert, and ends it only by a POST, also twice', async () => {
    const { token, countAlerts, url } = await buildMail();
    const visitor = app.visitor();
    expect((await visitor.call(openAlertLink, { body: { token } })).body).toEqual({
      alert: { kind: 'search', query: 'species=Dog' },
    });
    for (const method of ['GET', 'HEAD']) await visitor.send(url.pathname + url.search, { method });
    expect(await countAlerts()).toBe(1);
    expect((await visitor.call(stopAlertByLink, { body: { token } })).status).toBe(204);
    expect(await countAlerts()).toBe(0);
    expect((await visitor.call(stopAlertByLink, { body: { token } })).status).toBe(204);
    expect((await visitor.call(openAlertLink, { body: { token } })).body).toEqual({ alert: null });
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'B1.10 ends it by one click of the mail program (RFC 8058), without cookies: %s',
    async (type) => {
      const { url, countAlerts } = await buildMail();
      const body = type.includes('urlencoded')
        ? 'List-Unsubscribe=One-Click'
        : '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
      const request = { method: 'POST', headers: { 'Content-Type': type }, body };
      const { status } = await app.visitor().send(url.pathname + url.search, request);
      expect(status).toBe(200);
      expect(await countAlerts()).toBe(0);
      expect((await app.visitor().send(url.pathname + url.search, request)).status).toBe(200);
    },
  );

  it('B1.10 S13 S14 wants the body of RFC 8058, and forms nowhere else', async () => {
    const { url, countAlerts } = await buildMail();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const post = (path: string, body: string, more = {}) =>
      app.visitor().send(path, { method: 'POST', headers: { ...headers, ...more }, body });
    const link = url.pathname + url.search;
    expect((await post(link, '')).status).toBe(400);
    expect((await post(link, 'x=1')).status).toBe(400);
    const click = 'List-Unsubscribe=One-Click';
    expect((await post(link, click, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/api/alert-links/stop', click)).status).toBe(403);
    const visitor = app.visitor();
    const elsewhere = { method: 'POST', headers, body: click };
    expect((await visitor.request('/api/alert-links/stop', elsewhere)).status).toBe(415);
    expect(await countAlerts()).toBe(1);
  });

  it('B1.10 S03 a forged link ends nothing', async () => {
    const { token, id, countAlerts } = await buildMail();
    const other = await buildMail();
    for (const forged of ['', 'x', id, `${id}.x`, `${token.slice(0, -2)}xx`, `${token}=`]) {
      const { status, body } = await app
        .visitor()
        .call(stopAlertByLink, { body: { token: forged } });
      expect({ status, code: body.code }, forged).toEqual({
        status: 400,
        code: 'ALERT_LINK_INVALID',
      });
    }
    expect(await countAlerts()).toBe(1);
    expect(await other.countAlerts()).toBe(1);
  });

  it('B1.10 a mail that waits is not sent any more once its alert has ended', async () => {
    const { person, token } = await buildMail();
    await app.buildPet();
    await findPets();
    await app.visitor().call(stopAlertByLink, { body: { token } });
    await pass(HOUR);
    expect(mailsTo(person)).toHaveLength(1);
  });
});
