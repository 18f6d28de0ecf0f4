import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureChromium, findChromium } from './chromium.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pawmatch-browsers-'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program in place of a browser. */
function writeProgram(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  vi.stubEnv('CHROMIUM_PATH', path);
  return path;
}

const VERSION = 'if [ "$1" = --version ]; then echo Chromium';

describe('CHROMIUM_PATH', () => {
  it('wins over every installed browser, for npm test and for Playwright by hand', async () => {
    const path = writeProgram('good', `${VERSION} 111.0.5563.64; else echo "<html></html>"; fi`);
    expect(await ensureChromium(() => undefined)).toBe(path);
    expect(findChromium()).toBe(path);
  });

  it.each([
    [
      'old',
      `${VERSION} 110.0.5481.77; fi`,
      /is version 110, and the oldest supported one is 111\./,
    ],
    [
      'without libraries',
      `${VERSION} 130.0.1.1; else echo "libnss3.so: cannot open" >&2; exit 127; fi`,
      /cannot start \(libnss3\.so: cannot open\)\./,
    ],
    ['a script that only asks to install one', 'exit 10', /cannot start \(/],
    ['blank', `${VERSION} 130.0.1.1; fi`, /shows no page\./],
  ])(
    'names what is wrong with one that is %s, and what to install and set',
    async (name, script, problem) => {
      const path = writeProgram(name, script);
      const failure = ensureChromium(() => undefined);
      await expect(failure).rejects.toThrow(`CHROMIUM_PATH: ${path}`);
      await expect(failure).rejects.toThrow(problem);
      await expect(failure).rejects.toThrow('on Debian, "apt-get install chromium-headless-shell"');
      await expect(failure).rejects.toThrow(
        /or set CHROMIUM_PATH to the program of .* 111 or later/,
      );
    },
  );

  it('names one that does not exist', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'nothing'));
    await expect(ensureChromium(() => undefined)).rejects.toThrow('nothing does not exist.');
  });
});
