import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const script = join(import.meta.dirname, '../deploy/rolling-restart.sh');
const compose = readFileSync(join(import.meta.dirname, '../compose.scale.yaml'), 'utf8');

/** The fleet tests run it with real servers (`rolling-restart.fleet.ts`). */
it('B6.02 rolling-restart.sh calls Compose for each server, and stops at the first that fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pawmatch-restart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const engine = join(folder, 'docker');
  writeFileSync(engine, '#!/bin/sh\necho "$@"\n[ "$8" != web2 ]\n');
  chmodSync(engine, 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout } = spawnSync('sh', [script], { env, encoding: 'utf8' });
  const up = 'compose --file compose.scale.yaml up --detach --no-deps --wait';
  expect(stdout.split('\n').filter((line) => line.startsWith('compose'))).toEqual(
    ['worker', 'web1', 'web2'].map((name) => `${up} ${name}`),
  );
  expect(status).toBe(1);
  for (const name of ['worker', 'web1', 'web2', 'web3']) expect(compose).toContain(`\n  ${name}:`);
});
