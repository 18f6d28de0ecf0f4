import * as z from 'zod/mini';
import { Timestamp } from '../id.ts';
import { exactText, requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { accountFieldMessages } from './account-field-messages.ts';
import { Credentials } from './credentials.ts';

/** How long after a proof no other is asked for. A login is a proof. */
export const PROOF_MINUTES = 10;

/** How long a login waits for its second step, and a browser for the answer of a passkey. */
export const SECOND_STEP_MINUTES = 5;

/** How long people who work at a shelter that requires a second factor can do without one. */
export const SECOND_FACTOR_GRACE_DAYS = 7;

/** The part of the account page where a second factor is set up, in addresses. */
export const SECOND_FACTOR_PART = 'second-factors';

/** How long another manager can confirm that the second factor of a colleague is removed. */
export const FACTOR_RESET_HOURS = 24;

/** What the history says of such a removal. */
export const factorResetSteps = ['asked', 'done', 'stopped'] as const;
export type FactorResetStep = (typeof factorResetSteps)[number];

export const RECOVERY_CODES = 10;
export const PASSKEY_NAME_MAX_LENGTH = 50;
export const MAX_PASSKEYS = 20;

/** A password reset ends factors that were added this recently: somebody else may have added them. */
export const NEW_FACTOR_DAYS = 7;

/** What a person can prove who they are with. A recovery code is given in the place of a code. */
export const ProofMethod = z.enum(['passkey', 'code', 'password']);
export type ProofMethod = z.infer<typeof ProofMethod>;

const MAX_CREDENTIAL_LENGTH = 16_384;
const Base64Url = z
  .string()
  .check(
    z.maxLength(MAX_CREDENTIAL_LENGTH),
    z.regex(/^[\w-]*$/, { error: () => accountFieldMessages.notAPasskey }),
  );

/** How a browser reaches an authenticator; others than these are left out. */
export const PasskeyTransport = z.enum([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);
export type PasskeyTransport = z.infer<typeof PasskeyTransport>;

const Credential = z.object({ id: Base64Url, rawId: Base64Url, type: z.literal('public-key') });

/** The answer of a browser to a {@link PasskeyRequest}. */
export const PasskeyAnswer = z.extend(Credential, {
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(Base64Url),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** The answer of a browser to a {@link PasskeyCreation}. */
export const NewPasskey = z.extend(Credential, {
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

const KnownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(PasskeyTransport),
});

/** What a browser asks a passkey for: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  /** Empty for any passkey of this site. */
  allowCredentials: z.array(KnownCredential),
  userVerification: z.enum(['preferred', 'required']),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** What a browser makes a passkey of: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: z.array(KnownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** With SECOND_FACTOR_REQUIRED and PROOF_REQUIRED: what the person can answer with. */
export const SecondStep = z.object({
  methods: z.array(ProofMethod),
  /** Null without a passkey. */
  passkey_request: z.nullable(PasskeyRequest),
  /** Of a login; sent back with the answer. */
  ticket: z.optional(z.string()),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** Six digits of an app, or a recovery code, however it is grouped. */
export const FactorCode = exactText(() => fieldNames.code).check(
  z.minLength(1, { error: () => accountFieldMessages.code }),
  z.maxLength(40, { error: () => accountFieldMessages.code }),
);

/** One of the three. */
export const Proof = z.object({
  code: z.optional(FactorCode),
  passkey: z.optional(PasskeyAnswer),
  password: z.optional(Credentials.shape.password),
});
export type Proof = z.infer<typeof Proof>;

export const SecondStepAnswer = z.extend(z.omit(Proof, { password: true }), {
  ticket: exactText(() => fieldNames.ticket).check(z.maxLength(500)),
});

export const PasskeyRegistration = z.object({
  name: requiredLine(PASSKEY_NAME_MAX_LENGTH, () => fieldNames.name),
  passkey: NewPasskey,
});

/** The second factors of a person. */
export const SecondFactors = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created_at: Timestamp,
      last_used_at: z.nullable(Timestamp),
    }),
  ),
  /** Since when an app makes codes; null without one. */
  codes_since: z.nullable(Timestamp),
  recovery_codes_left: z.int(),
  /** Until when a manager can confirm that all of them are removed, because another one asks for it. */
  reset_until: z.nullable(Timestamp),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** Shown once, because only hashes are stored; null when the person has some already. */
export const NewFactor = z.object({ recovery_codes: z.nullable(z.array(z.string())) });
export type NewFactor = z.infer<typeof NewFactor>;
