import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pickBuildEnvironment } from './build-environment.mjs';
import { createFixtureProject, type FixtureProject } from './fixture-project.ts';
import { runForCode } from './run.mjs';

const secrets = {
  SESSION_SECRET: 'a session secret',
  DATABASE_URL: 'postgres://user:secret@db.example/pawmatch',
  ADMIN_PASSWORD: 'a password',
  SMTP_URL: 'smtps://user:secret@mail.example',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  METRICS_TOKEN: 'a metrics token',
  UNRELATED_SECRET: 'x',
  'npm_config_//registry.example/:_authToken': 'x',
};

let project: FixtureProject;
beforeAll(async () => {
  project = await createFixtureProject();
});
afterAll(() => project.remove());

/** The source of a script that writes its environment to a file. */
const scriptThatSavesEnvironment = (file: string) =>
  `require('node:fs').writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.env))`;

describe('the environment of installing and building', () => {
  it('S56 F07 contains the variables they need and no others', () => {
    const needed = { PATH: '/bin', HOME: '/root', npm_config_registry: 'x', https_proxy: 'y' };
    expect(pickBuildEnvironment({ ...needed, ...secrets, VITE_API_ORIGIN: 'z' })).toEqual({
      ...needed,
      VITE_API_ORIGIN: 'z',
    });
  });

  it('S56 F07 contains no secret for package scripts or build scripts', async () => {
    const installed = join(project.folder, 'installed.json');
    const built = join(project.folder, 'built.json');
    await project.write('save.cjs', scriptThatSavesEnvironment(installed));
    const manifest = JSON.parse(await readFile(join(project.folder, 'package.json'), 'utf8'));
    manifest.scripts.postinstall = 'node save.cjs';
    await project.write('package.json', JSON.stringify(manifest));
    const build = join(project.folder, 'apps/web/build.mjs');
    const text = await readFile(build, 'utf8');
    const prologue = `import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      ${scriptThatSavesEnvironment(built)};`;
    await project.write('apps/web/build.mjs', `${prologue}\n${text}`);

    // Package scripts run here, although the .npmrc of the project turns them off.
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
