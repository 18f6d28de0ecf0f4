import { changeOwnDetails, exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import {
  confirmEmail,
  openEmailConfirmation,
  requestEmailConfirmation,
} from '@pawmatch/contract/auth/password-endpoints';
import { addFavorite } from '@pawmatch/contract/favorites/favorites-endpoints';
import { createPreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import { listMyVisits, requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { grants } from '../../grants/grants.table.ts';

const test = await openTestApp({ config: { rateLimits: true } });
let count = 0;

const PASSWORD = 'a quiet river at noon';
const HOUR = 60 * 60;
const SUBJECT = 'Please confirm your email address for Pawmatch Shelter';

/** A new person who is logged in. */
async function signUp(address?: string) {
  count += 1;
  const email = address ?? `ada.${count}@example.org`;
  const person = test.visitor();
  const { status, body } = await person.request('/api/auth/register', {
    method: 'POST',
    body: { full_name: 'Ada Byron', email, phone_number: '5551234567', password: PASSWORD },
  });
  expect(status).toBe(201);
  person.token = body.access_token;
  return Object.assign(person, { email });
}

/** The tokens that were mailed to an address, oldest first. */
async function mailedTokens(email: string): Promise<string[]> {
  await test.runJobs();
  const link = /^http:\/\/pawmatch\.example\/confirm-email\?token=([\w-]{43})$/m;
  return test.mails
    .filter(({ to, subject }) => to === email && subject === SUBJECT)
    .map(({ text }) => link.exec(text)?.[1] ?? '');
}

/** In another browser than that of the sign-up. */
const confirm = (token: string) =>
  test.visitor().call(confirmEmail, { body: { token, password: PASSWORD } });

const isConfirmed = async (person: Awaited<ReturnType<typeof signUp>>) =>
  (await person.call(getCurrentUser)).body.email_confirmed;

describe('B1.11 confirming an address', () => {
  it('B1.11 works once, with the link that is mailed after the sign-up', async () => {
    const person = await signUp();
    expect(await isConfirmed(person)).toBe(false);
    const [token = ''] = await mailedTokens(person.email);
    expect((await confirm(token)).status).toBe(204);
    expect(await isConfirmed(person)).toBe(true);
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect(again.body.code).toBe('CONFIRMATION_LINK_INVALID');
  });

  it('B1.11 needs a click on the button: opening the link changes nothing', async () => {
    const person = await signUp();
    const [token = ''] = await mailedTokens(person.email);
    const scanner = test.visitor();
    await scanner.send(`/confirm-email?token=${token}`);
    expect((await scanner.send(`/api/auth/email/confirm?token=${token}`)).status).toBe(404);
    expect(await isConfirmed(person)).toBe(false);
    expect((await confirm(token)).status).toBe(204);
  });

  it('B1.11 works for 24 hours after the mail was sent', async () => {
    const person = await signUp();
    const [first = ''] = await mailedTokens(person.email);
    test.advance(24 * HOUR);
    expect((await confirm(first)).status).toBe(400);
    await person.logIn({ email: person.email, password: PASSWORD });
    expect((await person.call(requestEmailConfirmation)).status).toBe(204);
    const [, second = ''] = await mailedTokens(person.email);
    test.advance(24 * HOUR - 1);
    expect((await confirm(second)).status).toBe(204);
  });

  it('B1.11 invalidates the other links of the person', async () => {
    const person = await signUp();
    await person.call(requestEmailConfirmation);
    const [first = '', second = ''] = await mailedTokens(person.email);
    expect((await confirm(second)).status).toBe(204);
    expect((await confirm(first)).status).toBe(400);
  });

  it('B1.11 S09 accepts one of many simultaneous confirmations', async () => {
    const person = await signUp();
    const [token = ''] = await mailedTokens(person.email);
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it.each(['x', 'ü'.repeat(200), '0'.repeat(43)])('B1.11 rejects the token %s', async (token) => {
    expect((await confirm(token)).status).toBe(400);
  });
});

describe('S70 a link that is opened by the owner of the mailbox', () => {
  const MONDAY_2PM = '2026-11-23T19:00:00.000Z';

  /** A sign-up with a visit, a favorite and answers, and the token that its mailbox gets. */
  async function signUpWithVisit() {
    const person = await signUp();
    const { id: petId } = await test.buildPet();
    const params = { petId };
    const body = { requested_at: MONDAY_2PM };
    expect((await person.call(requestVisit, { params, body })).status).toBe(201);
    await person.call(addFavorite, { params });
    await person.call(createPreferences, { body: {} });
    const [token = ''] = await mailedTokens(person.email);
    return { person, petId, token };
  }

  it('S70 is confirmed by one press in the browser that signed up', async () => {
    const { person, token } = await signUpWithVisit();
    const opened = await person.call(openEmailConfirmation, { body: { token } });
    expect(opened.body.is_known_browser).toBe(true);
    expect((await person.call(confirmEmail, { body: { token } })).status).toBe(204);
    expect((await person.call(listMyVisits)).body).toHaveLength(1);
  });

  it('S70 wants the password elsewhere, which may be mistyped, and then drops nothing', async () => {
    const { person, token } = await signUpWithVisit();
    const elsewhere = test.visitor();
    const opened = await elsewhere.call(openEmailConfirmation, { body: { token } });
    expect(opened.body.is_known_browser).toBe(false);
    const without = await elsewhere.call(confirmEmail, { body: { token } });
    expect([without.status, without.body.code]).toEqual([403, 'CONFIRM_WITH_PASSWORD']);
    const wrong = await elsewhere.call(confirmEmail, { body: { token, password: 'wrong' } });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_PASSWORD']);
    expect(await isConfirmed(person)).toBe(false);
    expect((await confirm(token)).status).toBe(204);
    expect(await isConfirmed(person)).toBe(true);
    expect((await person.call(listMyVisits)).body).toHaveLength(1);
  });

  it('S70 S15 limits guesses of the password', async () => {
    const { token } = await signUpWithVisit();
    const body = { token, password: 'wrong' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await test.visitor().call(confirmEmail, { body })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('S70 who does not know the password sets a new one, sees what goes first, and keeps nothing of the stranger', async () => {
    const { person, petId, token } = await signUpWithVisit();
    const owner = test.visitor();
    const opened = await owner.call(openEmailConfirmation, { body: { token } });
    expect(opened.body).toEqual({
      is_known_browser: false,
      goes: {
        visits: 1,
        favorites: 1,
        alerts: 0,
        waiting: 0,
        has_answers: true,
        has_partner: false,
      },
    });
    const common = await owner.call(confirmEmail, { body: { token, new_password: 'password1' } });
    expect(common.status).toBe(422);
    const new_password = 'a louder river at night';
    expect((await owner.call(confirmEmail, { body: { token, new_password } })).status).toBe(204);
    expect((await person.call(getCurrentUser)).status, 'the stranger is logged out').toBe(401);
    await expect(person.logIn({ email: person.email, password: PASSWORD })).rejects.toThrow('401');
    await owner.logIn({ email: person.email, password: new_password });
    const { body } = await owner.call(exportOwnAccount);
    expect(body).toMatchObject({ visits: [], favorites: [], preferences: null });
    expect((await owner.call(getCurrentUser)).body).toMatchObject({
      email_confirmed: true,
      full_name: person.email.replace('@example.org', ''),
      phone_number: null,
    });
    const other = await signUp();
    const again = { params: { petId }, body: { requested_at: MONDAY_2PM } };
    expect((await other.call(requestVisit, again)).status, 'the time is free').toBe(201);
    expect((await owner.call(confirmEmail, { body: { token, new_password } })).status).toBe(400);
  });

  it('S70 keeps staff, whose new address may be mistyped, from losing their account', async () => {
    const admin = await test.signIn('admin');
    const body = { email: 'mistyped@example.org', current_password: test.password };
    await admin.call(changeOwnDetails, { body });
    const [token = ''] = await mailedTokens('mistyped@example.org');
    const stranger = test.visitor();
    expect((await stranger.call(openEmailConfirmation, { body: { token } })).body.goes).toBeNull();
    const taken = { token, new_password: 'a louder river at night' };
    expect((await stranger.call(confirmEmail, { body: taken })).status).toBe(403);
    expect((await admin.call(confirmEmail, { body: { token } })).status).toBe(204);
  });
});

describe('B1.11 requesting another link', () => {
  it('B1.11 S48 is possible five times an hour', async () => {
    const person = await signUp();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await person.call(requestEmailConfirmation)).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await mailedTokens(person.email)).toHaveLength(3);
    test.advance(HOUR);
    expect(await mailedTokens(person.email)).toHaveLength(6);
  });

  it('S64 a link that was used makes room for the next ones of its mailbox', async () => {
    const person = await signUp();
    for (let time = 0; time < 4; time += 1) await person.call(requestEmailConfirmation);
    const tokens = await mailedTokens(person.email);
    expect(tokens).toHaveLength(3);
    const early = await signUp(person.email.replace('@', '+1@'));
    expect(await mailedTokens(early.email)).toEqual([]);
    expect((await confirm(tokens[0] ?? '')).status).toBe(204);
    const late = await signUp(person.email.replace('@', '+2@'));
    expect(await mailedTokens(late.email)).toHaveLength(1);
    test.advance(HOUR);
    expect(await mailedTokens(early.email)).toHaveLength(1);
  });

  it('B1.11 sends nothing to a person with a confirmed address', async () => {
    const person = await signUp();
    const [token = ''] = await mailedTokens(person.email);
    await confirm(token);
    expect((await person.call(requestEmailConfirmation)).status).toBe(204);
    expect(await mailedTokens(person.email)).toHaveLength(1);
  });

  it('B1.11 is not sent when the address was confirmed after the request', async () => {
    const person = await signUp();
    const [token = ''] = await mailedTokens(person.email);
    await person.call(requestEmailConfirmation);
    await confirm(token);
    expect(await mailedTokens(person.email)).toHaveLength(1);
  });
});

it('B1.11 D13 a reset link confirms the address', async () => {
  const person = await signUp();
  const body = { email: person.email };
  await test.visitor().request('/api/auth/password/forgot', { method: 'POST', body });
  await test.runJobs();
  const mail = test.mails.find(({ to, text }) => to === person.email && /reset-/.test(text));
  const token = /reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
  const reset = { token, new_password: 'a louder river at night' };
  await test.visitor().request('/api/auth/password/reset', { method: 'POST', body: reset });
  await person.logIn({ email: person.email, password: 'a louder river at night' });
  expect(await isConfirmed(person)).toBe(true);
});

it('B1.11 S06 stores only hashes of the tokens, and only until they expire', async () => {
  const person = await signUp();
  const [token = ''] = await mailedTokens(person.email);
  expect(JSON.stringify(await test.database.select().from(grants))).not.toContain(token);
  test.advance(25 * HOUR);
  await test.runJobs();
  const isConfirmation = eq(grants.purpose, 'email confirmation');
  expect(await test.database.$count(grants, isConfirmation)).toBe(0);
});
