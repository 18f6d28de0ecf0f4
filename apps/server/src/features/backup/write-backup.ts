import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { passThrough, type Transformation } from './backup-encryption.ts';
import { type BackupEntry, BackupError, END } from './backup-format.ts';
import { createEntryDigest } from './entry-digest.ts';

/**
 * Writes a backup file that only its owner can read. It gets its name when it is complete and synced to
 * the disk.
 * @param write adds the entries, one after the other
 * @throws BackupError when the file exists already
 */
export async function writeBackup(
  path: string,
  write: (add: (entry: BackupEntry) => Promise<void>) => Promise<void>,
  encrypt: Transformation = passThrough,
): Promise<void> {
  if (await stat(path).catch(() => undefined)) {
    throw new BackupError(`There is a file ${path} already.`);
  }
  const partial = `${path}.${process.pid}.partial`;
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip(),
    encrypt,
    createWriteStream(partial, { flags: 'wx', mode: 0o600 }),
  );
  const digest = createEntryDigest();
  let failure: Error | undefined;
  let fail = (_error: Error) => {};
  written.catch((error: Error) => {
    failure = error;
    fail(error);
  });

  const addToArchive = ({ name, bytes }: BackupEntry) =>
    new Promise<void>((resolve, reject) => {
      if (failure) throw failure;
      // A full disk ends the pipeline, and then the entry's callback is never called.
      fail = reject;
      const entry = archive.entry({ name, size: bytes.length }, (error) => {
        if (error) reject(error);
        else resolve();
      });
      entry.end(bytes);
    });

  try {
    await write(async (entry) => {
      digest.add(entry);
      await addToArchive(entry);
    });
    await addToArchive({ name: END, bytes: Buffer.from(JSON.stringify(digest.sum())) });
    archive.finalize();
    await written;
    const file = await open(partial, 'r');
    await file.sync().finally(() => file.close());
    await rename(partial, path);
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await rm(partial, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code && ['ENOENT', 'EACCES', 'ENOSPC', 'EROFS', 'EDQUOT'].includes(code)) {
      throw new BackupError(`${path} cannot be written: ${message}`, { cause: error });
    }
    throw error;
  }
}
