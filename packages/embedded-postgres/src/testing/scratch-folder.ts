import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder with a short path that other users can enter. The caller removes it. */
export async function makeScratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `pawmatch-test-${process.pid}-`));
  await chmod(folder, 0o711);
  return folder;
}

export async function removeScratchFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
