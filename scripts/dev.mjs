import './readiness/check-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithParent } from './readiness/end-with-parent.mjs';
import { install } from './readiness/install.mjs';
import { makeReady } from './readiness/make-ready.mjs';
import { root } from './readiness/root.mjs';
import { npm, run } from './readiness/run.mjs';

/** @param {string} line */
const say = (line) => process.stdout.write(`  ${line}\n`);

const drawPictures = () =>
  run(...npm('run', 'build', '--workspace', '@pawmatch/portraits'), { cwd: root });

endWithParent();
await makeReady(say, [install, drawPictures]);

const tool = (/** @type {string} */ path) => join(root, 'node_modules', path);
const programs = [
  spawn(
    process.execPath,
    [tool('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, [tool('vite/bin/vite.js')], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
];

/** Ends what still runs; a program that ends takes the other with it. */
function endAll() {
  for (const program of programs) program.kill('SIGTERM');
}
for (const program of programs) program.once('exit', endAll);
process.on('SIGINT', endAll).on('SIGTERM', endAll);
