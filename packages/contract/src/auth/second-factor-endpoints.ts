import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Session } from './auth-endpoints.ts';
import {
  FactorCode,
  NewFactor,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
  Proof,
  SecondFactors,
  SecondStepAnswer,
} from './second-factor.ts';

export const takeSecondStep = defineEndpoint({
  method: 'POST',
  path: '/auth/login/second-step',
  access: 'public',
  summary: 'Start the session of a login that was answered with SECOND_FACTOR_REQUIRED',
  body: SecondStepAnswer,
  output: Session,
});

export const requestPasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/passkey/request',
  access: 'public',
  summary: 'What a browser asks a passkey for that logs in alone',
  output: PasskeyRequest,
});

export const logInWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/passkey/login',
  access: 'public',
  rateLimit: 'passkeyLogin',
  summary: 'Start a session with a passkey alone, which has verified its user',
  body: z.object({ passkey: PasskeyAnswer }),
  output: Session,
});

export const prove = defineEndpoint({
  method: 'POST',
  path: '/auth/proof',
  access: 'user',
  // Limited with the check of the password or the factor.
  rateLimit: null,
  summary: 'Prove again who one is, with a factor, or with the password where there is none',
  body: Proof,
});

export const getSecondFactors = defineEndpoint({
  method: 'GET',
  path: '/users/me/second-factors',
  access: 'user',
  summary: 'The passkeys, app and recovery codes of the signed-in person',
  output: SecondFactors,
});

export const stopFactorReset = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/factor-reset',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Stop the removal of one’s own factors that a manager has asked for',
});

export const beginOneTimeCodes = defineEndpoint({
  method: 'POST',
  path: '/users/me/one-time-codes',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresProof: true,
  summary: 'A new secret for an app that makes codes; it counts after a first right code',
  status: 201,
  output: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmOneTimeCodes = defineEndpoint({
  method: 'PUT',
  path: '/users/me/one-time-codes',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresProof: true,
  summary: 'The first code of an app that has the new secret',
  body: z.object({ code: FactorCode }),
  output: NewFactor,
});

export const removeOneTimeCodes = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/one-time-codes',
  access: 'user',
  rateLimit: null,
  requiresProof: true,
  summary: 'Accept no codes of an app any more',
});

export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/users/me/passkeys/request',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresProof: true,
  summary: 'What a browser makes a passkey of',
  output: PasskeyCreation,
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/users/me/passkeys',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresProof: true,
  summary: 'Add the passkey that a browser has made',
  body: PasskeyRegistration,
  status: 201,
  output: NewFactor,
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/passkeys/:passkeyId',
  access: 'user',
  rateLimit: null,
  requiresProof: true,
  summary: 'Accept a passkey no more',
  params: z.object({ passkeyId: z.string().check(z.regex(/^[\w-]{1,200}$/)) }),
});

export const replaceRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/users/me/recovery-codes',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresProof: true,
  summary: 'Ten new recovery codes in the place of the old ones',
  status: 201,
  output: z.object({ recovery_codes: z.array(z.string()) }),
});
