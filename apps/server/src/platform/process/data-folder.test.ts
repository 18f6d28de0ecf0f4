import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../testing/run-command.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { startServer } from '../../testing/server-process.ts';
import { requireWritableFolder } from './data-folder.ts';

const folder = await makeScratchFolder();
const volume = join(folder, 'volume');
await mkdir(volume);
afterAll(() => removeScratchFolder(folder));

const mount = (options: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', volume], { stdio: 'ignore' });
const unmount = () => execFileSync('umount', [volume]);

function canMount(): boolean {
  try {
    mount('size=100k');
    unmount();
    return true;
  } catch {
    return false;
  }
}

const isRoot = process.getuid?.() === 0;

/** What a start prints that fails. */
const failure = (dataDir: string) =>
  startServer({ dataDir }).then(
    () => 'it started',
    (error: Error) => error.message,
  );

describe('a volume that cannot be used', () => {
  it('B6.01 is created when it is missing, and left empty', async () => {
    const path = join(folder, 'new', 'data');
    await requireWritableFolder(path);
    expect(await readdir(path)).toEqual([]);
  });

  it('B6.01 stops the start with one line when it is a file', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    expect(await failure(path)).toMatch(/^[^\n]*DATA_DIR[^\n]*is a file[^\n]*\n$/);
  });

  it.runIf(isRoot).each([17, 99])('B6.01 stops it when PostgreSQL %i wrote it', async (version) => {
    const cluster = join(folder, 'other', 'postgres');
    await mkdir(cluster, { recursive: true });
    await chmod(join(folder, 'other'), 0o711);
    await writeFile(join(cluster, 'PG_VERSION'), `${version}\n`);
    await chown(cluster, 65_534, 65_534);
    await chmod(cluster, 0o700);
    const output = await failure(join(folder, 'other'));
    expect(output).toMatch(
      new RegExp(`^The embedded PostgreSQL cannot be used, because[^\\n]*${version}[^\\n]*\\n$`),
    );
    expect(await readdir(cluster)).toEqual(['PG_VERSION']);
    await rm(join(folder, 'other'), { recursive: true });
  });

  it.runIf(isRoot)('B6.01 stops it when it belongs to another user, and names both', async () => {
    const path = join(folder, 'foreign');
    await mkdir(path, { mode: 0o700 });
    await chmod(folder, 0o755);
    const url = pathToFileURL(join(import.meta.dirname, 'data-folder.ts'));
    // Root may write everywhere, so this becomes another user once its modules are loaded.
    const program = `const { requireWritableFolder } = await import('${url}');
      process.setuid(54321);
      await requireWritableFolder('${path}').catch(({ message }) => console.log(message));`;
    const parameters = ['--import', 'tsx', '--input-type=module', '--eval', program];
    expect(execFileSync(process.execPath, parameters, { encoding: 'utf8' })).toBe(
      `The user 54321 may not write to the folder DATA_DIR, ${path}, which belongs to the user 0. Change its owner (chown -R 54321 ${path}), or run as that user.\n`,
    );
    expect(await readdir(path)).toEqual([]);
  });
});

describe.runIf(isRoot)('a user without a name', () => {
  it('B6.01 is told the reason of initdb in one line', async () => {
    const path = join(folder, 'nameless');
    await mkdir(path);
    await chown(path, 54_321, 54_321);
    await chmod(folder, 0o755);
    const url = pathToFileURL(join(import.meta.dirname, '../database/embedded-database.ts'));
    const program = `const { startEmbeddedDatabase } = await import('${url}');
      process.setuid(54321);
      const silent = () => undefined;
      const logger = { info: silent, warn: silent, error: silent };
      await startEmbeddedDatabase('${path}', logger).catch(({ message }) => console.log(message));`;
    const parameters = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const env = { PATH: process.env.PATH };
    expect(execFileSync(process.execPath, parameters, { encoding: 'utf8', env })).toMatch(
      /^The embedded PostgreSQL cannot be used[^\n]*cannot be made \(could not look up effective user ID 54321: [^\n)]+\)[^\n]*\n$/,
    );
  });
});

describe.runIf(process.platform === 'linux' && canMount())('a volume', () => {
  it('B6.01 that is read-only is named in one line, by the start and by commands', async () => {
    mount('ro,size=100k');
    try {
      const line = /^The folder DATA_DIR, [^\n]* is on a read-only volume\.[^\n]*\n$/;
      expect(await failure(volume)).toMatch(line);
      expect(await failure(join(volume, 'new', 'data'))).toMatch(line);
      const { code, stderr } = await runCommand('db-export', { dataDir: volume }, folder);
      expect([code, stderr]).toEqual([1, expect.stringMatching(line)]);
    } finally {
      unmount();
    }
  });

  it('B6.01 S41 that is full is named in one line, and nothing is left in it', async () => {
    mount('size=40k');
    try {
      await writeFile(join(volume, 'filler'), Buffer.alloc(40 * 1024)).catch(() => {});
      expect(await failure(volume)).toMatch(
        /^The disk of the folder DATA_DIR[^\n]* is full[^\n]*\n$/,
      );
      expect(await readdir(volume)).toEqual(['filler']);
    } finally {
      unmount();
    }
  });

  it('B6.01 S41 that becomes full while the first database is made is left as it was', async () => {
    mount('size=5m');
    try {
      const output = await failure(volume);
      expect(output).toMatch(/^The embedded PostgreSQL cannot be used/);
      expect(output).toContain('No space left');
      expect(output).not.toContain('( ');
      expect(output.indexOf('\n'), 'one line').toBe(output.length - 1);
      expect(await readdir(volume)).not.toContain('postgres');
    } finally {
      unmount();
    }
  });
});
