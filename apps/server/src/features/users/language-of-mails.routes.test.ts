import { saveAlert } from '@pawmatch/contract/alerts/alert-endpoints';
import { GATHER_SECONDS } from '@pawmatch/contract/alerts/pet-alert';
import * as colleagues from '@pawmatch/contract/colleagues/colleagues-endpoints';
import * as links from '@pawmatch/contract/colleagues/invitation-endpoints';
import * as calendar from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../testing/read-calendar.ts';
import type { SignedInClient } from '../../testing/test-app.ts';
import { createVisitsApp } from '../visits/testing/visits-app.ts';
import { users } from './users.table.ts';

/** Monday, November 23, 2026, at the shelter in New York. */
const MONDAY_2PM = '2026-11-23T19:00:00.000Z';

const app = await createVisitsApp();

async function signIn(language: string, role: Parameters<typeof app.signIn>[0] = 'adopter') {
  const person = await app.signIn(role);
  await app.database.update(users).set({ language }).where(eq(users.id, person.user.id));
  return person;
}

/** Runs what is due. @returns the mails to a person since the last call */
async function mailsTo({ user }: Pick<SignedInClient, 'user'>) {
  await app.runJobs();
  const found = app.mails.filter(({ to }) => to === user.email);
  app.mails.length = 0;
  return found;
}

async function requestVisit(adopter: SignedInClient, name = 'Canela') {
  const pet = await app.buildPet({ name });
  const { status, body } = await adopter.call(visits.requestVisit, {
    params: { petId: pet.id },
    body: { requested_at: MONDAY_2PM },
  });
  expect(status).toBe(201);
  return body.id as string;
}

const linkOf = (text = '') =>
  /\/es\/staff-invitation\?invitation=([\w-]+)&token=([\w-]+)/.exec(text) ?? [];

const change = async (admin: SignedInClient, id: string, status: string, headers = {}) => {
  const changed = await admin.call(visits.updateVisit, {
    params: { id },
    body: { status },
    headers,
  });
  expect(changed.status).toBe(200);
};

describe('mails about visits', () => {
  it('B5.04 R7.27 are in the language of the adopter, with its calendar entry', async () => {
    const admin = await app.signIn('admin');
    const adopter = await signIn('es');
    const id = await requestVisit(adopter);
    const [received] = await mailsTo(adopter);
    expect(received?.subject).toBe('Recibimos tu solicitud para conocer a Canela');
    expect(received?.text).toMatch(/^Hola, Person \d+:\n/);
    expect(received?.text).toMatch(
      /Gracias por pedir conocer a Canela el lunes 23 de noviembre a las 2:00/,
    );
    expect(received?.text).toContain(
      'Cambiarla o cancelarla:\nhttp://pawmatch.example/es/visit?token=',
    );
    expect(received?.html).toContain('<html lang="es" dir="ltr">');
    expect(received?.html).not.toMatch(/lang="en"|Hello|Telephone/);

    await change(admin, id, 'confirmed');
    const [confirmed] = await mailsTo(adopter);
    expect(confirmed?.subject).toMatch(
      /^Tu visita con Canela está confirmada: lunes 23 de noviembre a las 2:00/,
    );
    const entry = readCalendar(confirmed?.calendar).values;
    expect(entry).toMatchObject({ METHOD: 'REQUEST', UID: `${id}@pawmatch`, STATUS: 'CONFIRMED' });
    expect(entry.SUMMARY).toBe('Conocer a Canela en Pawmatch Shelter');
    expect(entry.URL).toBe('http://pawmatch.example/es/dashboard');

    await change(admin, id, 'cancelled');
    const [cancelled] = await mailsTo(adopter);
    expect(cancelled?.subject).toBe('Se canceló tu visita con Canela');
    expect(cancelled?.text).toContain('Ver otras mascotas:\n');
  });

  it('B5.04 R7.27 are in it, whatever the language of the colleague who makes the change', async () => {
    const admin = await signIn('es', 'admin');
    const adopter = await signIn('en');
    const id = await requestVisit(adopter, 'Biscuit');
    await change(admin, id, 'confirmed', { 'Accept-Language': 'es' });
    const mails = await mailsTo(adopter);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your visit with Biscuit is confirmed: Monday, November 23 at 2:00 PM',
    ]);
    expect(mails[0]?.html).toContain('<html lang="en" dir="ltr">');
  });

  it('B5.04 D30 follow the account to its new address', async () => {
    const adopter = await signIn('es');
    await requestVisit(adopter);
    await app.database
      .update(users)
      .set({ email: 'nueva@example.org' })
      .where(eq(users.id, adopter.user.id));
    await app.runJobs();
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['nueva@example.org', 'Recibimos tu solicitud para conocer a Canela'],
    ]);
  });

  it('B5.04 are in English for a language that only a later version knows', async () => {
    const adopter = await signIn('en');
    await app.database.execute(sql`UPDATE users SET language = 'xx' WHERE id = ${adopter.user.id}`);
    await requestVisit(adopter, 'Biscuit');
    const [mail] = await mailsTo(adopter);
    expect(mail?.subject).toBe('We have your request to meet Biscuit');
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
  });

  it.each(['{name}', '<b>Luna</b>', '$pet', "Luna's \\ $&"])(
    'B5.04 S10 show a pet that is named %s as it is named',
    async (name) => {
      const adopter = await signIn('es');
      await requestVisit(adopter, name);
      const [mail] = await mailsTo(adopter);
      expect(mail?.subject).toBe(`Recibimos tu solicitud para conocer a ${name}`);
      expect(mail?.text).toContain(`conocer a ${name} el lunes`);
      expect(mail?.html).not.toContain('<b>');
    },
  );
});

it('B5.04 calendars of staff are in the language of their owner', async () => {
  const admin = await signIn('es', 'admin');
  await app.buildVisit({ petId: null, startsAt: new Date(MONDAY_2PM) });
  const { pathname, search } = new URL((await admin.call(calendar.createCalendarAddress)).body.url);
  const { body } = await app.visitor().request(pathname + search);
  const { values } = readCalendar({ text: body });
  expect(values.NAME).toBe('Visitas en Pawmatch Shelter');
  expect(values.SUMMARY).toBe('Visita con una mascota que ya no está (sin confirmar)');
  expect(values.URL).toContain('http://pawmatch.example/es/admin/visits/');
});

it('B5.04 a new pet is told to each in their own language', async () => {
  const [ana, ben] = [await signIn('es'), await signIn('en')];
  for (const person of [ana, ben]) {
    const body = { kind: 'search', frequency: 'at_once', query: 'species=Dog' };
    expect((await person.call(saveAlert, { body })).status).toBe(200);
  }
  await app.buildPet({ name: 'Canela', species: 'Dog' });
  app.advance(10);
  await app.runJobs();
  app.advance(GATHER_SECONDS);
  await app.runJobs();
  const mailOf = ({ user }: SignedInClient) => app.mails.find(({ to }) => to === user.email);
  expect(mailOf(ana)).toMatchObject({ subject: 'Canela busca un hogar' });
  expect(mailOf(ana)?.text).toContain('Una mascota nueva coincide con tu búsqueda');
  expect(mailOf(ana)?.text).toContain('Conocer a Canela:\n');
  expect(mailOf(ana)?.html).toContain('<html lang="es"');
  expect(mailOf(ana)?.text).toContain('http://pawmatch.example/es/pets/canela-');
  // What mail programs call, not a page.
  expect(mailOf(ana)?.unsubscribeUrl).toContain('http://pawmatch.example/alerts/stop?token=');
  expect(mailOf(ben)).toMatchObject({ subject: 'Canela is looking for a home' });
  expect(mailOf(ben)?.text).toContain('A new pet fits your search');
});

it('B5.04 one change is told to each colleague in their own language', async () => {
  const [ana, ben] = [await signIn('es', 'manager'), await signIn('en', 'manager')];
  const person = await signIn('es');
  const invited = await ben.call(colleagues.inviteColleague, {
    body: { email: person.user.email, role: 'manager' },
  });
  expect(invited.status).toBe(204);
  const [invitation] = await mailsTo(person);
  expect(invitation?.subject).toBe('Te invitan a trabajar con Pawmatch Shelter');
  const [, id, token] = linkOf(invitation?.text);
  const accepted = await person.call(links.acceptStaffInvitation, {
    body: { invitation: id, token },
  });
  expect(accepted.status).toBe(204);
  await app.runJobs();
  const subjectOf = ({ user }: SignedInClient) =>
    app.mails.find(({ to }) => to === user.email)?.subject;
  expect([subjectOf(ana), subjectOf(ben)]).toEqual([
    'Pawmatch Shelter tiene una nueva persona responsable',
    'Pawmatch Shelter has a new admin',
  ]);
});

it('B5.04 B8.07 an invitation to somebody without an account is in the language of who invites, the new account in that of the page', async () => {
  const manager = await signIn('en', 'manager');
  const invite = async (email: string, headers = {}) => {
    const body = { email, role: 'volunteer' };
    await manager.call(colleagues.inviteColleague, { body, headers });
    await app.runJobs();
    return app.mails.find(({ to }) => to === email)?.subject;
  };
  expect(await invite('uno@example.org', { 'Accept-Language': 'es' })).toBe(
    'Te invitan a trabajar con Pawmatch Shelter',
  );
  const [, invitation, token] = linkOf(app.mails.at(-1)?.text);
  const invited = await app.visitor().call(links.registerInvited, {
    headers: { 'Accept-Language': 'es' },
    body: { invitation, token, full_name: 'Grace Hopper', password: 'a compiler of her own' },
  });
  expect(invited.status).toBe(201);
  const [stored] = await app.database
    .select()
    .from(users)
    .where(eq(users.email, 'uno@example.org'));
  expect(stored?.language).toBe('es');
  expect(await invite('two@example.org')).toBe('You are invited to work with Pawmatch Shelter');
});

it('B5.04 D13 a new password is in the language of the account, not of the page', async () => {
  const adopter = await signIn('es');
  await app.visitor().request('/api/auth/password/forgot', {
    method: 'POST',
    body: { email: adopter.user.email.toUpperCase() },
  });
  const [mail] = await mailsTo(adopter);
  expect(mail?.subject).toBe('Elige una contraseña nueva para Pawmatch Shelter');
  expect(mail?.text).toContain('El enlace sirve una sola vez, durante los próximos 30 minutos.');
});

it('B5.04 B9.08 the question after an adoption is in the language of the adopter', async () => {
  app.setNow('2026-11-20T19:00:00Z');
  const adopter = await signIn('es');
  const pet = await app.buildPet({ name: 'Canela', status: 'Adopted' });
  await app.buildAdoption({ stage: 'adopted', userId: adopter.user.id, petIds: [pet.id] });
  app.setNow('2026-11-23T15:10:00Z');
  const mails = await mailsTo(adopter);
  expect(mails.map(({ subject }) => subject)).toEqual(['¿Cómo va todo con Canela?']);
  expect(mails[0]?.text).toContain('Canela lleva tres días contigo.');
});
