import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

// Usage: node process-group.mjs COMMAND [parameters…], with a pipe as its standard input
// It runs a program in a process group of its own. When the pipe closes, because the process at its other end has
// closed it or was killed, the whole group ends: test runners start servers, which nobody else would stop.

const GRACE_MS = 15_000;
const INTERVAL_MS = 50;
const isWindows = process.platform === 'win32';

const [command = '', ...parameters] = process.argv.slice(2);
const child = spawn(command, parameters, {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: !isWindows,
});
let isEnding = false;

/**
 * @param {NodeJS.Signals | 0} signal
 * @returns whether a process of the group is left
 */
function signalGroup(signal) {
  if (!child.pid) return false;
  try {
    return process.kill(isWindows ? child.pid : -child.pid, signal);
  } catch {
    return false;
  }
}

/** SIGINT, as from a terminal: runners then stop what they have started. */
async function endGroup() {
  const deadline = Date.now() + GRACE_MS;
  signalGroup('SIGINT');
  while (signalGroup(0) && Date.now() < deadline) await delay(INTERVAL_MS);
  signalGroup('SIGKILL');
  process.exit(1);
}

child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.once('exit', (code) => {
  if (isEnding) return;
  signalGroup('SIGKILL');
  process.exit(code ?? 1);
});

process.stdin
  .once('close', () => {
    isEnding = true;
    void endGroup();
  })
  .resume();
