import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openS3Server } from '../../testing/s3-server.ts';
import { openTestApp } from '../../testing/test-app.ts';

const UNKNOWN = `/images/${'0123456789abcdef'.repeat(2)}/large.webp`;

const s3 = await openS3Server();
const app = await openTestApp({ config: { s3: s3.config } });
let requests: string[];

let stopListening: () => void;
beforeEach(() => {
  requests = [];
  stopListening = s3.hold((request) => {
    requests.push(request);
    return false;
  });
  app.advance(60);
});
afterEach(() => stopListening());

const ready = () => app.visitor().send('/api/ready');

describe('GET /api/ready', () => {
  it('S51 D07 writes one file for all requests within some seconds', async () => {
    const responses = await Promise.all(Array.from({ length: 300 }, ready));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(requests.map((request) => request.slice(0, 3))).toEqual(['PUT', 'DEL']);
    app.advance(9);
    await ready();
    expect(requests).toHaveLength(2);
    app.advance(2);
    expect((await ready()).body).toEqual({
      status: 'ready',
      details: { database: 'ok', storage: 'ok' },
    });
    expect(requests).toHaveLength(4);
  });

  it('F18 S51 is ready without the photo storage, and reports its state', async () => {
    const release = s3.hold();
    const frozen = await ready();
    expect(frozen.status).toBe(200);
    expect(frozen.body.details).toEqual({ database: 'ok', storage: 'failing' });
    release();
    app.advance(11);
    expect((await ready()).body.details.storage).toBe('ok');
  });
});

describe('GET /images/:hash/:file', () => {
  it('S51 looks a missing photo up in the storage once', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await app.visitor().send(UNKNOWN)).status).toBe(404);
    }
    expect(requests).toHaveLength(1);
  });

  it('S51 finds a photo that is stored after a lookup', async () => {
    const { imageStore } = app.dependencies;
    const [, , hash = ''] = UNKNOWN.split('/');
    const files = [{ name: 'large.webp', bytes: Buffer.from('a picture') }];
    await imageStore.put({ photo: { hash }, files });
    expect((await app.visitor().send(UNKNOWN)).status).toBe(200);
  });
});
