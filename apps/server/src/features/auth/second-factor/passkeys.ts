import {
  type NewPasskey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyRequest,
  PasskeyTransport,
  SECOND_STEP_MINUTES,
} from '@pawmatch/contract/auth/second-factor';
import type { Clock } from '../../../platform/process/clock.ts';
import { newSecretToken } from '../../../platform/security/secret-token.ts';
import { createSigner } from '../../../platform/security/signer.ts';
import type { UserRow } from '../../users/users.table.ts';
import type { PasskeyRow } from './second-factor.tables.ts';

const LIFETIME_MS = SECOND_STEP_MINUTES * 60_000;

/** Ed25519, ECDSA with P-256 and RSA with SHA-256: what authenticators make. */
const ALGORITHMS = [-8, -7, -257];

/** A challenge that was answered, to be accepted once. */
interface AnsweredChallenge {
  challenge: string;
  until: Date;
}

/** The library is loaded with the first answer: most servers never see one. */
const loadLibrary = () => import('@simplewebauthn/server');

/**
 * Makes and checks what passkeys sign (WebAuthn). A challenge is a signed text, so that asking for one costs no row.
 * @param publicUrl PUBLIC_URL: passkeys belong to its host, and answers of pages of other origins are refused
 */
export function createPasskeys({
  publicUrl,
  sessionSecret,
  clock,
}: {
  publicUrl: string;
  sessionSecret: string;
  clock: Clock;
}) {
  const { hostname: rpId, origin } = new URL(publicUrl);
  const signer = createSigner(sessionSecret, 'passkey challenge');

  /** @param subject whose challenge it is, and what for */
  const newChallenge = (subject: string) => {
    const until = new Date(clock().getTime() + LIFETIME_MS);
    const text = `${subject} ${newSecretToken()}`;
    return Buffer.from(signer.signUntil(text, until)).toString('base64url');
  };

  /** Remembers the challenge of an answer, and whether it is a valid one of the subject. */
  const expectChallenge = (subject: string) => {
    let answered: AnsweredChallenge | undefined;
    return {
      isExpected(challenge: string): boolean {
        const signed = Buffer.from(challenge, 'base64url').toString();
        const valid = signer.verifyUntil(signed, clock());
        if (valid?.text.split(' ')[0] !== subject) return false;
        answered = { challenge: signed, until: valid.until };
        return true;
      },
      answered: () => answered,
    };
  };

  return {
    /** @param userId undefined for a login with a passkey alone */
    request(userId: string | undefined, known: readonly PasskeyRow[]): PasskeyRequest {
      return {
        challenge: newChallenge(`request:${userId ?? ''}`),
        timeout: LIFETIME_MS,
        rpId,
        allowCredentials: known.map(describe),
        userVerification: userId ? 'preferred' : 'required',
      };
    },

    create(user: UserRow, known: readonly PasskeyRow[], name: string): PasskeyCreation {
      return {
        challenge: newChallenge(`create:${user.id}`),
        timeout: LIFETIME_MS,
        rp: { id: rpId, name },
        user: { id: encodeUserId(user.id), name: user.email, displayName: user.fullName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
        excludeCredentials: known.map(describe),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
      };
    },

    /**
     * @param userId undefined when the passkey must also have verified its user, because it is all that is asked for
     * @returns undefined when the signature, the challenge or the origin is not right
     */
    async check(
      passkey: PasskeyRow,
      answer: PasskeyAnswer,
      userId: string | undefined,
    ): Promise<(AnsweredChallenge & { counter: number }) | undefined> {
      const { userHandle } = answer.response;
      if (userHandle && userHandle !== encodeUserId(passkey.userId)) return undefined;
      const challenge = expectChallenge(`request:${userId ?? ''}`);
      const { verifyAuthenticationResponse } = await loadLibrary();
      const result = await verifyAuthenticationResponse({
        response: { ...withExtensions(answer), response: withoutUndefined(answer.response) },
        expectedChallenge: challenge.isExpected,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: userId === undefined,
        credential: {
          id: passkey.id,
          publicKey: Uint8Array.from(passkey.publicKey),
          counter: passkey.counter,
        },
      }).catch(() => undefined);
      const answered = challenge.answered();
      if (!result?.verified || !answered) return undefined;
      return { ...answered, counter: result.authenticationInfo.newCounter };
    },

    /** @returns undefined when the answer is not valid */
    async readNew(
      answer: NewPasskey,
      userId: string,
    ): Promise<
      | (AnsweredChallenge & Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>)
      | undefined
    > {
      const challenge = expectChallenge(`create:${userId}`);
      const { verifyRegistrationResponse } = await loadLibrary();
      const { clientDataJSON, attestationObject, transports = [] } = answer.response;
      const result = await verifyRegistrationResponse({
        response: { ...withExtensions(answer), response: { clientDataJSON, attestationObject } },
        expectedChallenge: challenge.isExpected,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined);
      const answered = challenge.answered();
      if (!result?.verified || !answered) return undefined;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const known = transports.filter((it) => PasskeyTransport.safeParse(it).success);
      return { ...answered, id, publicKey: Buffer.from(publicKey), counter, transports: known };
    },
  };
}

const encodeUserId = (userId: string) => Buffer.from(userId).toString('base64url');

const describe = ({ id, transports }: PasskeyRow) => ({
  id,
  type: 'public-key' as const,
  transports: transports as PasskeyTransport[],
});

/** No extension is asked for. */
const withExtensions = <T extends PasskeyAnswer | NewPasskey>(answer: T) => ({
  ...answer,
  clientExtensionResults: {},
});

function withoutUndefined({ userHandle, ...response }: PasskeyAnswer['response']) {
  return userHandle === undefined ? response : { ...response, userHandle };
}
