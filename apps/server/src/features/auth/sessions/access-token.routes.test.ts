import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../platform/database/new-id.ts';
import { deriveKey } from '../../../platform/security/derived-key.ts';
import { openTestApp } from '../../../testing/test-app.ts';

const test = await openTestApp();

const callWith = (authorization: string) =>
  test.visitor().send('/api/users/me', { headers: { Authorization: authorization } });

const statusWith = async (token: string) => (await callWith(`Bearer ${token}`)).status;

const rightKey = () => createSecretKey(deriveKey(test.dependencies.sessionSecret, 'access token'));

/** The parts of a valid token, which tests change. */
async function goodToken() {
  const person = await test.signIn();
  const token = person.token ?? '';
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { token, header, payload, signature, claims };
}

describe('an access token', () => {
  it('R6.05 D10 gives access to protected endpoints, with its scheme in any case', async () => {
    const { token } = await goodToken();
    expect((await callWith(`Bearer ${token}`)).status).toBe(200);
    expect((await callWith(`bearer  ${token} `)).status).toBe(200);
  });

  it('contains user and session, but no rights', async () => {
    const { header, claims } = await goodToken();
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'at+jwt',
    });
    expect(Object.keys(claims)).toEqual(['sid', 'iss', 'sub', 'iat', 'exp']);
  });

  it('D10 S07 S11 is looked up for itself when many come at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => test.signIn()));
    const [first] = people;
    await first?.request('/api/auth/logout', { method: 'POST' });
    const again = [...people, ...people];
    const answers = await Promise.all(again.map((person) => person.request('/api/users/me')));
    for (const [index, { status, body }] of answers.entries()) {
      const person = again[index];
      if (person === first) expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED']);
      else expect(body.id).toBe(person?.user.id);
    }
  });

  it('S08 is rejected after 15 minutes', async () => {
    const { token } = await goodToken();
    test.advance(15 * 60 - 1);
    expect(await statusWith(token)).toBe(200);
    test.advance(1);
    const response = await callWith(`Bearer ${token}`);
    expect(response.status).toBe(401);
    expect(response.body.code).toBe('SESSION_EXPIRED');
  });

  it('S08 is rejected with a flipped bit anywhere', async () => {
    const { token, header, payload, signature } = await goodToken();
    const flip = (part: string) => {
      const bytes = Buffer.from(part, 'base64url');
      bytes.writeUInt8((bytes[5] ?? 0) ^ 1, 5);
      return bytes.toString('base64url');
    };
    expect(await statusWith(token)).toBe(200);
    expect(await statusWith([flip(header), payload, signature].join('.'))).toBe(401);
    expect(await statusWith([header, flip(payload), signature].join('.'))).toBe(401);
    expect(await statusWith([header, payload, flip(signature)].join('.'))).toBe(401);
    expect(await statusWith([header, payload, ''].join('.'))).toBe(401);
    // Of the last character, two bits are no part of the signature.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters[letters.indexOf(token.slice(-1)) ^ 1];
    expect(await statusWith(`${token.slice(0, -1)}${last}`)).toBe(401);
    expect(await statusWith(`${token}=`)).toBe(401);
  });

  it('S08 is rejected without a signature, or with another algorithm', async () => {
    const { claims } = await goodToken();
    expect(await statusWith(new UnsecuredJWT(claims).encode())).toBe(401);
    const wider = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' })
      .sign(rightKey());
    expect(await statusWith(wider)).toBe(401);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const asymmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .sign(privateKey);
    expect(await statusWith(asymmetric)).toBe(401);
  });

  it.each([
    ['of another type', { typ: 'JWT' }, {}],
    ['without a type', {}, {}],
    ['of another issuer', { typ: 'at+jwt' }, { iss: 'elsewhere' }],
    ['without an end', { typ: 'at+jwt' }, { exp: undefined }],
    ['without a session', { typ: 'at+jwt' }, { sid: undefined }],
    ['with a session that is no text', { typ: 'at+jwt' }, { sid: 7 }],
    ['without a user', { typ: 'at+jwt' }, { sub: undefined }],
  ])(
    'S08 is rejected when it is one %s, with a valid signature or not',
    async (_name, header, changes) => {
      const { claims } = await goodToken();
      const token = await new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'HS256', ...header })
        .sign(rightKey());
      expect(await statusWith(token)).toBe(401);
    },
  );

  it('D10 is rejected for an unknown session or the session of another person', async () => {
    const { claims } = await goodToken();
    const other = await goodToken();
    const sign = (changes: Record<string, unknown>) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(rightKey());
    expect(await statusWith(await sign({}))).toBe(200);
    expect(await statusWith(await sign({ sid: newId() }))).toBe(401);
    expect(await statusWith(await sign({ sid: other.claims.sid }))).toBe(401);
  });

  it('S08 is rejected as a refresh token', async () => {
    const person = await test.signIn();
    expect(await statusWith(person.cookies.get('refresh_token') ?? '')).toBe(401);
  });

  it('S24 is rejected when it is malformed', async () => {
    for (const token of ['', 'x', 'a.b.c', '...', 'ä', 'e30.e30.e30', 'x'.repeat(8_000)]) {
      expect(await statusWith(encodeURIComponent(token))).toBe(401);
    }
    expect((await callWith('Basic YTpi')).status).toBe(401);
  });
});
