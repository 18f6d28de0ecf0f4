import { describe, expect, it } from 'vitest';
import { createSigner } from './signer.ts';

const SECRET = 's'.repeat(32);
const signer = createSigner(SECRET, 'test');
const NOW = new Date('2026-11-20T15:00:00Z');

describe('createSigner', () => {
  it('S08 S13 reads what it has signed, with dots in it too', () => {
    for (const text of ['', 'visit', 'a.b.c', 'ünïcode']) {
      expect(signer.verify(signer.sign(text))).toBe(text);
    }
  });

  it('S08 S13 reads nothing else than exactly that', () => {
    const signed = signer.sign('visit');
    const signature = signed.slice('visit.'.length);
    const last = signature.at(-1) ?? '';
    // The last character has two bits that decoding ignores.
    const sameBytes = String.fromCharCode(last.charCodeAt(0) + 1);
    const forged = [
      `${signed}=`,
      `${signed}==`,
      `${signed}!!`,
      ` ${signed}`,
      `${signed} `,
      `${signed}\n`,
      `visit.=${signature}`,
      `visit.${signature.slice(0, 5)}!${signature.slice(5)}`,
      `${signed.slice(0, -1)}${sameBytes}`,
      signed.slice(0, -1),
      'visit.',
      'visit',
      '',
      createSigner(SECRET, 'other').sign('visit'),
      createSigner('t'.repeat(32), 'test').sign('visit'),
    ];
    expect(forged.filter((text) => signer.verify(text) !== undefined)).toEqual([]);
  });

  it('S08 S13 reads no signature in the alphabet of base64', () => {
    const signed = Array.from({ length: 20 }, (_, index) => signer.sign(`${index}`));
    const different = signed.filter((text) => /[-_]/.test(text));
    expect(different).not.toEqual([]);
    for (const text of different) {
      expect(signer.verify(text.replaceAll('-', '+').replaceAll('_', '/'))).toBeUndefined();
    }
  });

  it('S08 reads a text until it expires', () => {
    const until = new Date(NOW.getTime() + 1_000);
    const signed = signer.signUntil('mail.1', until);
    expect(signer.verifyUntil(signed, NOW)).toEqual({ text: 'mail.1', until });
    expect(signer.verifyUntil(signed, until)).toBeUndefined();
    expect(signer.verifyUntil(`${signed}=`, NOW)).toBeUndefined();
  });
});
