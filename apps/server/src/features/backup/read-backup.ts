import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { type BackupEntry, BackupError, END, End, MANIFEST, Manifest } from './backup-format.ts';
import { createEntryDigest } from './entry-digest.ts';

/** No entry of ours is near this; one that is was not written by us. */
const MAX_ENTRY_BYTES = 128 * 1024 * 1024;

const damaged = (path: string, cause?: unknown) =>
  new BackupError(`${path} is damaged, or no whole backup. Nothing was imported.`, { cause });

/** What a JSON entry says; undefined when it is no JSON. */
function readJson({ bytes }: BackupEntry): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

async function* readEntries(path: string): AsyncGenerator<BackupEntry> {
  const archive = extract();
  pipeline(createReadStream(path), createGunzip(), archive, () => {}); // What goes wrong ends the loop.
  for await (const entry of archive) {
    const { name, size = 0 } = entry.header;
    if (size > MAX_ENTRY_BYTES) throw damaged(path);
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    yield { name, bytes: Buffer.concat(chunks) };
  }
}

/**
 * The entries between manifest and end. Whoever comes to the end of the loop has read exactly what was
 * once written.
 * @throws BackupError when the file was cut short or altered, which may show only at its end
 */
async function* readVerified(path: string): AsyncGenerator<BackupEntry> {
  const digest = createEntryDigest();
  let isOver = false;
  for await (const entry of readEntries(path)) {
    if (isOver) throw damaged(path);
    if (entry.name === END) {
      const said = End.safeParse(readJson(entry)).data;
      const sum = digest.sum();
      isOver = said?.sha256 === sum.sha256 && said.entries === sum.entries;
      if (!isOver) throw damaged(path);
      continue;
    }
    digest.add(entry);
    yield entry;
  }
  if (!isOver) throw damaged(path);
}

/** A file that was read to its end and is whole. */
export interface Backup {
  manifest: Manifest;
  /** Once more, without the manifest; verified again. */
  entries(): AsyncGenerator<BackupEntry>;
}

/** @throws BackupError when there is no such file, or it is not whole */
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
