import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureProject, makeFixtureProject } from './fixture-project.ts';

let project: FixtureProject;
let started: ChildProcess | undefined;
beforeAll(async () => {
  project = await makeFixtureProject();
});
afterEach(async () => {
  started?.kill('SIGKILL');
  await until(async () => (await processes()).length === 0);
});
afterAll(() => project.remove());

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('Not so within 30 s.');
    await delay(20);
  }
}

/** Whatever works in the project's folder. */
async function processes(): Promise<string[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(all.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
  return all.filter((_, index) => folders[index] === project.folder);
}

async function start(command = 'npm', ...parameters: string[]) {
  const child = spawn(command, parameters.length > 0 ? parameters : ['start'], {
    cwd: project.folder,
    detached: true,
  });
  started = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  const exited = once(child, 'close');
  await until(() => said.includes('up\n') || child.exitCode !== null);
  return { child, said: () => said, exited };
}

async function startAndEnd(): Promise<string> {
  const { child, said, exited } = await start();
  child.kill('SIGTERM');
  await exited;
  return said();
}

describe('npm start', () => {
  it('installs and builds on a bare clone, and says little', async () => {
    const said = await startAndEnd();
    const lines = said.split('\n').filter((line) => line.trim() && !/^(>|npm )/.test(line));
    expect(lines).toEqual([
      '  Installing what Pawmatch is made of; this takes a minute, once…',
      '  Building pages and server…',
      'up',
      'closed',
    ]);
    expect(new Set(await project.builds())).toEqual(new Set(['@pawmatch/web', '@pawmatch/server']));
  });

  it('does neither when it is started again', async () => {
    const before = await project.builds();
    const said = await startAndEnd();
    expect(said).not.toMatch(/Installing|Building/);
    expect(await project.builds()).toEqual(before);
  });

  it.each([
    ['a source is written', () => project.write('apps/web/src/index.html', '<title>New</title>')],
    ['a source is added', () => project.write('packages/contract/src/new.ts', 'export {};')],
    ['a source is removed', () => rm(join(project.folder, 'packages/contract/src/new.ts'))],
    [
      'what was built is removed',
      () => rm(join(project.folder, 'apps/web/dist/client/index.html')),
    ],
  ])('builds again when %s', async (_, change) => {
    const before = await project.builds();
    await change();
    expect(await startAndEnd()).toContain('Building');
    expect((await project.builds()).length).toBe(before.length + 2);
  });

  it('does not build for a test that was written', async () => {
    await project.write('apps/server/src/some.test.ts', 'export {};');
    expect(await startAndEnd()).not.toContain('Building');
  });

  it('installs again when the lock file is another', async () => {
    await appendFile(join(project.folder, 'package-lock.json'), ' ');
    await rm(join(project.folder, 'node_modules/.package-lock.json'));
    expect(await startAndEnd()).toContain('Installing');
  });

  it('installs again when a workspace was added and is not linked yet', async () => {
    await rm(join(project.folder, 'node_modules/.pawmatch-installed'));
    await rm(join(project.folder, 'node_modules/@pawmatch/contract'));
    expect(await startAndEnd()).toContain('Installing');
  });

  it('takes the word of npm for what was installed by hand', async () => {
    await rm(join(project.folder, 'node_modules/.pawmatch-installed'));
    expect(await startAndEnd()).not.toContain('Installing');
  });

  it('shows why a build failed, and ends with a failure', async () => {
    const script = join(project.folder, 'apps/web/build.mjs');
    await writeFile(script, "throw new Error('a comma is missing');\n");
    const { said, exited, child } = await start();
    await exited;
    expect(said()).toContain('a comma is missing');
    expect(said()).toMatch(/run build --workspace @pawmatch\/web failed\.$/m);
    expect(child.exitCode).toBe(1);
    await writeFile(
      script,
      "import { cpSync } from 'node:fs';\ncpSync('src', 'dist/client', { recursive: true });\n",
    );
  });
});

describe('a signal to npm alone', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'S44 %s ends the server in order, and npm waits for it',
    async (signal) => {
      const { child, said, exited } = await start();
      child.kill(signal);
      await exited;
      expect(said()).toContain('closed');
      expect(child.exitCode).toBe(0);
      expect(await processes()).toEqual([]);
    },
  );

  it('S44 SIGKILL ends the server in order within a second', async () => {
    const { child, said } = await start();
    child.kill('SIGKILL');
    const began = Date.now();
    await until(async () => (await processes()).length === 0);
    expect(said()).toContain('closed');
    expect(Date.now() - began).toBeLessThan(2_000);
  });
});

describe('a command', () => {
  it('is built when needed and gets its arguments, with nothing else on its standard output', async () => {
    await project.write('apps/server/src/main.js', 'process.exit(1);\n');
    const said = execFileSync(
      process.execPath,
      ['scripts/run-command.mjs', 'greet', 'Rex', '--loud'],
      {
        cwd: project.folder,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    expect(said.toString()).toBe('greeted Rex and --loud\n');
  });

  it('that is not there is named', async () => {
    const { said, child } = await start(process.execPath, 'scripts/run-command.mjs', 'sing');
    expect(said()).toContain('There is no command "sing".');
    expect(child.exitCode).toBe(1);
  });
});
