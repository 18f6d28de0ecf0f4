import { changeOwnDetails } from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import {
  confirmEmail,
  requestEmailConfirmation,
  requestPasswordReset,
  resetPassword,
} from '@pawmatch/contract/auth/password-endpoints';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { users } from '../users/users.table.ts';

const app = await openTestApp();

afterEach(async () => {
  app.mails.length = 0;
  await app.database.delete(users);
});

const newEmail = () => `${newId()}@example.org`;

/** The token of the last mail to an address whose subject has these words. */
async function mailedToken(email: string, words: string): Promise<string> {
  await app.runJobs();
  const mail = app.mails.findLast(({ to, subject }) => to === email && subject.includes(words));
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('PATCH /users/me', () => {
  it('R3.01 R5.01 R5.03 changes name and phone number, and nothing that is not sent', async () => {
    const person = await app.signIn();
    const body = {
      full_name: ' Ada King ',
      phone_number: '(555) 010-0199',
      role: 'admin',
      id: 'x',
    };
    const { status, body: changed } = await person.request('/api/users/me', {
      method: 'PATCH',
      body,
    });
    expect(status).toBe(200);
    const expected = { full_name: 'Ada King', phone_number: '5550100199', role: 'adopter' };
    expect(changed).toMatchObject({ ...expected, email: person.user.email, email_confirmed: true });
    expect((await person.call(getCurrentUser)).body).toMatchObject(expected);
    await app.runJobs();
    expect(app.mails).toEqual([]);
  });

  it('B1.11 a new address needs the password, must be confirmed, and the old one is told', async () => {
    const person = await app.signIn();
    const email = newEmail();
    const change = (current_password?: string) =>
      person.call(changeOwnDetails, { body: { email, current_password } });
    expect((await change()).body.errors[0].field).toBe('current_password');
    expect((await change('not this one')).body.code).toBe('WRONG_PASSWORD');
    expect((await person.call(getCurrentUser)).body.email).toBe(person.user.email);

    const { body } = await change(app.password);
    expect(body).toMatchObject({ email, email_confirmed: false });
    const token = await mailedToken(email, 'Please confirm');
    const told = app.mails.filter(({ to }) => to === person.user.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your email address at Pawmatch Shelter was changed',
    ]);
    expect((await person.call(confirmEmail, { body: { token } })).status).toBe(204);
    expect((await person.call(getCurrentUser)).body.email_confirmed).toBe(true);
    const fresh = app.visitor();
    await fresh.logIn({ email, password: app.password });
    expect((await fresh.call(getCurrentUser)).body.id).toBe(person.user.id);
  });

  it('D08 S19 never takes the address of another account, whatever its case, also at the same moment', async () => {
    const [ada, sam, kim] = await Promise.all([app.signIn(), app.signIn(), app.signIn()]);
    const current_password = app.password;
    const taken = await ada.call(changeOwnDetails, {
      body: { email: sam.user.email.toUpperCase(), current_password },
    });
    expect(taken.status).toBe(409);
    expect(taken.body.code).toBe('EMAIL_TAKEN');
    const email = newEmail();
    const both = await Promise.all(
      [sam, kim].map((person) =>
        person.call(changeOwnDetails, { body: { email, current_password } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('B1.11 D13 links that were mailed to the old address do nothing', async () => {
    const person = app.visitor();
    const old = newEmail();
    const password = 'a quiet river at noon';
    const { body: session } = await person.request('/api/auth/register', {
      method: 'POST',
      body: { full_name: 'Ada Byron', email: old, phone_number: '5551234567', password },
    });
    person.token = session.access_token;
    const confirmation = await mailedToken(old, 'Please confirm');
    await app.visitor().call(requestPasswordReset, { body: { email: old } });
    const reset = await mailedToken(old, 'Choose a new password');
    // Composed after the change, for the old address.
    await person.call(requestEmailConfirmation);
    const email = newEmail();
    await person.call(changeOwnDetails, { body: { email, current_password: password } });
    app.mails.length = 0;
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === old).map(({ subject }) => subject)).toEqual([
      'Your email address at Pawmatch Shelter was changed',
    ]);
    const visitor = app.visitor();
    const confirmed = await visitor.call(confirmEmail, { body: { token: confirmation } });
    expect(confirmed.body.code).toBe('CONFIRMATION_LINK_INVALID');
    const body = { token: reset, new_password: 'another quiet river' };
    expect((await visitor.call(resetPassword, { body })).body.code).toBe('RESET_LINK_INVALID');
    expect((await person.call(getCurrentUser)).body).toMatchObject({
      email,
      email_confirmed: false,
    });
  });

  it.each([
    ['full_name', { full_name: '  ' }],
    ['phone_number', { phone_number: '555' }],
    ['email', { email: 'ada@example' }],
  ])('S02 R5.02 rejects an invalid %s, and changes nothing', async (field, body) => {
    const person = await app.signIn();
    const answer = await person.request('/api/users/me', { method: 'PATCH', body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].field).toBe(field);
  });
});
