import './bootstrap/check-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { shutDownWithParent } from './bootstrap/shut-down-with-parent.mjs';

/** @param {string} line */
const log = (line) => process.stdout.write(`  ${line}\n`);

shutDownWithParent();
// The server renders the first page of a visit with the built web application and serves its pictures.
await prepare(log);

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

let isStopping = false;

/** Stops both, each once: tsx kills the server without a graceful shutdown on a second signal. */
function stopAll() {
  if (isStopping) return;
  isStopping = true;
  for (const program of programs) program.kill('SIGTERM');
}
for (const program of programs) program.once('exit', stopAll);
process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
