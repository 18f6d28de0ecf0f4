import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportClientError } from '@pawmatch/contract/client-errors/client-errors-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClientErrorsService } from './client-errors.service.ts';

const report = {
  kind: 'uncaught',
  message: 'TypeError: undefined is not a function',
  path: '/pets',
  release: 'main-abc.js',
} as const;

let test: TestApp;
let lines: string[] = [];

beforeAll(async () => {
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  test = await createTestApp({ dependencies: { logger } });
});
afterAll(() => test.close());
beforeEach(() => {
  lines = [];
});

const loggedReports = () =>
  lines.flatMap((line) => {
    const { clientError } = JSON.parse(line);
    return clientError ? [clientError] : [];
  });

describe('POST /client-errors', () => {
  it('F30 a report is one line of the log and counted by its kind', async () => {
    const body = { ...report, stack: 'TypeError: x\n    at f (http://host/assets/a-1.js:1:2)\n' };
    const { status } = await test.visitor().call(reportClientError, { body });
    expect(status).toBe(204);
    expect(loggedReports()).toEqual([{ ...report, stack: ['TypeError: x', 'a-1.js:1:2'] }]);
    const metrics = await test.visitor().send('/metrics', { headers: { Accept: '*/*' } });
    expect(metrics.body).toContain('pawmatch_client_errors_total{kind="uncaught"} 1');
  });

  it('F30 nothing personal reaches the log', async () => {
    const token = `${'a'.repeat(30)}.${'b'.repeat(43)}.${'c'.repeat(43)}`;
    const body = {
      ...report,
      message: `SyntaxError: Unexpected token 'A', "Ada Lovelace, ada@example.org" is not JSON`,
      stack: `Error: ada@example.org (212) 555-0123 ${token}\n at http://host/reset-password?token=secret:1:1`,
      path: '/reset-password?token=secret#secret',
    };
    await test.visitor().call(reportClientError, { body });
    const [line] = loggedReports();
    expect(line.path).toBe('/reset-password');
    expect(JSON.stringify(line)).not.toMatch(/Ada|ada@|555|bbbb|cccc|secret/);
  });

  it('F30 rejects reports that are too long, of an unknown kind, or without a CSRF token', async () => {
    const send = (change: object) =>
      test.visitor().call(reportClientError, { body: { ...report, ...change } as typeof report });
    expect((await send({ stack: 'x'.repeat(17_000) })).status).toBeGreaterThanOrEqual(413);
    expect((await send({ kind: 'other' })).status).toBe(422);
    const { status } = await test.visitor().send('/api/client-errors', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
    });
    expect(status).toBe(403);
    expect(loggedReports()).toEqual([]);
  });

  it('F30 accepts 30 reports a minute from one address', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } });
    const visitor = limited.visitor();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const response = await visitor.call(reportClientError, { body: report });
      statuses.push(response.status);
      if (response.status === 429) expect(response.headers.get('retry-after')).toBe('60');
    }
    expect(statuses).toEqual([...Array(30).fill(204), 429]);
    limited.advance(60);
    expect((await visitor.call(reportClientError, { body: report })).status).toBe(204);
    await limited.close();
  });

  it('F30 translates a stack by the source maps of the build, which are not served', async () => {
    const folder = await makeScratchFolder();
    mkdirSync(join(folder, 'maps'));
    const map = {
      version: 3,
      sources: ['../../src/app/main.tsx'],
      names: [],
      mappings: 'AAAA;AACA',
    };
    writeFileSync(join(folder, 'maps/main-abc.js.map'), JSON.stringify(map));
    const service = createClientErrorsService(
      { metrics: createMetrics(test.database) },
      join(folder, 'client'),
    );
    const stack =
      'Error\n at http://host/assets/main-abc.js:2:1\n at http://host/assets/../x.js:1:1';
    expect(service.accept({ ...report, stack }).stack).toEqual([
      'Error',
      'src/app/main.tsx:2:1',
      'at http://host/assets/../x.js:1:1',
    ]);
    await removeScratchFolder(folder);
  });
});
