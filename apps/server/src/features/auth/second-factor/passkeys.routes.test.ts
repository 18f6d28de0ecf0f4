import * as endpoints from '@pawmatch/contract/auth/second-factor-endpoints';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { createFactors } from '../testing/second-factors.ts';

const test = await createTestApp({ config: { rateLimits: true } });
const { addPasskey, mailsTo, takeSecondStep } = createFactors(test);

afterAll(() => test.close());

beforeEach(() => {
  test.mails.length = 0;
});

describe('B8.08 passkeys', () => {
  it('B8.08 log in alone, after they have verified their user', async () => {
    const person = await test.signIn();
    const { authenticator } = await addPasskey(person);
    const visitor = test.visitor();
    const request = (await visitor.call(endpoints.requestPasskey)).body;
    expect(request).toMatchObject({ rpId: 'pawmatch.example', allowCredentials: [] });
    const send = (passkey: object) =>
      visitor.call(endpoints.logInWithPasskey, { body: { passkey } });
    const unverified = await send(authenticator.get(request, { isVerified: false }));
    expect([unverified.status, unverified.body.code]).toEqual([400, 'PASSKEY_REFUSED']);
    const answer = authenticator.get(request);
    const { status, body } = await send(answer);
    expect([status, body.user.id]).toEqual([200, person.user.id]);
    expect((await send(answer)).body.code).toBe('PASSKEY_REFUSED');
    const stranger = createAuthenticator().get((await visitor.call(endpoints.requestPasskey)).body);
    expect((await send(stranger)).body).toEqual({
      ...unverified.body,
      request_id: expect.any(String),
    });
  });

  it('B8.08 are refused of another origin, for another person, too late, or as a copy', async () => {
    const person = await test.signIn();
    const other = await test.signIn();
    const { authenticator } = await addPasskey(person);
    await addPasskey(other);
    const from = 'http://pawmatch.example.evil.test';
    const creation = (await person.call(endpoints.beginPasskey)).body;
    const passkey = createAuthenticator().create(creation, from);
    const added = await person.call(endpoints.addPasskey, { body: { name: 'Evil', passkey } });
    expect(added.body.code).toBe('PASSKEY_REFUSED');
    const answerWith = (options: object) => (step: { passkey_request: never }) => ({
      passkey: authenticator.get(step.passkey_request, options),
    });
    expect((await takeSecondStep(person, answerWith({ from }))).body.code).toBe('PASSKEY_REFUSED');
    expect((await takeSecondStep(other, answerWith({}))).body.code).toBe('PASSKEY_REFUSED');
    expect((await takeSecondStep(person, answerWith({ counter: 9 }))).status).toBe(200);
    const copied = await takeSecondStep(person, answerWith({ counter: 5 }));
    expect(copied.body.code).toBe('PASSKEY_REFUSED');
    const request = (await test.visitor().call(endpoints.requestPasskey)).body;
    test.advance(5 * 60);
    const body = { passkey: authenticator.get(request, { counter: 20 }) };
    const late = await test.visitor().call(endpoints.logInWithPasskey, { body });
    expect(late.body.code).toBe('PASSKEY_REFUSED');
  });

  it('B8.08 have names, are removed one by one, and every change is mailed', async () => {
    const person = await test.signIn();
    const { recoveryCodes } = await addPasskey(person);
    expect(recoveryCodes).toHaveLength(10);
    expect((await addPasskey(person)).recoveryCodes).toBeNull();
    const { passkeys } = (await person.call(endpoints.getSecondFactors)).body;
    expect(passkeys).toMatchObject([{ name: 'Phone', last_used_at: null }, { name: 'Phone' }]);
    const stranger = await test.signIn();
    const odd = await person.call(endpoints.removePasskey, { params: { passkeyId: '\u0000' } });
    expect(odd.status).toBe(422);
    const params = { passkeyId: passkeys[0].id };
    expect((await stranger.call(endpoints.removePasskey, { params })).status).toBe(404);
    expect((await person.call(endpoints.removePasskey, { params })).status).toBe(204);
    expect((await person.call(endpoints.removePasskey, { params })).status).toBe(404);
    expect((await person.call(endpoints.getSecondFactors)).body.passkeys).toHaveLength(1);
    expect((await mailsTo(person)).map(({ text }) => text.split('\n')[2])).toEqual([
      'A passkey was added to your account.',
      'A passkey was added to your account.',
      'A passkey was removed from your account.',
    ]);
  });
});
