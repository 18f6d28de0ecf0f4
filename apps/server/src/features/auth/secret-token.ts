import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits as text that fits cookies and links. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of a token; so much randomness needs no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Hides a successor under the token that it replaces: who presents that token again within the grace
 * gets the very same successor, while the database alone, which has only hashes, reveals neither.
 */
export function sealSuccessor(token: string, successor: string): Buffer {
  return combine(token, Buffer.from(successor, 'base64url'));
}

/** The way back from {@link sealSuccessor}. */
export function openSuccessor(token: string, sealed: Buffer): string {
  return combine(token, sealed).toString('base64url');
}

/** A one-time pad: a token has one successor, ever. */
function combine(token: string, bytes: Buffer): Buffer {
  const pad = createHmac('sha256', token).update('successor').digest();
  return Buffer.from(bytes.map((byte, index) => byte ^ (pad[index] ?? 0)));
}
