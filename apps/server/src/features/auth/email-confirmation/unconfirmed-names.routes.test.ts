import { changeOwnDetails, deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { changePassword, requestPasswordReset } from '@pawmatch/contract/auth/password-endpoints';
import { changeVisitStatus, requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const test = await openTestApp();

it('S71 no email to an unconfirmed mailbox carries the name or the address that was typed', async () => {
  const admin = await test.signIn('admin');
  const person = test.visitor();
  const [email, password] = ['victim@example.org', 'a quiet river at noon'];
  const typed = { full_name: 'Cheap pills', email, phone_number: '5551234567', password };
  const { body } = await person.request('/api/auth/register', { method: 'POST', body: typed });
  person.token = body.access_token;
  const pet = await test.buildPet();
  const requested = await person.call(requestVisit, {
    ...{ params: { petId: pet.id }, body: { requested_at: '2026-11-23T19:00:00.000Z' } },
  });
  await test.runJobs();
  const params = { id: requested.body.id };
  await admin.call(changeVisitStatus, { params, body: { status: 'confirmed' } });
  await test.runJobs();
  await admin.call(changeVisitStatus, { params, body: { status: 'cancelled' } });
  const next = 'a louder river at night';
  await person.call(changePassword, { body: { current_password: password, new_password: next } });
  await test.visitor().call(requestPasswordReset, { body: { email } });
  await test.visitor().logIn({ email, password: next });
  await test.runJobs();
  const address = { email: 'cheap.pills@example.org', current_password: next };
  await person.call(changeOwnDetails, { body: address });
  await test.runJobs();
  await person.call(deleteOwnAccount, { body: { current_password: next } });
  await test.runJobs();
  const sent = test.mails.filter(({ to }) => [email, address.email].includes(to));
  expect(new Set(sent.map(({ subject }) => subject.replace(/[:,].*| Pet \d+/g, '')))).toEqual(
    new Set([
      'Please confirm your email address for Pawmatch Shelter',
      'We have your request to meet',
      'Your visit with is confirmed',
      'Your visit with was cancelled',
      'Your password for Pawmatch Shelter was changed',
      'Choose a new password for Pawmatch Shelter',
      'A new login to your account at Pawmatch Shelter',
      'Your email address at Pawmatch Shelter was changed',
      'Your account at Pawmatch Shelter was deleted',
    ]),
  );
  for (const { to, text, html, calendar } of sent) {
    expect(text).toMatch(/^Hello,\n/);
    const content = `${text} ${html} ${calendar?.text}`.replaceAll(`mailto:${to}`, '');
    expect(content).not.toMatch(/Cheap|pills(?!@)/);
    if (to === email) expect(content).not.toContain(address.email);
  }
});
