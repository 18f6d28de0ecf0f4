import * as endpoints from '@pawmatch/contract/auth/second-factor-endpoints';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { SignedInClient, TestApp } from '../../../testing/test-app.ts';
import { createAuthenticator } from './authenticator.ts';

/** What tests of second factors do again and again. */
export function createFactors(test: TestApp) {
  const codeOf = (secret: string, at = test.now().getTime()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

  const logIn = (person: SignedInClient, password = test.password) =>
    test.visitor().request('/api/auth/login', {
      method: 'POST',
      body: { email: person.user.email, password },
    });

  return {
    codeOf,
    logIn,

    /** Sets up an app that makes codes; the next code is of the next step. */
    async addCodes(person: SignedInClient): Promise<{ secret: string; recoveryCodes: string[] }> {
      const { secret, uri } = (await person.call(endpoints.beginOneTimeCodes)).body;
      expect(uri).toMatch(/^otpauth:\/\/totp\/Pawmatch%20Shelter:/);
      const body = { code: codeOf(secret) };
      const { status, body: added } = await person.call(endpoints.confirmOneTimeCodes, { body });
      expect(status).toBe(200);
      test.advance(30);
      return { secret, recoveryCodes: added.recovery_codes };
    },

    async addPasskey(person: SignedInClient, authenticator = createAuthenticator()) {
      const creation = (await person.call(endpoints.beginPasskey)).body;
      const body = { name: 'Phone', passkey: authenticator.create(creation) };
      const added = await person.call(endpoints.addPasskey, { body });
      expect(added.status).toBe(201);
      return { authenticator, recoveryCodes: added.body.recovery_codes };
    },

    /** Gives the right password in a new browser, and then an answer. */
    async takeSecondStep(person: SignedInClient, answer: object | ((step: never) => object)) {
      const { status, body } = await logIn(person);
      expect([status, body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
      const given = typeof answer === 'function' ? answer(body.second_step as never) : answer;
      return test
        .visitor()
        .call(endpoints.takeSecondStep, { body: { ticket: body.second_step.ticket, ...given } });
    },

    /** The emails about second factors. */
    async mailsTo(person: SignedInClient) {
      await test.runJobs();
      return test.mails.filter(
        ({ to, subject }) => to === person.user.email && /How|second step/.test(subject),
      );
    },
  };
}
