import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from './testing/scratch-folder.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const run = promisify(execFile);

/**
 * What the linters may say, by rule. Redocly takes `DELETE colleagues/invitations/{id}` and
 * `colleagues/{id}/suspension` for ambiguous, because `invitations` could be an id; the router prefers the former.
 */
const accepted = ['no-ambiguous-paths'];

let app: TestApp;
let folder: string;
const withTool = (...call: string[]) =>
  run('npx', ['--no-install', ...call], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

beforeAll(async () => {
  app = await createTestApp();
  folder = await makeScratchFolder();
  await cp(join(import.meta.dirname, '../api-tools'), folder, { recursive: true });
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  const { body } = await app.visitor().request('/api/openapi.json');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(body));
}, 600_000);

afterAll(async () => {
  await app.close();
  await removeScratchFolder(folder);
});

describe('openapi.json with tools of others', () => {
  it('D07 has no errors and no warnings of the recommended rules of Redocly', async () => {
    const { stdout } = await withTool(
      ...['redocly', 'lint', 'openapi.json', '--extends', 'recommended'],
      ...['--format', 'json', '--max-problems', '1000'],
    );
    const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      problems: { ruleId: string; message: string }[];
    };
    expect(problems.filter(({ ruleId }) => !accepted.includes(ruleId))).toEqual([]);
    expect(problems.length).toBeLessThanOrEqual(1);
  });

  it('D07 has no errors and no warnings of the recommended rules of Spectral', async () => {
    const { stdout } = await withTool(
      ...['spectral', 'lint', 'openapi.json', '--ruleset', 'spectral.yaml'],
      ...['--format', 'json', '--quiet'],
    ).catch((error: { stdout: string }) => error);
    expect(JSON.parse(stdout)).toEqual([]);
  });

  it('D07 R7.01 lets a generated client compile under strict, and walk from registration to a confirmed visit', async () => {
    await withTool(
      ...['openapi-typescript', 'openapi.json', '--default-non-nullable=false'],
      ...['--output', 'pawmatch.d.ts'],
    );
    await withTool('tsc', '--project', 'tsconfig.json');
    await app.buildPet();
    const { email } = await app.buildUser({ role: 'admin' });
    const { stdout } = await run(process.execPath, ['journey.js', app.url, email, app.password], {
      cwd: folder,
    });
    expect(stdout).toBe('confirmed');
  });
});
