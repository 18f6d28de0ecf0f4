import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerFailure } from './http/error-handler.ts';
import { addressKey, limitRequests } from './rate-limits.ts';

async function limitedApp(isOn: boolean) {
  const app = fastify();
  app.setErrorHandler(answerFailure);
  await limitRequests(app, isOn);
  app.get('/api/pets', async () => 'pets');
  app.get('/pets', async () => 'page');
  /** How many of 3,010 calls are let through, and the last answer. */
  const call = async (url: string, remoteAddress: string) => {
    let allowed = 0;
    let last = await app.inject({ url, remoteAddress });
    for (let index = 0; index < 3_010; index += 1) {
      if (last.statusCode === 200) allowed += 1;
      last = await app.inject({ url, remoteAddress });
    }
    return { allowed, last };
  };
  return { app, call };
}

describe('calls from one address', () => {
  it('D04 are limited to 3,000 in ten seconds, with a word when to come again', async () => {
    const { app, call } = await limitedApp(true);
    const { allowed, last } = await call('/api/pets', '192.0.2.1');
    expect(allowed).toBe(3_000);
    expect(last.statusCode).toBe(429);
    expect(last.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    const wait = Number(last.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(10);
    const other = await app.inject({ url: '/api/pets', remoteAddress: '192.0.2.2' });
    expect(other.statusCode).toBe(200);
    const spoofed = await app.inject({
      url: '/api/pets',
      remoteAddress: '192.0.2.1',
      headers: { 'X-Forwarded-For': '192.0.2.9' },
    });
    expect(spoofed.statusCode).toBe(429);
    await app.close();
  });

  it('D04 S15 are counted however their address is written', async () => {
    const { app, call } = await limitedApp(true);
    expect((await call('/%61pi/pets', '192.0.2.1')).allowed).toBe(3_000);
    expect((await app.inject({ url: '/api/pets', remoteAddress: '192.0.2.1' })).statusCode).toBe(
      429,
    );
    await app.close();
  });

  it('are not limited for pages, nor with RATE_LIMITS=off', async () => {
    const on = await limitedApp(true);
    expect((await on.call('/pets', '192.0.2.1')).allowed).toBe(3_010);
    await on.app.close();
    const off = await limitedApp(false);
    expect((await off.call('/api/pets', '192.0.2.1')).allowed).toBe(3_010);
    await off.app.close();
  });
});

describe('addressKey', () => {
  it('takes a network of IPv6 for one customer, and an IPv4 address as it is', () => {
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('::ffff:192.0.2.1')).toBe(addressKey('192.0.2.1'));
    expect(addressKey('192.0.2.1')).not.toBe(addressKey('192.0.2.2'));
  });
});
