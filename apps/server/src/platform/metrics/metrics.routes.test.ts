import { describe, expect, it } from 'vitest';
import { createTestApp, openTestApp } from '../../testing/test-app.ts';
import { insertJobs } from '../jobs/jobs.repository.ts';

const TOKEN = 'a token for the metrics';

const app = await openTestApp({ config: { metricsToken: TOKEN, trustProxy: () => true } });

const read = (headers: Record<string, string> = {}) =>
  app.visitor().send('/metrics', { headers: { Accept: '*/*', ...headers } });

/** A request from a simulated address. */
const readFrom = async (remoteAddress: string, headers: Record<string, string> = {}) => {
  const { statusCode } = await app.app.inject({ url: '/metrics', remoteAddress, headers });
  return statusCode;
};

/** The value of a line, such as `name{label="value"}`; undefined when there is no such line. */
async function metric(line: string): Promise<number | undefined> {
  const { body } = await read();
  const found = String(body)
    .split('\n')
    .find((it) => it.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

const requestsOf = (method: string, route: string, status: number) =>
  metric(
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  );

describe('access to GET /metrics', () => {
  it('D07 is allowed from this machine, in the format of Prometheus', async () => {
    const { status, headers } = await read();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await readFrom('127.0.0.1')).toBe(200);
    expect(await readFrom('::1')).toBe(200);
    expect(await readFrom('::ffff:127.0.0.1')).toBe(200);
  });

  it.each(['203.0.113.9', '10.0.0.7', '2001:db8::1', '::ffff:203.0.113.9'])(
    'D07 is a 404 for %s',
    async (address) => {
      expect(await readFrom(address)).toBe(404);
      // Headers of the client do not change that.
      expect(await readFrom(address, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    },
  );

  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=203.0.113.9'],
    ['x-real-ip', '203.0.113.9'],
    ['via', '1.1 proxy'],
  ])('D07 is a 404 when a proxy on this machine sends %s: %s', async (name, value) => {
    const { status, body } = await read({ [name]: value });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('D07 is allowed from anywhere with the exact token', async () => {
    const from = (authorization: string) => readFrom('203.0.113.9', { authorization });
    expect(await from(`Bearer ${TOKEN}`)).toBe(200);
    for (const wrong of [TOKEN.slice(1), `${TOKEN}x`, TOKEN.toUpperCase(), ' ', 'undefined']) {
      expect(await from(`Bearer ${wrong}`), wrong).toBe(404);
    }
    expect(await from(`Basic ${TOKEN}`)).toBe(404);
  });

  it('D07 is a 404 from other machines when no token is set', async () => {
    const without = await createTestApp();
    const headers = { authorization: 'Bearer undefined' };
    const remoteAddress = '203.0.113.9';
    const { statusCode } = await without.app.inject({ url: '/metrics', remoteAddress, headers });
    expect(statusCode).toBe(404);
    await without.close();
  });
});

describe('the content of GET /metrics', () => {
  it('D07 counts requests by route pattern, method and status, with one label for unknown routes', async () => {
    const pet = await app.buildPet();
    await app.visitor().request(`/api/pets/${pet.id}`);
    await app.visitor().request(`/api/pets/${pet.id}?again`);
    for (const path of ['/wp-login.php', '/api/nothing/1', '/api/nothing/2', '/%zz', '/a/b/c']) {
      await app.visitor().request(path);
    }
    expect(await requestsOf('GET', '/api/pets/:id', 200)).toBe(2);
    const { body } = await read();
    const routes = new Set([...String(body).matchAll(/route="([^"]*)"/g)].map(([, it]) => it));
    expect([...routes].filter((it) => /nothing|wp-login|zz|a\/b/.test(it ?? ''))).toEqual([]);
    expect(await requestsOf('GET', 'unknown', 404)).toBeGreaterThanOrEqual(4);
    expect(
      await metric(
        'http_request_duration_seconds_bucket{le="10",method="GET",route="/api/pets/:id",status="200"}',
      ),
    ).toBe(2);
  });

  it('D07 has the pool, the event loop and the waiting jobs', async () => {
    const jobs = [1, 2].map((a) => ({ queue: 'for-tests', payload: { a } }));
    await insertJobs(app.database, jobs, app.now());
    expect(await metric('pawmatch_database_connections{state="total"}')).toBeGreaterThan(0);
    expect(await metric('pawmatch_database_connections{state="idle"}')).toBeDefined();
    expect(await metric('pawmatch_database_connections{state="waiting"}')).toBe(0);
    expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
    expect(await metric('pawmatch_jobs{queue="for-tests",state="waiting"}')).toBe(2);
    await app.database.execute(`UPDATE jobs SET failed_at = now() WHERE payload @> '{"a": 1}'`);
    expect(await metric('pawmatch_jobs{queue="for-tests",state="waiting"}')).toBe(1);
    expect(await metric('pawmatch_jobs{queue="for-tests",state="failed"}')).toBe(1);
  });

  it('D07 S39 leaves only the jobs out when the database does not respond', async () => {
    await app.database.execute('ALTER TABLE jobs RENAME TO jobs_that_are_away');
    const { status, body } = await read();
    await app.database.execute('ALTER TABLE jobs_that_are_away RENAME TO jobs');
    expect(status).toBe(200);
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toContain('pawmatch_jobs{');
  });
});
