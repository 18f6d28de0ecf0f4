import { type Proof, SecondStep } from '@pawmatch/contract/auth/second-factor';
import * as endpoints from '@pawmatch/contract/auth/second-factor-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { callEndpoint, callEndpointWithHeaders } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { runWithSessionLock } from '../../lib/api/session/session-lock.ts';
import { answerWithPasskey, createPasskey } from './passkeys.ts';
import { startSession } from './start-session.ts';

/** How a person can answer, from a failed call; undefined when that is not what it wants. */
export function readSecondStep(error: unknown): SecondStep | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { second_step } = (error.body ?? {}) as { second_step?: unknown };
  return SecondStep.safeParse(second_step).data;
}

/** Completes a login in this tab. @throws ApiError */
export const takeSecondStep = (body: EndpointInput<typeof endpoints.takeSecondStep>['body']) =>
  runWithSessionLock(async () =>
    startSession(await callEndpointWithHeaders(endpoints.takeSecondStep, { body })),
  );

/** Starts a session in this tab with a passkey alone. @throws ApiError, or Error of the browser */
export async function logInWithPasskey() {
  const passkey = await answerWithPasskey(await callEndpoint(endpoints.requestPasskey));
  return runWithSessionLock(async () =>
    startSession(await callEndpointWithHeaders(endpoints.logInWithPasskey, { body: { passkey } })),
  );
}

/** @throws ApiError */
export const prove = (body: Proof) => callEndpoint(endpoints.prove, { body });

export const secondFactorsQuery = endpointQuery(['second-factors'], endpoints.getSecondFactors);

/** @returns the secret of a new app, which counts after {@link confirmOneTimeCodes} */
export const beginOneTimeCodes = () => callEndpoint(endpoints.beginOneTimeCodes);

export const confirmOneTimeCodes = (code: string) =>
  callEndpoint(endpoints.confirmOneTimeCodes, { body: { code } });

export const removeOneTimeCodes = () => callEndpoint(endpoints.removeOneTimeCodes);

/** Has the browser make a passkey, and adds it. @throws ApiError, or Error of the browser */
export async function addPasskey(name: string) {
  const passkey = await createPasskey(await callEndpoint(endpoints.beginPasskey));
  return callEndpoint(endpoints.addPasskey, { body: { name, passkey } });
}

/** Keeps the factors that a manager has asked to remove. */
export const stopFactorReset = () => callEndpoint(endpoints.stopFactorReset);

export const removePasskey = (passkeyId: string) =>
  callEndpoint(endpoints.removePasskey, { params: { passkeyId } });

export const replaceRecoveryCodes = () => callEndpoint(endpoints.replaceRecoveryCodes);
