import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const COMPILER = fileURLToPath(
  new URL('../../../node_modules/typescript/bin/tsc', import.meta.url),
);
const TRANSLATION = fileURLToPath(new URL('translation.ts', import.meta.url));

/** Compiles the translation of two messages, as the build does. @returns what the compiler says */
async function compile(translated: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pawmatch-translation-'));
  const file = join(folder, 'messages.ts');
  await writeFile(
    file,
    `import type { Translation } from ${JSON.stringify(TRANSLATION)};
     const english = { bye: 'Bye', greet: ({ name }: { name: string }) => \`Hello, \${name}\` };
     export const spanish: Translation<typeof english> = { ${translated} };`,
  );
  const options = [
    '--noEmit',
    '--ignoreConfig',
    '--strict',
    '--module',
    'preserve',
    '--allowImportingTsExtensions',
  ];
  try {
    const run = promisify(execFile)(process.execPath, [COMPILER, ...options, '--types', '', file]);
    return (await run).stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('B5.07 a text that is missing, or that has no such parameter, fails the build', async () => {
  const greet = (name: string) => `greet: ({ ${name} }) => \`Hola, \${${name}}\``;
  expect(await compile(`bye: 'Adiós', ${greet('name')}`)).toBe('');
  expect(await compile(greet('name'))).toContain("Property 'bye' is missing");
  expect(await compile(`bye: 'Adiós', ${greet('person')}`)).toContain("Property 'person' does not");
  expect(await compile(`bye: 'Adiós', more: '', ${greet('name')}`)).toContain("'more' does not");
});
