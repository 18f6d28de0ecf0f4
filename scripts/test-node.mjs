import './bootstrap/check-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { NODE_VERSIONS } from './bootstrap/node-versions.mjs';
import { root } from './bootstrap/root.mjs';
import { npm, run, runForCode } from './bootstrap/run.mjs';
import { vitest } from './bootstrap/stages.mjs';

// Usage: npm run test:node -- [version] [parameters of Vitest]
// It builds and runs the tests of what Node runs on that version, such as 22, or on all supported ones. Those of the
// web application, which browsers run, are left out.
// Node comes from the npm registry, into a temporary folder.

const [first = '', ...others] = process.argv.slice(2);
const isVersion = /^\d+(\.\d+)*$/.test(first);
const PROJECTS = ['contract', 'embedded-postgres', 'server*', 'tools'];
const parameters = [
  ...PROJECTS.flatMap((name) => ['--project', name]),
  ...(isVersion ? others : process.argv.slice(2)),
];

const system = process.platform === 'win32' ? 'win' : process.platform;
const packageName = `node-${system}-${process.arch}`;

/** @param {string} version @returns {Promise<number>} the exit code */
async function testOn(version) {
  const folder = mkdtempSync(join(tmpdir(), 'pawmatch-node-'));
  try {
    const wanted = `${packageName}@${version}`;
    const installed = npm('install', '--prefix', folder, '--no-save', wanted);
    if ((await runForCode(...installed, { cwd: folder })) !== 0) {
      process.stderr.write(`Node ${version} could not be installed from the registry of npm.\n`);
      return 1;
    }
    const program = system === 'win' ? 'node.exe' : 'node';
    const node = join(folder, 'node_modules', packageName, 'bin', program);
    const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
    const options = { cwd: root, isVerbose: true, env: { ...process.env, PATH } };
    await runForCode(node, ['--version'], options);
    await run(node, [join(root, 'scripts/build.mjs')], options);
    const env = { ...options.env, TEST_BUILD: 'production' };
    const [, unitTests] = vitest(...parameters);
    return await runForCode(node, unitTests, { ...options, env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const version of isVersion ? [first] : NODE_VERSIONS) {
  if ((await testOn(version)) !== 0) process.exitCode = 1;
}
