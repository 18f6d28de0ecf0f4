import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
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

async function* readEntries(path: string): AsyncGenerator<BackupEntry> {
  const archive = extract();
  pipeline(createReadStream(path), createGunzip(), archive, () => {}); // An error ends the loop.
  for await (const entry of archive) {
    const { name, size = 0 } = entry.header;
    if (size > MAX_ENTRY_BYTES) throw damaged(path);
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    yield { name, bytes: Buffer.concat(chunks) };
  }
}

/**
 * The entries from the manifest to the end. When the loop ends without an error, the file is complete and
 * unchanged.
 * @throws BackupError when the file was cut short or altered, which may show only at its end
 */
async function* readVerified(path: string): AsyncGenerator<BackupEntry> {
  const digest = createEntryDigest();
  let isOver = false;
  for await (const entry of readEntries(path)) {
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

/** @throws BackupError when there is no such file, or it is not complete */
export async function openBackup(path: string): Promise<Backup> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new BackupError(`There is no file ${path}.`);

  async function* entries(): AsyncGenerator<BackupEntry> {
    try {
      yield* readVerified(path);
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
