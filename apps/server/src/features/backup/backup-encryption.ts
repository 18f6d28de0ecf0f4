import { readFile } from 'node:fs/promises';
import { BackupError } from './backup-format.ts';

/** Backups are encrypted in the age format (https://age-encryption.org/v1), which other tools read too. */
export type EncryptionKey = { passphrase: string } | { recipient: string };
export type DecryptionKey = { passphrase: string } | { identities: string[] };

/** The first bytes of every age file. */
export const AGE_HEADER = Buffer.from('age-encryption.org/v1\n');

/** Loaded on demand, because its cryptography takes 3 MB of a server that encrypts no backup. */
const loadAge = () => import('age-encryption');

type Chunks = AsyncIterable<Uint8Array>;

/** Encrypts or decrypts a stream in chunks of 64 KiB. */
export type Transformation = (source: Chunks) => Chunks;

/** For backups that are not encrypted. */
export async function* passThrough(source: Chunks): AsyncGenerator<Uint8Array> {
  yield* source;
}

/** A shorter passphrase could be guessed by someone who has the file. */
const MIN_PASSPHRASE_LENGTH = 12;

async function readSecretFile(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new BackupError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** @throws BackupError when the file is missing or its passphrase is too short */
export async function readPassphrase(path: string): Promise<{ passphrase: string }> {
  const passphrase = await readSecretFile(path);
  if (passphrase.length >= MIN_PASSPHRASE_LENGTH) return { passphrase };
  throw new BackupError(
    `The passphrase in ${path} is too short: use at least ${MIN_PASSPHRASE_LENGTH} characters.`,
  );
}

/**
 * Reads a file of `npm run db:key` or age-keygen: a private key a line, with comments.
 * @throws BackupError when it has no private key
 */
export async function readIdentities(path: string): Promise<{ identities: string[] }> {
  const lines = (await readSecretFile(path)).split(/\r?\n/).map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length > 0) return { identities };
  throw new BackupError(`${path} has no private key: a line that begins with AGE-SECRET-KEY-.`);
}

/** @throws BackupError when the recipient is no public key */
export async function encryptWith(key: EncryptionKey): Promise<Transformation> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  if ('passphrase' in key) encrypter.setPassphrase(key.passphrase);
  else addKey(() => encrypter.addRecipient(key.recipient), 'public key, such as age1…');
  return async function* encrypt(source) {
    yield* await encrypter.encrypt(ReadableStream.from(source));
  };
}

/**
 * The stream throws a BackupError when the key does not fit, and another error when the file is damaged.
 * @throws BackupError when an identity is no private key
 */
export async function decryptWith(key: DecryptionKey, path: string): Promise<Transformation> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
  else {
    for (const identity of key.identities) {
      addKey(() => decrypter.addIdentity(identity), 'private key, such as AGE-SECRET-KEY-1…');
    }
  }
  return async function* decrypt(source) {
    const stream = await decrypter.decrypt(ReadableStream.from(source)).catch((error: Error) => {
      if (!error.message.startsWith('no identity matched')) throw error;
      const name = 'passphrase' in key ? 'passphrase' : 'private key';
      throw new BackupError(`The ${name} does not open ${path}. Nothing was imported.`);
    });
    yield* stream;
  };
}

function addKey(add: () => void, kind: string): void {
  try {
    add();
  } catch (error) {
    throw new BackupError(`This is not a ${kind}.`, { cause: error });
  }
}
