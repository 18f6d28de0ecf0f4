import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { ConfigError } from '../process/config-error.ts';
import { readSessionSecret } from './session-secret.ts';

let folder: string;

beforeEach(async () => {
  folder = await makeScratchFolder();
});

afterEach(() => removeScratchFolder(folder));

const read = (dataDir = folder) => readSessionSecret({ sessionSecret: undefined, dataDir });

describe('the session secret', () => {
  it('is SESSION_SECRET when that is set, and no file then', async () => {
    const sessionSecret = 'a secret from the environment, long enough';
    expect(await readSessionSecret({ sessionSecret, dataDir: folder })).toBe(sessionSecret);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is generated once, with 256 random bits, and readable only by its owner', async () => {
    const dataDir = join(folder, 'new/data');
    const secret = await read(dataDir);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await read(dataDir)).toBe(secret);
    const path = join(dataDir, 'session-secret');
    expect((await readFile(path, 'utf8')).trim()).toBe(secret);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await read(folder)).not.toBe(secret);
  });

  it('is the same for processes that start simultaneously, and leaves no temporary files', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(['session-secret']);
  });

  it('is rejected when its file is damaged', async () => {
    await writeFile(join(folder, 'session-secret'), 'short\n');
    await expect(read()).rejects.toThrow(ConfigError);
    await expect(read()).rejects.toThrow(/^SESSION_SECRET .*session-secret/);
  });
});
