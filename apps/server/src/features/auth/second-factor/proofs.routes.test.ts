import { exportUser } from '@pawmatch/contract/account/account-endpoints';
import { requestPasswordReset, resetPassword } from '@pawmatch/contract/auth/password-endpoints';
import * as endpoints from '@pawmatch/contract/auth/second-factor-endpoints';
import { changePetsInBulk } from '@pawmatch/contract/pets/pets-endpoints';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type SignedInClient } from '../../../testing/test-app.ts';
import { createFactors } from '../testing/second-factors.ts';

const test = await createTestApp({ config: { rateLimits: true } });
const { addCodes, addPasskey, codeOf, logIn } = createFactors(test);

afterAll(() => test.close());

beforeEach(() => {
  test.mails.length = 0;
});

describe('B8.08 a proof', () => {
  const TEN_MINUTES = 10 * 60;

  /** Access tokens end after 15 minutes. */
  const refresh = async (person: SignedInClient) => {
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
