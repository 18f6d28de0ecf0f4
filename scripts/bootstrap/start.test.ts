import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureProject, type FixtureProject } from './fixture-project.ts';

let project: FixtureProject;
let started: ChildProcess | undefined;
beforeAll(async () => {
  project = await createFixtureProject();
});
afterEach(async () => {
  started?.kill('SIGKILL');
  await until(async () => (await listProcesses()).length === 0);
});
afterAll(() => project.remove());

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition was not met within 30 s.');
    await delay(20);
  }
}

/** Ids of the processes whose working directory is the project. */
async function listProcesses(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
  return ids.filter((_, index) => folders[index] === project.folder);
}

async function start(command = 'npm', ...parameters: string[]) {
  const child = spawn(command, parameters.length > 0 ? parameters : ['start'], {
    cwd: project.folder,
    detached: true,
  });
  started = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const exited = once(child, 'close');
  await until(() => output.includes('up\n') || child.exitCode !== null);
  return { child, output: () => output, exited };
}

async function startAndStop(): Promise<string> {
  const { child, output, exited } = await start();
  child.kill('SIGTERM');
  await exited;
  return output();
}

describe('npm start', () => {
  it('installs and builds after a fresh clone, and prints little', async () => {
    const output = await startAndStop();
    const lines = output.split('\n').filter((line) => line.trim() && !/^(>|npm )/.test(line));
    expect(lines).toEqual([
      '  Installing the dependencies; the first time takes about a minute…',
      '  Building the pages and the server…',
      'up',
      'closed',
    ]);
    expect(new Set(await project.builds())).toEqual(
      new Set(['@pawmatch/languages', '@pawmatch/web', '@pawmatch/server']),
    );
  });

  it('does not install or build again on the next start', async () => {
    const before = await project.builds();
    const output = await startAndStop();
    expect(output).not.toMatch(/Installing|Building/);
    expect(await project.builds()).toEqual(before);
  });

  it.each([
    ['a source changes', () => project.write('apps/web/src/index.html', '<title>New</title>')],
    ['a source is added', () => project.write('packages/contract/src/new.ts', 'export {};')],
    ['a source is removed', () => rm(join(project.folder, 'packages/contract/src/new.ts'))],
    ['a built file is removed', () => rm(join(project.folder, 'apps/web/dist/client/index.html'))],
  ])('builds again when %s', async (_, change) => {
    const before = await project.builds();
    await change();
    expect(await startAndStop()).toContain('Building');
    expect((await project.builds()).length).toBe(before.length + 3);
  });

  it('does not build when a test changes', async () => {
    await project.write('apps/server/src/some.test.ts', 'export {};');
    expect(await startAndStop()).not.toContain('Building');
  });

  it('installs again when the lock file changes', async () => {
    await appendFile(join(project.folder, 'package-lock.json'), ' ');
    await rm(join(project.folder, 'node_modules/.package-lock.json'));
    expect(await startAndStop()).toContain('Installing');
  });

  it('installs again when a new workspace is not linked yet', async () => {
    await rm(join(project.folder, 'node_modules/.pawmatch-installed'));
    await rm(join(project.folder, 'node_modules/@pawmatch/contract'));
    expect(await startAndStop()).toContain('Installing');
  });

  it('accepts dependencies that somebody installed with npm directly', async () => {
    await rm(join(project.folder, 'node_modules/.pawmatch-installed'));
    expect(await startAndStop()).not.toContain('Installing');
  });

  it('says what to set on a machine that does not reach the registry', async () => {
    const nowhere = 'http://127.0.0.1:9';
    const path = join(project.folder, 'package-lock.json');
    const text = await readFile(path, 'utf8');
    const lock = JSON.parse(text);
    lock.packages[''].dependencies = { rex: '1.0.0' };
    lock.packages['node_modules/rex'] = { version: '1.0.0', resolved: `${nowhere}/rex.tgz` };
    const manifest = await readFile(join(project.folder, 'package.json'), 'utf8');
    const dependencies = { rex: '1.0.0' };
    await project.write('package-lock.json', JSON.stringify(lock));
    await project.write('package.json', JSON.stringify({ ...JSON.parse(manifest), dependencies }));
    await project.write('.npmrc', `registry=${nowhere}\nfetch-retries=0\n`);
    const { output, exited, child } = await start();
    await exited;
    expect(output()).toContain('ECONNREFUSED');
    expect(output()).toMatch(/set npm_config_registry to one that it reaches.*\.$/m);
    expect(child.exitCode).toBe(1);
    await rm(join(project.folder, '.npmrc'));
    await project.write('package-lock.json', text);
    await project.write('package.json', manifest);
  });

  it('shows why a build failed and exits with 1', async () => {
    const script = join(project.folder, 'apps/web/build.mjs');
    await writeFile(script, "throw new Error('a comma is missing');\n");
    const { output, exited, child } = await start();
    await exited;
    expect(output()).toContain('a comma is missing');
    expect(output()).toMatch(/run build --workspace @pawmatch\/web failed\.$/m);
    expect(child.exitCode).toBe(1);
    await writeFile(
      script,
      "import { cpSync } from 'node:fs';\ncpSync('src', 'dist/client', { recursive: true });\n",
    );
  });
});

describe('a signal sent to npm only', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'S44 %s shuts the server down gracefully, and npm waits for it',
    async (signal) => {
      const { child, output, exited } = await start();
      child.kill(signal);
      await exited;
      expect(output()).toContain('closed');
      expect(child.exitCode).toBe(0);
      expect(await listProcesses()).toEqual([]);
    },
  );

  it('S44 SIGKILL shuts the server down gracefully, too', async () => {
    const { child, output, exited } = await start();
    child.kill('SIGKILL');
    await until(async () => (await listProcesses()).length === 0);
    // The last of the output is read then.
    await exited;
    expect(output()).toContain('closed');
  });
});

describe('run-command', () => {
  it('builds first, passes the arguments on, and adds nothing to the standard output', async () => {
    await project.write('apps/server/src/main.js', 'process.exit(1);\n');
    const output = execFileSync(
      process.execPath,
      ['scripts/run-command.mjs', 'greet', 'Rex', '--loud'],
      {
        cwd: project.folder,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    expect(output.toString()).toBe('greeted Rex and --loud\n');
  });

  it('names a command that does not exist', async () => {
    const { output, child } = await start(process.execPath, 'scripts/run-command.mjs', 'sing');
    expect(output()).toContain('There is no command "sing".');
    expect(child.exitCode).toBe(1);
  });
});
