import { changePassword } from '@pawmatch/contract/auth/password-endpoints';
import * as endpoints from '@pawmatch/contract/auth/second-factor-endpoints';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { createFactors } from '../testing/second-factors.ts';

const test = await createTestApp({ config: { rateLimits: true } });
const { addCodes, codeOf, logIn, mailsTo, takeSecondStep } = createFactors(test);

afterAll(() => test.close());

beforeEach(() => {
  test.mails.length = 0;
});

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

  it('B8.08 S27 are six digits, and six signs of another kind are refused', async () => {
    const person = await test.signIn();
    await person.call(endpoints.beginOneTimeCodes);
    const body = { code: '\u{9505d}\u{a391d}\u{8e95b}' };
    const refused = await person.call(endpoints.confirmOneTimeCodes, { body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } });
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

  it('B8.08 S53 are taken from the owner, in a browser or session of theirs, whatever a thief of the password does', async () => {
    const person = await test.signIn();
    const { secret } = await addCodes(person);
    const guess = async (by: ReturnType<typeof test.visitor>) => {
      const { ticket } = (await logIn(person)).body.second_step;
      return (await by.call(endpoints.takeSecondStep, { body: { ticket, code: '000000' } })).status;
    };
    for (let minute = 0; minute < 5; minute += 1) {
      for (let each = 0; each < 10; each += 1) expect(await guess(test.visitor())).toBe(400);
      expect(await guess(test.visitor())).toBe(429);
      test.advance(61);
    }
    expect(await guess(test.visitor())).toBe(429);
    const proof = { body: { code: codeOf(secret) } };
    expect((await person.call(endpoints.prove, proof)).status).toBe(204);
    test.advance(30);
    const { ticket } = (await logIn(person)).body.second_step;
    const answer = { body: { ticket, code: codeOf(secret) } };
    expect((await test.visitor().call(endpoints.takeSecondStep, answer)).status).toBe(429);
    expect((await person.call(endpoints.takeSecondStep, answer)).status).toBe(200);
    // These have limits, too.
    for (let each = 0; each < 10; each += 1) expect(await guess(person)).toBe(400);
    expect(await guess(person)).toBe(429);
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

  it('B8.08 of several sets asked for at once, one is left', async () => {
    const person = await test.signIn();
    await addCodes(person);
    const replace = () => person.call(endpoints.replaceRecoveryCodes);
    const asked = await Promise.all(Array.from({ length: 5 }, replace));
    expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const { body } = await person.call(endpoints.getSecondFactors);
    expect(body.recovery_codes_left).toBe(10);
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
