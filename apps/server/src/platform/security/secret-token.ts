import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits as text for cookies and links. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token; 256 random bits need no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Encrypts a successor with the token that it replaces. A caller who presents the old token again within
 * the grace period gets the same successor, and the database alone, which has only hashes, reveals
 * neither.
 */
export function sealSuccessor(token: string, successor: string): Buffer {
  return combine(token, Buffer.from(successor, 'base64url'));
}

/** The inverse of {@link sealSuccessor}. */
export function openSuccessor(token: string, sealed: Buffer): string {
  return combine(token, sealed).toString('base64url');
}

/** A one-time pad, which is safe because a token has only one successor. */
function combine(token: string, bytes: Buffer): Buffer {
  const pad = createHmac('sha256', token).update('successor').digest();
  return Buffer.from(bytes.map((byte, index) => byte ^ (pad[index] ?? 0)));
}
