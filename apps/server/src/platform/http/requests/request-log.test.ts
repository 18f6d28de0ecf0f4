import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as auth from '@pawmatch/contract/auth/auth-endpoints';
import * as passwords from '@pawmatch/contract/auth/password-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../../testing/nightly.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import type { TestResponse } from '../../../testing/test-client.ts';
import { createLogger } from '../../process/logger.ts';

const ZOE = {
  full_name: 'Zoe {"level":60,"msg":"forged"}',
  email: 'zoe.secret@people.example',
  phone_number: '4155550123',
  password: 'first of three passwords',
};
const CHANGED = 'second of three passwords';
const RESET = 'third of three passwords';
const WALK_IN = {
  full_name: 'Walt',
  email: 'walt.secret@people.example',
  phone_number: '4155550199',
};

/** Shorter values of cookies are flags, not secrets. */
const MIN_LENGTH = 4;

const lines: string[] = [];
const logger = createLogger('trace', { write: (line) => void lines.push(line) });
const app = await openTestApp({ dependencies: { logger } });

const records = () => lines.map((line) => JSON.parse(line));
const requestRecords = () => records().filter(({ msg }) => msg === 'request');

/** Everything that must not be in the log; secrets are added as they become known. */
const secrets = new Set([ZOE, WALK_IN].flatMap(({ email, phone_number }) => [email, phone_number]));
const keep = (...more: (string | undefined)[]) => {
  for (const secret of more) if (secret && secret.length > MIN_LENGTH) secrets.add(secret);
};

const responses: TestResponse[] = [];
const expectStatus = async (response: Promise<TestResponse>, status: number) => {
  const it = await response;
  expect(it.status).toBe(status);
  responses.push(it);
  return it;
};

describe('refused requests', () => {
  it.runIf(isNightly)('S83 are counted, and logged once an address and minute', async () => {
    const own: string[] = [];
    const logger = createLogger('info', { write: (line) => void own.push(line) });
    const limited = await createTestApp({ dependencies: { logger }, config: { rateLimits: true } });
    const refused = () =>
      own.map((line) => JSON.parse(line)).filter(({ status }) => status === 429);
    const send = async (times: number, remoteAddress: string) => {
      let last = 0;
      for (let time = 0; time < times; time += 1) {
        last = (await limited.app.inject({ url: '/api/users/me', remoteAddress })).statusCode;
      }
      return last;
    };
    expect(await send(3_100, '192.0.2.1')).toBe(429);
    expect(refused()).toMatchObject([{ path: '/api/users/me', msg: 'request' }]);
    expect(await send(3_001, '192.0.2.2')).toBe(429);
    expect(refused()).toHaveLength(2);
    limited.advance(60);
    expect(await send(3_001, '192.0.2.1')).toBe(429);
    expect(refused()[2]).toMatchObject({ unlogged: 99 });
    const metrics = await limited.dependencies.metrics.registry.metrics();
    expect(metrics).toMatch(/_count\{[^}]*status="429"[^}]*\} 102\n/);
    expect(own.filter((line) => line.includes('192.0.2'))).toEqual([]);
    await limited.close();
  });

  it('S83 S42 are logged once a minute also where they are no requests', async () => {
    const send = async () => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
      socket.end('GET / HTTP/9\r\n\r\n');
      return text(socket);
    };
    app.advance(60);
    for (let time = 0; time < 5; time += 1) expect(await send()).toContain('400 Bad Request');
    const before = records().filter(({ msg }) => msg === 'refused connection');
    expect(before).toHaveLength(1);
    app.advance(60);
    await send();
    const after = records().filter(({ msg }) => msg === 'refused connection');
    expect(after.at(-1)).toMatchObject({ unlogged: 4 });
    app.advance(60);
  });
});

describe('the log of real journeys at level trace', () => {
  it('S29 S06 D02 has no password, token, cookie, e-mail or phone, and has the id of each failure', async () => {
    keep(ZOE.password, CHANGED, RESET);
    const zoe = app.visitor();
    const registered = await expectStatus(zoe.call(auth.register, { body: ZOE }), 201);
    zoe.token = registered.body.access_token;
    keep(zoe.token, ...zoe.cookies.values());
    await expectStatus(
      zoe.call(auth.register, { body: { ...ZOE, email: ZOE.email.toUpperCase() } }),
      409,
    );
    const credentials = { email: ZOE.email, password: ZOE.password };
    await expectStatus(
      app.visitor().call(auth.login, { body: { ...credentials, password: RESET } }),
      401,
    );
    keep((await zoe.logIn(credentials)).access_token, ...zoe.cookies.values());
    const change = { current_password: ZOE.password, new_password: CHANGED };
    await expectStatus(zoe.call(passwords.changePassword, { body: change }), 204);
    const refreshed = await expectStatus(zoe.call(auth.refresh), 200);
    keep(refreshed.body.access_token, ...zoe.cookies.values());
    zoe.token = refreshed.body.access_token;

    const { id: petId } = await app.buildPet({ name: 'Rex\r\nforged' });
    const body = { requested_at: '2026-11-23T15:00:00.000Z', notes: `Call ${ZOE.phone_number}` };
    await expectStatus(zoe.call(visits.requestVisit, { params: { petId }, body }), 201);
    await expectStatus(zoe.call(visits.requestVisit, { params: { petId }, body }), 400);
    const admin = await app.signIn('admin');
    keep(admin.token, admin.user.email, ...admin.cookies.values());
    const walkIn = { pet_id: petId, requested_at: '2026-11-24T15:00:00.000Z', ...WALK_IN };
    await expectStatus(admin.call(visits.createVisit, { body: walkIn }), 201);

    await expectStatus(
      zoe.call(passwords.requestPasswordReset, { body: { email: ZOE.email } }),
      200,
    );
    await app.runJobs();
    const token =
      app.mails.map(({ text }) => /reset-password\?token=(\S+)/.exec(text)?.[1]).find(Boolean) ??
      '';
    keep(token);
    await zoe.request(`/reset-password?token=${token}&email=${ZOE.email}`);
    const reset = { token, new_password: RESET };
    await expectStatus(zoe.call(passwords.resetPassword, { body: reset }), 204);
    await expectStatus(zoe.call(passwords.resetPassword, { body: reset }), 400);
    expect(lines.length).toBeGreaterThan(15);
  });

  it('S29 S06 omits the values of a failing query', async () => {
    // PostgreSQL's error contains the whole row, and drizzle's all parameters.
    await app.database.execute(
      sql`ALTER TABLE users ADD CONSTRAINT no_luck CHECK (full_name <> 'Unlucky')`,
    );
    const unlucky = { ...ZOE, full_name: 'Unlucky', email: 'unlucky@people.example' };
    keep(unlucky.email);
    const failed = await expectStatus(app.visitor().call(auth.register, { body: unlucky }), 500);
    expect(failed.body.detail).not.toMatch(/no_luck|users|insert/i);
    const record = records().find(({ level }) => level === 50);
    expect(record).toMatchObject({ reqId: failed.body.request_id, msg: 'INTERNAL' });
    expect(JSON.stringify(record.err)).toContain('no_luck');
    expect(record.err.stack ?? record.err.cause.stack).toContain('at ');
  });

  it('S29 S06 omits the bodies, queries, paths and headers of rejected requests', async () => {
    const secret = 'a-secret-nobody-may-read';
    keep(secret);
    const visitor = app.visitor();
    const wrong = { email: secret, phone_number: secret, password: 'short', full_name: secret };
    await expectStatus(visitor.call(auth.register, { body: wrong }), 422);
    await expectStatus(visitor.request(`/api/pets?limit=${secret}&token=${secret}`), 422);
    await expectStatus(visitor.request(`/api/users/me?access_token=${secret}`), 401);
    const headers = { Authorization: `Bearer ${secret}`, Cookie: `refresh=${secret}` };
    await expectStatus(visitor.send('/api/users/me', { headers }), 401);
    await expectStatus(visitor.request(`/api/unsubscribe/${ZOE.email}`), 404);
    await expectStatus(
      visitor.request(`/api/unsubscribe/${encodeURIComponent(ZOE.email)}/%zz`),
      400,
    );
    const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    await expectStatus(
      visitor.request('/api/auth/login', { ...broken, body: `{"x":"${secret}"` }),
      400,
    );
  });

  it('S42 D02 S29 has a line for input that is not HTTP, without its content', async () => {
    const secret = 'another-secret-nobody-may-read';
    keep(secret);
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.end(`GET /${secret} HTTP/9\r\nX: ${secret}\r\n\r\n`);
    const output = await text(socket);
    const { request_id } = JSON.parse(output.slice(output.indexOf('{')));
    expect(records().filter(({ reqId }) => reqId === request_id)).toMatchObject([{ status: 400 }]);
  });

  it('S29 has one JSON line per record, whatever a path or name contains', async () => {
    await app.visitor().request('/api/pets%0d%0a{"level":60,"msg":"forged"}');
    await app.visitor().request('/api/pets?x=%0d%0a{"level":60}');
    for (const line of lines) {
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(line).not.toContain('\r');
      expect(JSON.parse(line).msg).not.toBe('forged');
    }
  });

  it('S42 S29 takes no longer for a long path of odd characters than for a plain one', async () => {
    const fastestOf = async (path: string) => {
      let fastest = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 5; round += 1) {
        const began = performance.now();
        await app.app.inject(path);
        fastest = Math.min(fastest, performance.now() - began);
      }
      return fastest;
    };
    const letters = 'a'.repeat(30_000);
    const plain = await fastestOf(`/api/${letters}`);
    // A pattern with quadratic time takes a thousand times as long.
    expect(await fastestOf(`/api/%20${letters}`)).toBeLessThan(50 * plain);
    expect(await fastestOf(`/api/a@b/%20${letters}`)).toBeLessThan(50 * plain);
  });

  it('S06 S07 records logins, password changes, and what admins do with accounts', async () => {
    const admin = await app.signIn('admin');
    const { user } = await app.signIn();
    const path = `/api/admin/users/${user.id}`;
    const again = { current_password: app.password };
    await expectStatus(
      admin.request(path, { method: 'PATCH', body: { role: 'admin', ...again } }),
      200,
    );
    await expectStatus(admin.request(path, { method: 'DELETE', body: again }), 204);
    keep(admin.token, admin.user.email, user.email, ...admin.cookies.values());
    const events = records().filter(({ user: who }) => who !== undefined);
    for (const event of ['signed up', 'logged in', 'password changed', 'password reset']) {
      const found = events.find(({ msg }) => msg === event);
      expect(found, event).toMatchObject({ user: expect.any(String), reqId: expect.any(String) });
    }
    const by = admin.user.id;
    expect(events.slice(-2)).toMatchObject([
      { msg: 'role changed', user: user.id, role: 'admin', by },
      { msg: 'account deleted', user: user.id, by },
    ]);
  });

  it('D02 has one line for each request, with the id that error responses contain', async () => {
    const ids = requestRecords().map(({ reqId }) => reqId);
    expect(new Set(ids).size).toBe(ids.length);
    const failures = responses.filter(({ status }) => status >= 400);
    expect(failures.length).toBeGreaterThan(8);
    for (const { status, body } of failures) {
      const found = requestRecords().filter(({ reqId }) => reqId === body.request_id);
      expect(found, JSON.stringify(body)).toMatchObject([{ status, method: expect.any(String) }]);
    }
  });

  it('S29 S06 contains no secret in any encoding', () => {
    expect(secrets.size).toBeGreaterThan(15);
    const log = lines.join('').toLowerCase();
    for (const secret of secrets) {
      for (const spelling of [secret, encodeURIComponent(secret), JSON.stringify(secret)]) {
        expect(log.includes(spelling.toLowerCase()), spelling).toBe(false);
      }
    }
    expect(log).not.toMatch(/\$argon2|authorization|set-cookie|csrftoken=/);
  });
});
