import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stops a program and waits until it has exited. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(timer);
}

/**
 * Starts a program and waits for a text on one of its outputs.
 * @param fileDescriptor the output that is searched
 * @returns the first group of the pattern
 * @throws Error with the whole output when the program exits first
 */
export async function startProcess(
  command: string,
  parameters: string[],
  {
    env,
    fileDescriptor,
    pattern,
  }: { env?: NodeJS.ProcessEnv; fileDescriptor: number; pattern: RegExp },
): Promise<{ child: ChildProcess; match: string }> {
  const child = spawn(command, parameters, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const match = new Promise<string>((resolve, reject) => {
    for (const [number, stream] of child.stdio.entries()) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        const found = number === fileDescriptor ? pattern.exec(output) : null;
        if (found) resolve(found[1] ?? found[0]);
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${command} exited:\n${output}`)));
  });
  return { child, match: await match };
}

/** Creates a temporary folder for a browser profile. */
export async function createProfile(): Promise<{ profile: string; remove: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'pawmatch-browser-'));
  return { profile, remove: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }) };
}
