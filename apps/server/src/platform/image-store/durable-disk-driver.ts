import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { newIncomingKey } from './incoming-files.ts';

/**
 * flydrive's disk, except that a file is complete and on the disk before it has its name: killed or
 * without power in the middle, there is either the whole file or none (S40).
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

/** The name is on the disk as well; Windows has no such thing for folders. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
