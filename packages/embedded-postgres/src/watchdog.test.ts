import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from './testing/scratch-folder.ts';
import { NODE_SCRIPT } from './watchdog.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeScratchFolder();
});
afterEach(() => removeScratchFolder(folder));

/** The tests that kill an application cover the shell script. */
describe('the watchdog script for Windows', () => {
  it.each([
    [
      'stops the cluster whose process id came last',
      '0\n4711\n',
      'stop -D C:/data/postgres -m fast -s\n',
    ],
    ['stops nothing when the last process id is 0', '4711\n0\n', ''],
  ])('%s, once its pipe closes', async (_, pipe, calls) => {
    const pgCtl = join(folder, 'pg_ctl');
    const record = join(folder, 'calls');
    await writeFile(record, '');
    await writeFile(pgCtl, `#!/bin/sh\necho "$@" >> ${record}\n`, { mode: 0o755 });
    const watchdog = spawn(process.execPath, ['-e', NODE_SCRIPT, pgCtl, 'C:/data/postgres'], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    watchdog.stdin.write(pipe);
    expect(await readFile(record, 'utf8')).toBe('');
    watchdog.stdin.end();
    await once(watchdog, 'exit');
    expect(await readFile(record, 'utf8')).toBe(calls);
  });
});
