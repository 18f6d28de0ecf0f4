import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { Binaries } from './binaries.ts';
import { spawnOptionsFor } from './run-as.ts';

/**
 * Ends the server when the application is gone, even after `kill -9`: it reads a pipe that closes then.
 * Each line of the pipe is the number of the postmaster to stop, or 0. The shell has no part in the
 * application's signals.
 */
const SHELL_SCRIPT = `
trap '' INT TERM HUP QUIT
target=0
while read -r line; do target=$line; done
[ "$target" -gt 0 ] && kill -INT "$target"
`;

/** The same for Windows, where PostgreSQL takes signals through pg_ctl alone. */
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
  /** Takes lines from other processes, too; the watchdog acts when all of them have closed it. */
  input(): Writable | null;
  /** @param postmaster to be stopped when this process ends; 0 for none */
  guard(postmaster: number): void;
  end(): void;
}

export function startWatchdog(binaries: Binaries, cluster: string): Watchdog {
  const isWindows = process.platform === 'win32';
  let guarded = 0;
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
    child.stdin?.on('error', () => {}); // A watchdog that was killed is replaced.
    child.on('error', () => {});
    child.once('exit', () => {
      if (!hasEnded) start();
    });
    child.stdin?.write(`${guarded}\n`);
  };

  start();
  return {
    input: () => child.stdin,
    guard(postmaster) {
      guarded = postmaster;
      child.stdin?.write(`${guarded}\n`);
    },
    end() {
      hasEnded = true;
      child.stdin?.end('0\n');
    },
  };
}
