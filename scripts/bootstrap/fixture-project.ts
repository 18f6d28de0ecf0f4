import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small project with the scripts of this one. It installs and builds quickly. */
export interface FixtureProject {
  folder: string;
  write(path: string, text: string): Promise<void>;
  /** Names of the built workspaces, one for each build. */
  builds(): Promise<string[]>;
  remove(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');

/** Replaces the server: prints `up`, and needs 300 ms to close. */
const SERVER_SOURCE = `
const timer = setInterval(() => {}, 1000);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => setTimeout(() => { process.stdout.write('closed\\n'); clearInterval(timer); }, 300));
}
// The last: a test may send a signal from now on.
process.stdout.write('up\\n');
`;

const COMMAND_SOURCE =
  "process.stdout.write('greeted ' + process.argv.slice(2).join(' and ') + '\\n');\n";

/** A build script that logs its run and copies files to where the real build writes them. */
const buildScript = (name: string, outputs: Record<string, string>) => `
import { appendFileSync, cpSync } from 'node:fs';
appendFileSync('../../builds.log', '${name}\\n');
for (const [from, to] of Object.entries(${JSON.stringify(outputs)})) cpSync(from, to);
`;

export async function createFixtureProject(): Promise<FixtureProject> {
  const folder = await mkdtemp(join(tmpdir(), 'pawmatch-start-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const workspace = async (path: string, name: string, outputs: Record<string, string>) => {
    const manifest = {
      name,
      version: '1.0.0',
      type: 'module',
      scripts: { build: 'node build.mjs' },
    };
    await write(`${path}/package.json`, JSON.stringify(manifest));
    await write(`${path}/build.mjs`, buildScript(name, outputs));
  };
  await cp(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  await cp(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  const { scripts, workspaces } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  ) as {
    scripts: Record<string, string>;
    workspaces: string[];
  };
  const manifest = { name: 'fixture', version: '1.0.0', type: 'module', scripts, workspaces };
  await write('package.json', JSON.stringify(manifest));
  await workspace('packages/contract', '@pawmatch/contract', {});
  await workspace('packages/languages', '@pawmatch/languages', {});
  await workspace('apps/web', '@pawmatch/web', {
    'src/index.html': 'dist/client/index.html',
    'src/entry-server.mjs': 'dist/server/entry-server.mjs',
    'src/embed.js': 'dist/embed/embed.js',
  });
  await workspace('apps/server', '@pawmatch/server', {
    'src/main.js': 'dist/main.js',
    'src/greet.js': 'dist/commands/greet.js',
  });
  await write('apps/web/src/index.html', '<title>Fixture</title>\n');
  await write('apps/web/src/entry-server.mjs', 'export {};\n');
  await write('apps/web/src/embed.js', '');
  await write('apps/server/src/main.js', SERVER_SOURCE);
  await write('apps/server/src/greet.js', COMMAND_SOURCE);
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--loglevel=error'], {
    cwd: folder,
  });
  return {
    folder,
    write,
    builds: async () =>
      (await readFile(join(folder, 'builds.log'), 'utf8').catch(() => ''))
        .split('\n')
        .filter(Boolean),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
