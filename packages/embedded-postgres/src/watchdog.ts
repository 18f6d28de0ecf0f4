import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { Binaries } from './binaries.ts';
import { spawnOptionsFor } from './run-as.ts';

/**
 * Reads a pipe from the application. The pipe closes when the application exits, also after `kill -9`; the
 * script then stops the server. Each line is the process id of the postmaster to stop, or 0. The script
 * ignores the signals that a terminal sends to the application.
 */
const SHELL_SCRIPT = `
trap '' INT TERM HUP QUIT
target=0
while read -r line; do target=$line; done
[ "$target" -gt 0 ] && kill -INT "$target"
`;

/** The same for Windows, where only pg_ctl can signal PostgreSQL. */
export const NODE_SCRIPT = `
const { spawnSync } = require('node:child_process');
const [pgCtl, cluster] = process.argv.slice(1);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
let lines = '';
process.stdin.on('data', (chunk) => { lines += chunk; });
process.stdin.on('end', () => {
  const target = Number(lines.trim().split('\\n').at(-1));
  if (target > 0) spawnSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-s']);
});
`;

export interface Watchdog {
  /** The pipe. Other processes may write to it too; the watchdog acts when all of them have closed it. */
  input(): Writable | null;
  /** @param processId of the postmaster to stop when this process exits; 0 for none */
  setTarget(processId: number): void;
  /** Ends the watchdog. The server keeps running. */
  end(): void;
}

/** Starts the watchdog process and replaces it when it is killed. */
export function startWatchdog(binaries: Binaries, cluster: string): Watchdog {
  const isWindows = process.platform === 'win32';
  let target = 0;
  let hasEnded = false;
  let child: ChildProcess;

  const start = (): void => {
    const [command, parameters] = isWindows
      ? [process.execPath, ['-e', NODE_SCRIPT, binaries.pgCtl, cluster]]
      : ['/bin/sh', ['-c', SHELL_SCRIPT]];
    child = spawn(command, parameters, {
      ...spawnOptionsFor(undefined),
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.unref();
    child.stdin?.on('error', () => {}); // The `exit` handler replaces a killed watchdog.
    child.on('error', () => {});
    child.once('exit', () => {
      if (!hasEnded) start();
    });
    child.stdin?.write(`${target}\n`);
  };

  start();
  return {
    input: () => child.stdin,
    setTarget(processId) {
      target = processId;
      child.stdin?.write(`${target}\n`);
    },
    end() {
      hasEnded = true;
      child.stdin?.end('0\n');
    },
  };
}
