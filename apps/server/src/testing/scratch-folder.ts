import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from '@pawmatch/embedded-postgres';

/** Followed by the id of the process that created the folder. */
const PREFIX = 'pawmatch-test-';

/** Creates an empty folder with a short path, which other users can traverse; the caller removes it. */
export async function makeScratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(folder, 0o711);
  return folder;
}

export async function removeScratchFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** A killed run leaves a volume that it has mounted, in which nothing can be removed. */
async function unmountVolumes(folder: string): Promise<void> {
  const mounts = await readFile('/proc/self/mounts', 'utf8').catch(() => '');
  for (const [, target = ''] of mounts.matchAll(/^\S+ (\S+)/gm)) {
    if (target.startsWith(`${folder}/`)) execFileSync('umount', [target]);
  }
}

/** Removes folders of killed test runs. */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const owner = Number.parseInt(name.slice(PREFIX.length), 10);
    if (!(owner > 0) || isProcessAlive(owner)) continue;
    await unmountVolumes(join(tmpdir(), name));
    await removeScratchFolder(join(tmpdir(), name));
  }
}
