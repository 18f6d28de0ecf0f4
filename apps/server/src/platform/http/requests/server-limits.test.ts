import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../../testing/nightly.ts';
import { openTestApp } from '../../../testing/test-app.ts';

const app = await openTestApp();

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

/** Everything that the server sends until it closes the connection. */
async function responseTo(request: string): Promise<string> {
  const socket = await open();
  let response = '';
  socket.on('data', (text) => {
    response += text;
  });
  const closed = once(socket, 'close');
  socket.write(request);
  await closed;
  return response;
}

describe('a client that is slow or sends too much', () => {
  it.runIf(isNightly)(
    'S42 is disconnected after 10 s of slow headers, while others are served',
    async () => {
      const slow = await Promise.all(Array.from({ length: 200 }, open));
      const start = performance.now();
      const closed = Promise.all(slow.map((socket) => once(socket, 'close')));
      for (const socket of slow)
        socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      const drip = setInterval(() => {
        for (const socket of slow) if (socket.writable) socket.write('x');
      }, 500);
      expect((await app.visitor().request('/api/pets')).status).toBe(200);
      await closed;
      clearInterval(drip);
      expect(performance.now() - start).toBeLessThan(10_000);
    },
    20_000,
  );

  it('S42 gets 431 for too many and too long headers', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`).join('\r\n');
    const long = `X-Long: ${'x'.repeat(20_000)}`;
    for (const headers of [many, long]) {
      const response = await responseTo(
        `GET /api/health HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`,
      );
      expect(response).toMatch(/^HTTP\/1\.1 431 /);
      expect(response).toContain('"code":"HEADERS_TOO_LARGE"');
    }
  });

  it('S42 gets 400 for a length beside a transfer encoding', async () => {
    const response = await responseTo(
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('"detail":"Bad request."');
  });

  it('S76 gets 400 for two hosts or none, also for what is answered from memory', async () => {
    const hosts = ['Host: a\r\nHost: b', 'Host: a\r\nhost: a', 'X-Host: a'];
    for (const host of ['Host: a\r\nConnection: close', 'Host: a\r\nConnection: close', ...hosts]) {
      const response = await responseTo(`GET /api/pets HTTP/1.1\r\n${host}\r\n\r\n`);
      expect(response).toMatch(hosts.includes(host) ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 200 /);
      if (hosts.includes(host)) expect(response).toContain('"detail":"Bad request."');
    }
    expect(await responseTo('GET /api/pets HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('D02 gets a normal response to an unknown expectation', async () => {
    const response = await responseTo(
      'GET /api/nothing HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\nConnection: close\r\n\r\n',
    );
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
    expect(response).toContain('"detail":"The requested resource was not found."');
  });

  it('S42 does not delay others with 500 idle connections', async () => {
    const idle = await Promise.all(Array.from({ length: 500 }, open));
    expect((await app.visitor().request('/api/pets')).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});
