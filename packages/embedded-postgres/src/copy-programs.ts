import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Static libraries and build files: a tenth of the size, unused at run time. */
const EXCLUDED = /\.a$|^pkgconfig$/;

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (EXCLUDED.test(entry.name)) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      await copyTree(source, target);
    } else if (entry.isFile()) {
      await copyFile(source, target);
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

/**
 * Copies a folder so that every user can read it, whatever the permissions of the original. Symbolic links
 * are not copied. The copy appears atomically; an existing one is kept.
 * @param finish completes the copy before it appears
 * @returns whether this call made the copy
 */
export async function copyPrograms(
  from: string,
  to: string,
  finish: (copy: string) => Promise<void>,
): Promise<boolean> {
  if (await stat(to).catch(() => undefined)) return false;
  await mkdir(dirname(to), { recursive: true });
  const unfinished = await mkdtemp(join(dirname(to), `.${basename(to)}-`));
  await copyTree(from, unfinished);
  await finish(unfinished);
  try {
    await rename(unfinished, to);
    return true;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await stat(to).catch(() => undefined))) throw error;
    return false;
  }
}
