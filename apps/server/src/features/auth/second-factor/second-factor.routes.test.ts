import { exportUser } from '@pawmatch/contract/account/account-endpoints';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '@pawmatch/contract/auth/password-endpoints';
import * as endpoints from '@pawmatch/contract/auth/second-factor-endpoints';
import { changePetsInBulk } from '@pawmatch/contract/pets/pets-endpoints';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createAuthenticator } from '../testing/authenticator.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
});

afterAll(() => test.close());

beforeEach(() => {
  test.mails.length = 0;
});

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const codeOf = (secret: string, at = test.now().getTime()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Sets up an app that makes codes; the next code is of the next step. */
async function addCodes(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret, uri } = (await person.call(endpoints.beginOneTimeCodes)).body;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Pawmatch%20Shelter:/);
  const body = { code: codeOf(secret) };
  const { status, body: added } = await person.call(endpoints.confirmOneTimeCodes, { body });
  expect(status).toBe(200);
  test.advance(30);
  return { secret, recoveryCodes: added.recovery_codes };
}

async function addPasskey(person: Person, authenticator = createAuthenticator()) {
  const creation = (await person.call(endpoints.beginPasskey)).body;
  const body = { name: 'Phone', passkey: authenticator.create(creation) };
  const added = await person.call(endpoints.addPasskey, { body });
  expect(added.status).toBe(201);
  return { authenticator, recoveryCodes: added.body.recovery_codes };
}

const logIn = (person: Person, password = test.password) =>
  test.visitor().request('/api/auth/login', {
    method: 'POST',
    body: { email: person.user.email, password },
  });

/** Gives the right password in a new browser, and then an answer. */
async function takeSecondStep(person: Person, answer: object | ((step: never) => object)) {
  const { status, body } = await logIn(person);
  expect([status, body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  const given = typeof answer === 'function' ? answer(body.second_step as never) : answer;
  return test
    .visitor()
    .call(endpoints.takeSecondStep, { body: { ticket: body.second_step.ticket, ...given } });
}

const mailsTo = async (person: Person) => {
  await test.runJobs();
  return test.mails.filter(({ to, subject }) => to === person.user.email && /How/.test(subject));
};

describe('B8.08 one-time codes', () => {
  it('B8.08 are asked for after the right password, and each is accepted once', async () => {
    const person = await test.signIn();
    const { secret } = await addCodes(person);
    expect((await logIn(person, 'something else')).body.code).toBe('INVALID_CREDENTIALS');
    const code = codeOf(secret);
    const { status, headers, body } = await takeSecondStep(person, { code });
    expect(status).toBe(200);
    expect(body).toMatchObject({ access_token: expect.any(String), user: { id: person.user.id } });
    expect(headers.getSetCookie().join()).toContain('refresh_token=');
    const again = await takeSecondStep(person, { code });
    expect(again).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
    expect(again.body.detail).toBe('This code was used already. Please wait for the next one.');
    test.advance(30);
    expect((await takeSecondStep(person, { code: codeOf(secret) })).status).toBe(200);
  });

  it('B8.08 may be a step early or late, and 90 seconds off the person is told of the clock', async () => {
    const person = await test.signIn();
    const { secret } = await addCodes(person);
    test.advance(300);
    const offBy = (seconds: number) => ({
      code: codeOf(secret, test.now().getTime() + seconds * 1_000),
    });
    for (const seconds of [-90, 90]) {
      const { status, body } = await takeSecondStep(person, offBy(seconds));
      expect([status, body.code]).toEqual([400, 'CODE_REFUSED']);
      expect(body.detail).toContain('check the clock');
    }
    expect((await takeSecondStep(person, offBy(-30))).status).toBe(200);
    expect((await takeSecondStep(person, offBy(30))).status).toBe(200);
    expect((await takeSecondStep(person, { code: '000000' })).body.detail).toContain('not right');
  });

  it('B8.08 S15 are limited like passwords, whoever asks', async () => {
    const person = await test.signIn();
    const { secret } = await addCodes(person);
    const { ticket } = (await logIn(person)).body.second_step;
    const answer = (code: string) =>
      test.visitor().call(endpoints.takeSecondStep, { body: { ticket, code } });
    const guesses = Array.from({ length: 15 }, (_, index) => answer(`00000${index}`.slice(-6)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect((await answer(codeOf(secret))).status).toBe(429);
    test.advance(61);
    expect((await takeSecondStep(person, { code: codeOf(secret) })).status).toBe(200);
  });

  it('B8.08 need a ticket of the last minutes, of this password, that was not used', async () => {
    const person = await test.signIn();
    const { secret } = await addCodes(person);
    const { ticket } = (await logIn(person)).body.second_step;
    const answer = (given: string) =>
      test
        .visitor()
        .call(endpoints.takeSecondStep, { body: { ticket: given, code: codeOf(secret) } });
    expect((await answer(`${ticket}x`)).body.code).toBe('SECOND_STEP_ENDED');
    test.advance(5 * 60);
    expect((await answer(ticket)).body.code).toBe('SECOND_STEP_ENDED');
    const { ticket: earlier } = (await logIn(person)).body.second_step;
    const body = { current_password: test.password, new_password: 'a louder river at night' };
    expect((await person.call(changePassword, { body })).status).toBe(204);
    expect((await answer(earlier)).body.code).toBe('SECOND_STEP_ENDED');
    const { ticket: used } = (await logIn(person, body.new_password)).body.second_step;
    expect((await answer(used)).status).toBe(200);
    test.advance(30);
    expect((await answer(used)).body.code).toBe('SECOND_STEP_ENDED');
  });

  it('B8.08 R7.02 a login without a second factor has the answer that it always had', async () => {
    const person = await test.signIn();
    await person.call(endpoints.beginOneTimeCodes);
    const { status, body } = await logIn(person);
    expect([status, Object.keys(body)]).toEqual([200, ['access_token', 'expires_at', 'user']]);
  });
});

describe('B8.08 recovery codes', () => {
  it('B8.08 are shown once, stored hashed, accepted once, and replaced by new ones', async () => {
    const person = await test.signIn();
    const { recoveryCodes } = await addCodes(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^(\w{4}-){3}\w{4}$/);
    const { rows } = await test.database.execute('SELECT code_hash::text FROM recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(first).toString('hex'));
    expect((await takeSecondStep(person, { code: first.toUpperCase() })).status).toBe(200);
    expect((await takeSecondStep(person, { code: first })).body.code).toBe('CODE_REFUSED');
    const { body } = await person.call(endpoints.getSecondFactors);
    expect(body).toMatchObject({ recovery_codes_left: 9, passkeys: [] });
    const renewed = await person.call(endpoints.replaceRecoveryCodes);
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await takeSecondStep(person, { code: second })).body.code).toBe('CODE_REFUSED');
    const said = (await mailsTo(person)).map(({ text }) => text).join();
    for (const change of ['one-time codes was added', 'recovery code was used', 'New recovery']) {
      expect(said).toContain(change);
    }
  });

  it('B8.08 end with the last factor', async () => {
    const person = await test.signIn();
    await addCodes(person);
    expect((await person.call(endpoints.removeOneTimeCodes)).status).toBe(204);
    expect((await person.call(endpoints.getSecondFactors)).body.recovery_codes_left).toBe(0);
    expect((await person.call(endpoints.replaceRecoveryCodes)).body.code).toBe('NO_SECOND_FACTOR');
    expect((await logIn(person)).status).toBe(200);
  });
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

describe('B8.08 a proof', () => {
  const TEN_MINUTES = 10 * 60;

  /** Access tokens end after 15 minutes. */
  const refresh = async (person: Person) => {
    person.token = (
      await person.request('/api/auth/refresh', { method: 'POST' })
    ).body.access_token;
  };

  it('B8.08 is asked for once in ten minutes, with the password where there is no factor', async () => {
    const manager = await test.signIn('manager');
    const params = { id: manager.user.id };
    expect((await manager.call(exportUser, { params })).status).toBe(200);
    test.advance(TEN_MINUTES);
    const { status, body } = await manager.call(exportUser, { params });
    expect([status, body.code]).toEqual([403, 'PROOF_REQUIRED']);
    expect(body.second_step).toEqual({ methods: ['password'], passkey_request: null });
    const prove = (answer: object) => manager.call(endpoints.prove, { body: answer });
    expect((await prove({})).status).toBe(422);
    expect((await prove({ password: 'something else' })).body.code).toBe('WRONG_PASSWORD');
    expect((await manager.call(exportUser, { params })).status).toBe(403);
    expect((await prove({ password: test.password })).status).toBe(204);
    expect((await manager.call(exportUser, { params })).status).toBe(200);
    test.advance(TEN_MINUTES - 1);
    await refresh(manager);
    expect((await manager.call(exportUser, { params })).status).toBe(200);
    test.advance(1);
    expect((await manager.call(exportUser, { params })).status).toBe(403);
  });

  it('B8.08 is a factor for whoever has one, for deleting many pets and for changing factors', async () => {
    const manager = await test.signIn('manager');
    const { secret } = await addCodes(manager);
    const { authenticator } = await addPasskey(manager);
    const pet = await test.buildPet();
    test.advance(TEN_MINUTES);
    const bulk = (action: object) =>
      manager.call(changePetsInBulk, { body: { ids: [pet.id], ...action } });
    expect((await bulk({ action: 'set_status', status: 'Pending' })).status).toBe(200);
    const asked = await bulk({ action: 'delete' });
    expect(asked.body).toMatchObject({ code: 'PROOF_REQUIRED' });
    expect(asked.body.second_step.methods).toEqual(['passkey', 'code']);
    const prove = (answer: object) => manager.call(endpoints.prove, { body: answer });
    expect((await prove({ password: test.password })).body.code).toBe('CODE_REFUSED');
    const passkey = authenticator.get(asked.body.second_step.passkey_request);
    expect((await prove({ passkey })).status).toBe(204);
    expect((await bulk({ action: 'delete' })).status).toBe(200);
    test.advance(TEN_MINUTES);
    await refresh(manager);
    expect((await manager.call(endpoints.removeOneTimeCodes)).body.code).toBe('PROOF_REQUIRED');
    expect((await prove({ code: codeOf(secret) })).status).toBe(204);
    expect((await manager.call(endpoints.removeOneTimeCodes)).status).toBe(204);
  });
});

describe('B8.08 D47 a password reset', () => {
  it('B8.08 D47 ends factors of the last seven days, which a thief may have added, and no others', async () => {
    const person = await test.signIn();
    const { secret } = await addCodes(person);
    await test.database.execute(
      "UPDATE one_time_codes SET created_at = created_at - interval '8 days'",
    );
    const thief = (await addPasskey(person)).authenticator;
    await person.call(requestPasswordReset, { body: { email: person.user.email } });
    await test.runJobs();
    const token = test.mails.map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1]).find(Boolean);
    const body = { token, new_password: 'a louder river at night' };
    expect((await test.visitor().call(resetPassword, { body })).status).toBe(204);
    const { second_step } = (await logIn(person, body.new_password)).body;
    expect(second_step.methods).toEqual(['code']);
    const request = (await test.visitor().call(endpoints.requestPasskey)).body;
    const entry = { body: { passkey: thief.get(request) } };
    expect((await test.visitor().call(endpoints.logInWithPasskey, entry)).status).toBe(400);
    const answer = { ticket: second_step.ticket, code: codeOf(secret) };
    expect((await test.visitor().call(endpoints.takeSecondStep, { body: answer })).status).toBe(
      200,
    );
  });
});
