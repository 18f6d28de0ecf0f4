import { saveAlert } from '@pawmatch/contract/alerts/alert-endpoints';
import { inviteToMatch } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { listOutbox, openMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import { sharePetLetter } from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import { createCalendarAddress } from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import { openVisitLink } from '@pawmatch/contract/visits/own/visit-link-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import { petLetters } from '../pet-letters/pet-letters.table.ts';

const app = await openTestApp();
beforeEach(() => app.setNow('2026-11-20T15:00:00Z'));

const MONDAY_10 = '2026-11-23T15:00:00.000Z';
const MONDAY_11 = '2026-11-23T16:00:00.000Z';
const FRIDAY_3PM = '2026-11-20T20:00:00.000Z';
const TOKEN = /[?&]token=([\w-]+)/g;

async function requestVisit(person: SignedInClient, requested_at = MONDAY_10) {
  const { id: petId } = await app.buildPet();
  const booked = await person.call(visits.requestVisit, {
    params: { petId },
    body: { requested_at },
  });
  expect(booked.status).toBe(201);
  return { petId, id: booked.body.id as string };
}

/** Runs the jobs. @returns the tokens in the mails that they send */
async function mailedTokens(): Promise<string[]> {
  await app.runJobs();
  return app.mails
    .splice(0)
    .flatMap(({ text }) => [...text.matchAll(TOKEN)].map(([, t = '']) => t));
}

const open = async (token: string | undefined) => {
  const { status, body } = await app.visitor().call(openVisitLink, { body: { token } });
  return status === 200 ? status : body.code;
};

/** All rows of all tables as text. */
async function readDatabase(): Promise<string> {
  const { rows } = await app.database.execute<{ text: string }>(sql`
    SELECT query_to_xml(format('SELECT * FROM %I', relname), true, true, '')::text AS text
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`);
  return rows.map(({ text }) => text).join('\n');
}

describe('grants', () => {
  it('S75 S06 are stored as hashes, whatever they are for', async () => {
    const [person, staff] = [await app.signIn(), await app.signIn('admin')];
    const { petId, id: visitId } = await requestVisit(person);
    const email = person.user.email;
    const body = { email };
    await app.visitor().request('/api/auth/password/forgot', { method: 'POST', body });
    const unconfirmed = await app.buildUser({ emailConfirmedAt: null });
    const other = app.visitor();
    await other.logIn({ email: unconfirmed.email, password: app.password });
    await other.request('/api/auth/email/confirmation', { method: 'POST' });
    const alert = { kind: 'search', query: '', frequency: 'at_once' };
    expect((await person.call(saveAlert, { body: alert })).status).toBe(200);
    await app.buildPet();
    const tokens = await mailedTokens();
    for (let minute = 0; minute < 3; minute += 1) {
      app.advance(60);
      tokens.push(...(await mailedTokens()));
    }
    const letter = { visitId, userId: person.user.id, petName: 'Rex', text: 'Hello.' };
    await app.database.insert(petLetters).values({ ...letter, sentAt: app.now() });
    const urls = [
      (await person.call(inviteToMatch)).body.url,
      (await person.call(sharePetLetter, { params: { id: visitId } })).body.share_url,
      (await staff.call(createCalendarAddress)).body.url,
    ];
    tokens.push(...urls.flatMap((url) => [...url.matchAll(TOKEN)].map(([, token = '']) => token)));
    const { rows } = await app.database.execute<{ purpose: string }>(
      sql`SELECT DISTINCT purpose FROM grants ORDER BY 1`,
    );
    expect(rows.map(({ purpose }) => purpose)).toEqual([
      'alert',
      'calendar',
      'email confirmation',
      'match invitation',
      'password reset',
      'pet letter',
      'visit',
    ]);
    expect(new Set(tokens).size).toBeGreaterThanOrEqual(rows.length);
    const stored = await readDatabase();
    expect(stored).toContain(petId);
    const formsOf = (token: string) => [
      token,
      ...(['hex', 'base64'] as const).map((form) => Buffer.from(token).toString(form)),
    ];
    expect(tokens.flatMap(formsOf).filter((form) => stored.includes(form))).toEqual([]);
  });

  it('S75 B3.07 staff who look at a waiting email create no link', async () => {
    const [person, staff] = [await app.signIn(), await app.signIn('admin')];
    await requestVisit(person);
    const [mail] = (await staff.call(listOutbox, { query: { state: 'waiting' } })).body.mails;
    const { document_url } = (await staff.call(openMail, { params: { id: mail.id } })).body;
    expect((await staff.request(document_url)).body).toContain('/visit?token=…');
    const created = sql`user_id = ${person.user.id}`;
    expect(await app.database.$count(sql`grants`, created)).toBe(0);
    await mailedTokens();
    expect(await app.database.$count(sql`grants`, created)).toBe(1);
  });

  it('S67 B3.06 a link of a visit ends when the visit begins, also after a move to an earlier day', async () => {
    const [person, staff] = [await app.signIn(), await app.signIn('admin')];
    const { id } = await requestVisit(person);
    const [token] = await mailedTokens();
    const move = (requested_at: string) =>
      staff.call(visits.updateVisit, { params: { id }, body: { requested_at } });
    expect((await move(MONDAY_11)).status).toBe(200);
    app.setNow('2026-11-23T15:30:00Z');
    expect(await open(token)).toBe(200);
    app.setNow('2026-11-20T15:00:00Z');
    await staff.logIn({ email: staff.user.email, password: app.password });
    expect((await move(FRIDAY_3PM)).status).toBe(200);
    expect(await open(token)).toBe(200);
    app.setNow(FRIDAY_3PM);
    expect(await open(token)).toBe('VISIT_LINK_INVALID');
    await app.runJobs();
    const grants = await app.database.execute(sql`SELECT FROM grants WHERE subject_id = ${id}`);
    expect(grants.rowCount).toBe(0);
  });
});
