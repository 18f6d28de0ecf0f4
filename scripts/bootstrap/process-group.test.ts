import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const RUN = new URL('./run.mjs', import.meta.url).href;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawmatch-group-'));
  // A runner that starts a server, as Vitest and Playwright do, and two of them side by side.
  await writeFile(
    join(folder, 'runner.mjs'),
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['server.mjs'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`,
  );
  await writeFile(
    join(folder, 'server.mjs'),
    `process.on('SIGINT', () => setTimeout(() => { console.log('closed'); process.exit(); }, 200));
    setInterval(() => {}, 1000);
    console.log('up');`,
  );
  await writeFile(
    join(folder, 'stages.mjs'),
    `import { run } from '${RUN}';
    const options = { isVerbose: true };
    await Promise.all([1, 2].map(() => run(process.execPath, ['runner.mjs'], options)));`,
  );
});
afterEach(async () => {
  for (const id of await listProcesses()) process.kill(id, 'SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition was not met within 30 s.');
    await delay(20);
  }
}

/** Ids of the processes whose working directory is the folder. */
async function listProcesses(): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
  return ids.filter((_, index) => folders[index] === folder).map(Number);
}

async function start() {
  const child = spawn(process.execPath, ['stages.mjs'], { cwd: folder, detached: true });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const count = (word: string) => output.split(`${word}\n`).length - 1;
  await until(() => count('up') === 2);
  return { child, count, id: child.pid ?? 0 };
}

const isNightly = process.env.NIGHTLY === 'true';

it.each(
  [['SIGTERM', 143] as const, ['SIGINT', 130] as const, ['SIGHUP', 143] as const].slice(
    0,
    isNightly ? 3 : 1,
  ),
)('%s ends a run after everything that it has started', async (signal, code) => {
  const { child, count } = await start();
  child.kill(signal);
  await once(child, 'exit');
  expect(child.exitCode).toBe(code);
  await until(() => count('closed') === 2);
  expect(await listProcesses()).toEqual([]);
});

it.each([
  ['a run', 1],
  ['a run with its process group', -1],
])('SIGKILL of %s ends everything that it has started', async (_, sign) => {
  const { count, id } = await start();
  process.kill(sign * id, 'SIGKILL');
  await until(async () => (await listProcesses()).length === 0);
  expect(count('closed')).toBe(2);
});

it('a program that ends leaves nothing behind, and its processor time is counted', async () => {
  await writeFile(
    join(folder, 'busy.mjs'),
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['server.mjs'], { stdio: 'inherit' }).unref();
    while (process.cpuUsage().user + process.cpuUsage().system < 500_000);
    process.exit(3);`,
  );
  await writeFile(
    join(folder, 'one.mjs'),
    `import { runProgram } from '${RUN}';
    import { writeFileSync } from 'node:fs';
    const [idle, busy] = [
      await runProgram(process.execPath, ['--version']),
      await runProgram(process.execPath, ['busy.mjs'], { isSilent: true }),
    ];
    writeFileSync('outcome.json', JSON.stringify({ idle, busy }));`,
  );
  const child = spawn(process.execPath, ['one.mjs'], { cwd: folder });
  await once(child, 'exit');
  const { idle, busy } = JSON.parse(readFileSync(join(folder, 'outcome.json'), 'utf8'));
  expect(busy.code).toBe(3);
  expect(busy.processorSeconds - idle.processorSeconds).toBeGreaterThan(0.3);
  expect(idle.processorSeconds).toBeGreaterThan(0);
  await until(async () => (await listProcesses()).length === 0);
});
