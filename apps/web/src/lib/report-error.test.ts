import { describe, expect, it } from 'vitest';
import { stubApi } from '../testing/stub-api.ts';
import { ApiError } from './api/errors/api-error.ts';
import { reportError as reportErrorOf } from './report-error.ts';

const reportError = (
  ...[kind, error]: [kind: Parameters<typeof reportErrorOf>[0], error: unknown]
) => reportErrorOf(kind, error, 'main-abc.js');

const nothing = () => new Response(null, { status: 204 });
const ours = (message: string) => {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at f (${location.origin}/assets/main-abc.js:1:2)`;
  return error;
};

describe('reportError', () => {
  it('F30 reports each error once, shortened, and at most ten', async () => {
    const calls = stubApi({ 'POST /client-errors': nothing });
    reportError('uncaught', new ApiError({ kind: 'network', message: 'No connection.' }));
    reportError('uncaught', new DOMException('Left', 'AbortError'));
    const foreign = new Error('of an extension');
    foreign.stack = 'Error\n    at chrome-extension://abc/content.js:1:1';
    reportError('uncaught', foreign);
    reportError('uncaught', ours('x'.repeat(2_000)));
    reportError('uncaught', ours('x'.repeat(2_000)));
    reportError('caught', ours('Failed to fetch dynamically imported module: /assets/a.js'));
    for (let count = 0; count < 20; count += 1) reportError('rejection', ours(`Number ${count}`));
    await expect.poll(() => calls).toHaveLength(10);
    const bodies = calls.map(({ body }) => body as Record<string, string>);
    expect(bodies[0]?.message).toHaveLength(500);
    expect(bodies[1]).toMatchObject({ kind: 'chunk', path: location.pathname });
    expect(bodies.filter(({ kind }) => kind === 'rejection')).toHaveLength(8);
  });
});
