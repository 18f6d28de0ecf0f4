import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ends a program and waits for its end. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(timer);
}

/**
 * Starts a program and waits for what it says on one of its outputs.
 * @param output number of the file descriptor that is read
 * @throws Error with all that it said, when it ends first
 */
export async function startProcess(
  command: string,
  parameters: string[],
  { env, output, says }: { env?: NodeJS.ProcessEnv; output: number; says: RegExp },
): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(command, parameters, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let everything = '';
  const said = new Promise<string>((resolve, reject) => {
    for (const [number, stream] of child.stdio.entries()) {
      stream?.on('data', (chunk: Buffer) => {
        everything += chunk;
        const match = number === output ? says.exec(everything) : null;
        if (match) resolve(match[1] ?? match[0]);
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${command} ended:\n${everything}`)));
  });
  return { child, said: await said };
}

/** A new folder, and the way to remove it. */
export async function makeProfile(): Promise<{ profile: string; remove: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'pawmatch-browser-'));
  return { profile, remove: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }) };
}
