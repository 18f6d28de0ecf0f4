import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@pawmatch/contract/auth/second-factor';
import { secondFactorMessages } from './second-factor-messages.ts';

/** Loaded when somebody uses a passkey. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Passkeys need a secure page. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/** A browser gives no reason, so that pages learn nothing of passkeys that they are not given. */
const explain = (): never => {
  throw new Error(secondFactorMessages.passkeyNotUsed);
};

/** Asks the browser for a passkey. @throws Error with a message that can be shown */
export async function answerWithPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON: request }).catch(explain);
}

/** Has the browser make a passkey. @throws Error with a message that can be shown */
export async function createPasskey(creation: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await loadLibrary();
  return startRegistration({ optionsJSON: creation }).catch(explain);
}
