import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What every app makes by default (RFC 6238). */
const STEP_SECONDS = 30;

/** A code of the step before or after is accepted, because clocks differ. */
const ACCEPTED_STEPS = 1;

/** So far off, a code tells of a clock that is wrong: five minutes. */
const RECOGNISED_STEPS = 10;

const SECRET_BYTES = 20;

/** A secret as people type it and as apps scan it. */
interface NewSecret {
  bytes: Buffer;
  text: string;
  uri: string;
}

export function newSecret(account: { issuer: string; label: string }): NewSecret {
  const bytes = randomBytes(SECRET_BYTES);
  const totp = totpOf(bytes, account);
  return { bytes, text: totp.secret.base32, uri: totp.toString() };
}

/** The step of a code: `refused`, when it is of none, or `clock`, when it is of one that is minutes away. */
export function findStep(secret: Buffer, code: string, now: Date): number | 'refused' | 'clock' {
  // The library compares bytes, and throws for six signs that are more of them.
  if (!/^\d{6}$/.test(code)) return 'refused';
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: RECOGNISED_STEPS });
  if (delta === null) return 'refused';
  if (Math.abs(delta) > ACCEPTED_STEPS) return 'clock';
  return Math.floor(timestamp / (STEP_SECONDS * 1_000)) + delta;
}

function totpOf(bytes: Buffer, account: { issuer?: string; label?: string } = {}) {
  const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
  return new TOTP({ ...account, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });
}
