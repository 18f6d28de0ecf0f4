import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { newIncomingKey } from './incoming-files.ts';

/**
 * flydrive's disk driver, except that a file is written and synced before it gets its name: after a crash
 * or a power failure there is either the whole file or none.
 */
export class DurableDiskDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'public' });
    this.#root = root;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const incoming = join(this.#root, newIncomingKey());
    const final = join(this.#root, key);
    await mkdir(dirname(incoming), { recursive: true });
    await mkdir(dirname(final), { recursive: true });
    try {
      const file = await open(incoming, 'wx');
      try {
        await file.writeFile(contents);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(incoming, final);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
    await syncFolder(dirname(final));
  }
}

/** Syncs the file's name; Windows does not support this for folders. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
