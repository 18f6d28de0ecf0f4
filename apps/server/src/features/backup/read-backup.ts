import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import {
  AGE_HEADER,
  type DecryptionKey,
  decryptWith,
  passThrough,
  type Transformation,
} from './backup-encryption.ts';
import { type BackupEntry, BackupError, END, End, MANIFEST, Manifest } from './backup-format.ts';
import { createEntryDigest } from './entry-digest.ts';

/** Far above the size of any valid entry. */
const MAX_ENTRY_BYTES = 128 * 1024 * 1024;

const damaged = (path: string, cause?: unknown) =>
  new BackupError(`${path} is damaged, or not a complete backup. Nothing was imported.`, { cause });

/** @returns undefined for invalid JSON */
function readJson({ bytes }: BackupEntry): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

interface BackupSource {
  path: string;
  decrypt: Transformation;
}

async function* readEntries(source: BackupSource): AsyncGenerator<BackupEntry> {
  const { path, decrypt } = source;
  const archive = extract();
  let failure: unknown;
  // An error ends the loop, there with an error of the archive.
  pipeline(createReadStream(path), decrypt, createGunzip(), archive, (error) => {
    failure = error;
  });
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (size > MAX_ENTRY_BYTES) throw damaged(path);
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name, bytes: Buffer.concat(chunks) };
    }
  } catch (error) {
    throw failure ?? error;
  }
}

/**
 * The entries from the manifest to the end. When the loop ends without an error, the file is complete and
 * unchanged.
 * @throws BackupError when the file was cut short or altered, which may show only at its end
 */
async function* readVerified(source: BackupSource): AsyncGenerator<BackupEntry> {
  const { path } = source;
  const digest = createEntryDigest();
  let isOver = false;
  for await (const entry of readEntries(source)) {
    if (isOver) throw damaged(path);
    if (entry.name === END) {
      const expected = End.safeParse(readJson(entry)).data;
      const sum = digest.sum();
      isOver = expected?.sha256 === sum.sha256 && expected.entries === sum.entries;
      if (!isOver) throw damaged(path);
      continue;
    }
    digest.add(entry);
    yield entry;
  }
  if (!isOver) throw damaged(path);
}

/** A verified backup file. */
export interface Backup {
  manifest: Manifest;
  /** Reads and verifies the file again; yields all entries but the manifest. */
  entries(): AsyncGenerator<BackupEntry>;
}

/** @throws BackupError when the file is encrypted and there is no key, or the other way round */
async function findDecryption(path: string, key?: DecryptionKey) {
  const file = await open(path).catch((error: Error) => {
    throw new BackupError(`${path} cannot be read: ${error.message}`, { cause: error });
  });
  const start = await file
    .read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length)
    .finally(() => file.close());
  const isEncrypted = start.buffer.equals(AGE_HEADER);
  if (isEncrypted && key) return decryptWith(key, path);
  if (isEncrypted) {
    throw new BackupError(
      `${path} is encrypted. Give --passphrase-file or --identity-file. Nothing was imported.`,
    );
  }
  // Somebody could have replaced an encrypted backup by a file of their own.
  if (key) throw new BackupError(`${path} is not encrypted. Nothing was imported.`);
  return passThrough;
}

/**
 * @param key for an encrypted file
 * @throws BackupError when there is no such file, the key does not open it, or it is not complete
 */
export async function openBackup(path: string, key?: DecryptionKey): Promise<Backup> {
  const file = await stat(path).catch(() => undefined);
  if (file?.isDirectory()) {
    throw new BackupError(`${path} is a folder. Give the name of a backup file in it.`);
  }
  if (!file?.isFile()) throw new BackupError(`There is no file ${path}.`);
  const source = { path, decrypt: await findDecryption(path, key) };

  async function* entries(): AsyncGenerator<BackupEntry> {
    try {
      yield* readVerified(source);
    } catch (error) {
      throw error instanceof BackupError ? error : damaged(path, error);
    }
  }

  let manifest: Manifest | undefined;
  for await (const entry of entries()) {
    if (entry.name === MANIFEST) manifest = Manifest.safeParse(readJson(entry)).data;
    if (!manifest) throw damaged(path);
  }
  if (!manifest) throw damaged(path);
  return {
    manifest,
    async *entries() {
      for await (const entry of entries()) if (entry.name !== MANIFEST) yield entry;
    },
  };
}
