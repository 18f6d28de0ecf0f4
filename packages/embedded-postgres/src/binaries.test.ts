import { execFileSync } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BinaryPackage, findPackage, locateBinaries, prepareBinaries } from './binaries.ts';
import { chooseAccount } from './run-as.ts';
import { makeScratchFolder, removeScratchFolder } from './testing/scratch-folder.ts';
import { silentLogger } from './testing/silent-logger.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
beforeEach(async () => {
  folder = await makeScratchFolder();
});
afterEach(() => removeScratchFolder(folder));

/** The package as npm installs it without install scripts: the symbolic links are missing. */
async function unpackWithoutScripts(): Promise<BinaryPackage> {
  const { native, version } = await findPackage();
  const unpacked = join(folder, 'package', 'native');
  await cp(native, unpacked, { recursive: true, verbatimSymlinks: true });
  const libraries = join(unpacked, 'lib');
  for (const entry of await readdir(libraries, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(libraries, entry.name));
  }
  return { native: unpacked, version };
}

async function prepare(source: BinaryPackage, copiesFolder = join(folder, 'copies')) {
  const account = await chooseAccount(folder);
  return prepareBinaries({ source, account, copiesFolder, logger: silentLogger });
}

describe("the package's programs", () => {
  it('get their library links in place', async () => {
    const source = await unpackWithoutScripts();
    const program = join(source.native, 'bin', 'postgres');
    expect(() => execFileSync(program, ['--version'], { stdio: 'pipe' })).toThrow('libicui18n');
    const binaries = await prepare(source);
    expect(binaries.postgres).toBe(program);
    expect(binaries.majorVersion).toBe(18);
    const links = JSON.parse(await readFile(join(source.native, 'pg-symlinks.json'), 'utf8'));
    for (const { target } of links as { target: string }[]) {
      expect((await lstat(join(source.native, '..', target))).isSymbolicLink()).toBe(true);
    }
  });

  it('are made executable when the installer dropped the executable bit', async () => {
    const source = await unpackWithoutScripts();
    for (const name of ['initdb', 'postgres']) await chmod(join(source.native, 'bin', name), 0o644);
    expect((await prepare(source)).majorVersion).toBe(18);
  });

  it.runIf(isRoot)('are copied when the user that they run as cannot reach them', async () => {
    const source = await unpackWithoutScripts();
    await chmod(join(folder, 'package'), 0o700);
    const lines: string[] = [];
    const record = (line: unknown) => lines.push(String(line));
    const options = {
      source,
      copiesFolder: join(folder, 'copies'),
      account: await chooseAccount(folder),
      logger: { info: record, warn: record, error: record },
    };
    const { postgres, majorVersion } = await prepareBinaries(options);
    const copy = join(folder, 'copies', `postgresql-${source.version}`);
    expect(postgres).toBe(join(copy, 'bin', 'postgres'));
    expect(majorVersion).toBe(18);
    expect(lines).toEqual([expect.stringContaining(copy)]);
    const before = await stat(postgres);
    await prepareBinaries(options);
    expect((await stat(postgres)).mtimeMs).toBe(before.mtimeMs);
    expect(await readdir(join(folder, 'copies'))).toEqual([`postgresql-${source.version}`]);
  });

  it.runIf(isRoot)(
    'are copied with open permissions when a strict umask made them unreadable',
    async () => {
      const source = await unpackWithoutScripts();
      execFileSync('chmod', ['-R', 'go=', source.native]);
      const { postgres } = await prepare(source);
      expect(postgres).toContain(join(folder, 'copies'));
    },
  );
});

describe('an error in one sentence, when PostgreSQL cannot run', () => {
  const locate = (binDir: string) =>
    locateBinaries({ binDir, account: undefined, copiesFolder: folder, logger: silentLogger });

  it('names a missing program', async () => {
    await expect(locate(join(folder, 'nothing'))).rejects.toThrow(
      /^The embedded PostgreSQL cannot be used, because it cannot run on this machine \(.*ENOENT\)\.$/,
    );
  });

  it('names an incompatible C library', async () => {
    await mkdir(join(folder, 'bin'));
    const program = join(folder, 'bin', 'postgres');
    await writeFile(program, '#!/lib/ld-musl-there-is-none.so.1\n', { mode: 0o755 });
    await expect(locate(join(folder, 'bin'))).rejects.toThrow('ENOENT');
    await writeFile(program, '#!/bin/sh\necho "version \'GLIBC_2.27\' not found" >&2; exit 1\n');
    await expect(locate(join(folder, 'bin'))).rejects.toThrow(/GLIBC_2\.27/);
  });
});
