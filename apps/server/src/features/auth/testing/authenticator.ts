import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@pawmatch/contract/auth/second-factor';

/** Flags of authenticator data. */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const encode = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');

/** A passkey with a browser, as WebAuthn describes them; each answer can be made wrong. */
export function createAuthenticator(origin = 'http://pawmatch.example') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = { id: encode(id), rawId: encode(id), type: 'public-key' as const };
  let userHandle = '';
  let count = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const authenticatorData = (rpId: string, flags: number, attested = Buffer.alloc(0)) => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested]);
  };

  /** The public key in COSE. */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const parts = [hex('a5 0102 0326 2001 2158 20'), Buffer.from(x, 'base64url')];
    return Buffer.concat([...parts, hex('2258 20'), Buffer.from(y, 'base64url')]);
  };

  return {
    create({ challenge, rp, user }: PasskeyCreation, from = origin): NewPasskey {
      userHandle = user.id;
      const attested = Buffer.concat([Buffer.alloc(16), hex('0010'), id, coseKey()]);
      const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL;
      const data = authenticatorData(rp.id, flags, attested);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(data.length);
      const attestation = Buffer.concat([
        ...[hex('a3 63'), Buffer.from('fmt'), hex('64'), Buffer.from('none')],
        ...[hex('67'), Buffer.from('attStmt'), hex('a0 68'), Buffer.from('authData')],
        ...[hex('59'), length, data],
      ]);
      const clientDataJSON = encode(clientData('webauthn.create', challenge, from));
      return {
        ...credential,
        response: {
          clientDataJSON,
          attestationObject: encode(attestation),
          transports: ['internal', 'of the future'],
        },
      };
    },

    get(
      { challenge, rpId }: PasskeyRequest,
      { from = origin, isVerified = true, counter = count + 1 } = {},
    ): PasskeyAnswer {
      count = counter - 1;
      const data = authenticatorData(rpId, USER_PRESENT | (isVerified ? USER_VERIFIED : 0));
      const json = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(json),
          authenticatorData: encode(data),
          signature: encode(signature),
          userHandle,
        },
      };
    },
  };
}
