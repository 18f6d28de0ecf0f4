import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { confirmEmail, requestEmailConfirmation } from '@pawmatch/contract/auth/password-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { grants } from '../grants/grants.table.ts';

let test: TestApp;
let count = 0;

beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
});

afterAll(() => test.close());

const HOUR = 60 * 60;
const SUBJECT = 'Please confirm your email address for Pawmatch Shelter';

/** A new person who is logged in. */
async function signUp() {
  count += 1;
  const email = `ada.${count}@example.org`;
  const password = 'a quiet river at noon';
  const person = test.visitor();
  const { status, body } = await person.request('/api/auth/register', {
    method: 'POST',
    body: { full_name: 'Ada Byron', email, phone_number: '5551234567', password },
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

const confirm = (token: string) => test.visitor().call(confirmEmail, { body: { token } });

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
    await person.logIn({ email: person.email, password: 'a quiet river at noon' });
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

describe('B1.11 requesting another link', () => {
  it('B1.11 S48 is possible five times an hour', async () => {
    const person = await signUp();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await person.call(requestEmailConfirmation)).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await mailedTokens(person.email)).toHaveLength(6);
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
  const mail = test.mails.findLast(({ to }) => to === person.email);
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
  expect(await test.database.$count(grants)).toBe(0);
});
