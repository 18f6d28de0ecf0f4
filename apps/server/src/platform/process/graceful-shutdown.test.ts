import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/server-processes.ts';

const SCRIPT = join(import.meta.dirname, '../../testing/slow-to-end.ts');

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

async function start(closingMs: number) {
  const started = spawn(process.execPath, ['--import', 'tsx', SCRIPT, String(closingMs)]);
  child = started;
  let output = '';
  started.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const exited = once(started, 'exit');
  await until(() => output.includes('up'));
  return {
    kill: (signal: NodeJS.Signals) => started.kill(signal),
    output: () => output,
    isClosing: () => until(() => output.includes('closing')),
    code: async () => (await exited)[0] as number | null,
  };
}

describe('shutDownGracefully', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('S44 closes everything on %s', async (signal) => {
    const program = await start(50);
    program.kill(signal);
    expect(await program.code()).toBe(0);
    expect(program.output()).toContain('closed');
  });

  it('S44 treats a signal that npm repeats immediately as the same one', async () => {
    const program = await start(300);
    program.kill('SIGTERM');
    await program.isClosing();
    program.kill('SIGTERM');
    expect(await program.code()).toBe(0);
    expect(program.output()).toContain('closed');
  });

  it('S44 exits immediately when a person repeats the signal', async () => {
    const program = await start(60_000);
    program.kill('SIGINT');
    await program.isClosing();
    await delay(1_200);
    program.kill('SIGINT');
    expect(await program.code()).toBe(1);
    expect(program.output()).not.toContain('The shutdown took');
  });

  it('S44 ends after the timeout', async () => {
    const program = await start(60_000);
    program.kill('SIGTERM');
    expect(await program.code()).toBe(1);
    expect(program.output()).toContain('The shutdown took longer than 3000 ms');
  });

  it('closes everything after an uncaught error and logs it', async () => {
    const program = await start(50);
    program.kill('SIGUSR2');
    expect(await program.code()).toBe(1);
    expect(program.output()).toContain('nobody catches this');
    expect(program.output()).toContain('closed');
  });
});
