import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the pages in the made-up language, see `apps/web/pseudo-language.ts`, beside a copy of the built server, in
 * a folder of their own. @returns what removes it
 */
export default async function buildPseudo(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pawmatch-pseudo-'));
  const [from, to] = [join(REPOSITORY, 'apps/server'), join(folder, 'apps/server')];
  await mkdir(to, { recursive: true });
  await symlink(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
  for (const name of await readdir(from)) {
    if (name !== 'dist') await symlink(join(from, name), join(to, name));
  }
  await cp(join(from, 'dist'), join(to, 'dist'), { recursive: true });
  const build = join(REPOSITORY, 'apps/web/build.mjs');
  await promisify(execFile)(process.execPath, [build, '--out', join(folder, 'apps/web/dist')], {
    env: { ...process.env, NODE_ENV: 'production', PAGE_LANGUAGE: 'pseudo' },
  });
  process.env.PSEUDO_SERVER = join(to, 'dist/main.js');
  return () => rm(folder, { recursive: true, force: true });
}
