import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { programParameters } from './production-build.ts';

/** What the application prints once it accepts requests. */
export const LISTENING = /Pawmatch is at/;

/** Starts the application in a process, on a free port. @param until output for which the test waits */
export async function runApplication(settings: Record<string, string>, until?: RegExp) {
  const child = spawn(process.execPath, programParameters('main'), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  // A failed test must not leave a server running. No effect on a process that has ended.
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const allHeard = once(child, 'close');
  let output = '';
  const heard = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        if (until?.test(output)) resolve();
      });
    }
  });
  await Promise.race([heard, ended]);
  return {
    output: () => output,
    ended,
    /** Resolves when all output has arrived, which may be after the exit. */
    allHeard,
    /** Stops reading its output until `listen`. */
    ignore: () => child.stdout.pause(),
    listen: () => child.stdout.resume(),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
