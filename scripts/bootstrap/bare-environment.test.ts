import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareEnvironment } from './bare-environment.mjs';
import { type FixtureProject, makeFixtureProject } from './fixture-project.ts';
import { runForCode } from './run.mjs';

const secrets = {
  SESSION_SECRET: 'a secret that no script may see',
  DATABASE_URL: 'postgres://user:secret@db.example/pawmatch',
  ADMIN_PASSWORD: 'a louder river at night',
  SMTP_URL: 'smtps://user:secret@mail.example',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  METRICS_TOKEN: 'a token of sixteen',
  SOMEBODY_ELSES_SECRET: 'x',
  'npm_config_//registry.example/:_authToken': 'x',
};

let project: FixtureProject;
beforeAll(async () => {
  project = await makeFixtureProject();
});
afterAll(() => project.remove());

/** Writes down the environment of whoever runs it. */
const noteEnvironment = (file: string) =>
  `require('node:fs').writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.env))`;

describe('installing and building', () => {
  it('S56 F07 keep what they need of the environment, and nothing else', () => {
    const needed = { PATH: '/bin', HOME: '/root', npm_config_registry: 'x', https_proxy: 'y' };
    expect(bareEnvironment({ ...needed, ...secrets, VITE_API_ORIGIN: 'z' })).toEqual({
      ...needed,
      VITE_API_ORIGIN: 'z',
    });
  });

  it('S56 F07 show no secret to the scripts of packages, nor to those of the build', async () => {
    const installed = join(project.folder, 'installed.json');
    const built = join(project.folder, 'built.json');
    await project.write('note.cjs', noteEnvironment(installed));
    const manifest = JSON.parse(await readFile(join(project.folder, 'package.json'), 'utf8'));
    manifest.scripts.postinstall = 'node note.cjs';
    await project.write('package.json', JSON.stringify(manifest));
    const build = join(project.folder, 'apps/web/build.mjs');
    const text = await readFile(build, 'utf8');
    const note = `import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      ${noteEnvironment(built)};`;
    await project.write('apps/web/build.mjs', `${note}\n${text}`);

    // Where scripts do run; npm passes on what this project says.
    const env = { ...process.env, ...secrets, npm_config_ignore_scripts: 'false' };
    const code = await runForCode('npm', ['run', 'build'], { cwd: project.folder, env });
    expect(code).toBe(0);
    for (const file of [installed, built]) {
      const seen = JSON.parse(await readFile(file, 'utf8'));
      expect(seen.PATH).toContain('/');
      expect(Object.keys(seen).filter((name) => name in secrets)).toEqual([]);
      expect(JSON.stringify(seen)).not.toContain(secrets.SESSION_SECRET);
    }
  });
});
