import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from './config-error.ts';

/**
 * Creates the data folder if necessary, and writes and deletes a file in it.
 * @throws ConfigError with one line that says why it cannot be written, and what to do
 */
export async function requireWritableFolder(folder: string): Promise<void> {
  const probe = join(folder, `.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'ok');
    await rm(probe);
  } catch (error) {
    await rm(probe, { force: true }).catch(() => {}); // The first error is reported.
    const reason = reasons[await codeOf(error, folder)];
    if (!reason) throw error;
    throw new ConfigError(await reason(folder), { cause: error });
  }
}

/**
 * The code of an error. Below a folder that cannot be written, the recursive `mkdir` of Node 20 reports
 * ENOENT; creating the first missing folder reports the cause.
 */
async function codeOf(error: unknown, folder: string): Promise<string> {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT') return code;
  let missing = folder;
  while (missing !== dirname(missing) && !existsSync(dirname(missing))) missing = dirname(missing);
  try {
    await mkdir(missing);
    return code;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code ?? code;
  }
}

const notAllowed = async (folder: string) => {
  const owner = await stat(folder).catch(() => undefined);
  const of = owner ? `, which belongs to the user ${owner.uid}` : '';
  const user = process.getuid?.() ?? 'of the application';
  return `The user ${user} may not write to the folder DATA_DIR, ${folder}${of}. Change its owner (chown -R ${user} ${folder}), or run as that user.`;
};

const notFolder = async (folder: string) =>
  `DATA_DIR, ${folder}, is a file or below one. Set it to a folder.`;

const full = async (folder: string) =>
  `The disk of the folder DATA_DIR, ${folder}, is full. Free some room.`;

const reasons: Record<string, (folder: string) => Promise<string>> = {
  EEXIST: notFolder,
  ENOTDIR: notFolder,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: async (folder) =>
    `The folder DATA_DIR, ${folder}, is on a read-only volume. Mount it so that it can be written.`,
  ENOSPC: full,
  EDQUOT: full,
};
