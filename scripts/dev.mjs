import './bootstrap/check-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithParent } from './bootstrap/end-with-parent.mjs';
import { makeReady } from './bootstrap/make-ready.mjs';
import { root } from './bootstrap/root.mjs';

/** @param {string} line */
const say = (line) => process.stdout.write(`  ${line}\n`);

endWithParent();
// The server writes first screens with what was built, and shows the pictures that were drawn.
await makeReady(say);

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

let isEnding = false;

/** Ends both, each once: tsx takes a second signal for impatience and kills the server. */
function endAll() {
  if (isEnding) return;
  isEnding = true;
  for (const program of programs) program.kill('SIGTERM');
}
for (const program of programs) program.once('exit', endAll);
process.on('SIGINT', endAll).on('SIGTERM', endAll);
