import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Changes } from '../../cluster/change-feed.ts';
import { createDrain } from '../drain.ts';
import type { CacheableResponse } from './encode-response.ts';
import { createResponseCache } from './response-cache.ts';

const PAGE_BYTES = 100_000;

/** More than fit into the cache. */
const PAGES = 500;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Changes that the test publishes. */
function createManualChanges() {
  const listeners = new Set<() => void>();
  let isLive = true;
  const changes: Changes = {
    isLive: () => isLive,
    onChange: (listener) => void listeners.add(listener),
    publish: () => {
      for (const listener of listeners) listener();
    },
  };
  return { changes, setLive: (live: boolean) => (isLive = live) };
}

interface Options {
  changes?: Changes;
  admit?: () => boolean;
  observeRequest?: () => void;
  /** Sent with each response. */
  headers?: Record<string, string>;
  /** Of a URL. */
  keyOf?: (url: string) => string;
}

/** A server with pages that the test computes. */
async function serverWith(
  compute: () => Promise<CacheableResponse>,
  {
    changes,
    admit = () => true,
    observeRequest = () => undefined,
    keyOf = (url) => url,
    headers = {},
  }: Options = {},
) {
  const lines: string[] = [];
  const cache = createResponseCache({
    admit,
    countMore: () => undefined,
    drain: createDrain(),
    metrics: { observeRequest } as never,
    logger: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
    logsReads: false,
  });
  const app = Fastify({ serverFactory: (handle) => createServer(cache.before(handle)) });
  cache.attach(app);
  const send = cache.until(changes);
  let handled = 0;
  app.get('/*', (request, reply) => {
    handled += 1;
    return send(request, reply.headers(headers), keyOf(request.url), compute);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return {
    lines,
    /** The requests that Fastify has seen. */
    handled: () => handled,
    async get(headers: Record<string, string> = {}, path = '/') {
      const response = await fetch(`${url}${path}`, {
        headers: { 'accept-encoding': 'identity', ...headers },
      });
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
  };
}

const page = (body: string): CacheableResponse => ({ type: 'text/html', body });

/** The page's text is the number of times that it was computed. */
function countingPage() {
  let count = 0;
  return async () => {
    count += 1;
    return page(String(count));
  };
}

describe('createResponseCache', () => {
  it('computes once for concurrent and later requests', async () => {
    const { get, handled } = await serverWith(countingPage());
    const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await get()).body));
    const before = handled();
    expect(new Set([...bodies, (await get()).body])).toEqual(new Set(['1']));
    expect(handled()).toBe(before);
  });

  it('sends no request a response whose computation began before a preceding change', async () => {
    const { changes } = createManualChanges();
    const begun: ((response: CacheableResponse) => void)[] = [];
    const { get } = await serverWith(() => new Promise((resolve) => begun.push(resolve)), {
      changes,
    });
    const before = get();
    await expect.poll(() => begun.length).toBe(1);
    changes.publish();
    const after = get();
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.(page('new'));
    expect((await after).body).toBe('new');
    begun[0]?.(page('old'));
    expect((await before).body).toBe('old');
    expect((await get()).body).toBe('new');
    expect((await get()).body).toBe('new');
  });

  it('caches nothing while changes might be missed', async () => {
    const { changes, setLive } = createManualChanges();
    const { get } = await serverWith(countingPage(), { changes });
    await get();
    await get();
    setLive(false);
    expect([(await get()).body, (await get()).body]).toEqual(['2', '3']);
  });

  it('sends 304 when the client has the response, and an encoding that the client accepts', async () => {
    const { get } = await serverWith(async () => page('paw '.repeat(1_000)));
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const { headers } = await get();
      expect(headers.get('vary')).toBe('accept-encoding');
      expect(headers.get('content-length')).toBe('4000');
      const etag = headers.get('etag');
      expect((await get({ 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
      expect((await get({ 'if-none-match': '"x"' })).status).toBe(200);
      const encodingFor = async (accepted: string) =>
        (await get({ 'accept-encoding': accepted })).headers.get('content-encoding');
      expect(await encodingFor('gzip, br')).toBe('br');
      expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
    }
  });

  it('fails for concurrent requests, and computes again for the next one', async () => {
    let isBroken = true;
    const { get } = await serverWith(async () => {
      if (isBroken) throw new Error('away');
      return page('there');
    });
    expect((await get()).status).toBe(500);
    isBroken = false;
    expect((await get()).body).toBe('there');
  });
});

describe('a response that is not the same for everybody', () => {
  it('S47 is left to Fastify when it sets a cookie', async () => {
    const { get, handled } = await serverWith(countingPage(), {
      headers: { 'set-cookie': 'name=value' },
    });
    for (let repeat = 1; repeat < 4; repeat += 1) {
      expect((await get()).headers.get('set-cookie')).toBe('name=value');
      expect(handled()).toBe(repeat);
    }
  });

  it('S47 is left to Fastify when the request has a range, a condition or an origin', async () => {
    const { get, handled } = await serverWith(countingPage());
    await get();
    for (const [index, name] of ['range', 'if-none-match', 'origin'].entries()) {
      await get({ [name]: 'bytes=0-1' });
      expect(handled()).toBe(index + 2);
    }
    await get();
    expect(handled()).toBe(4);
  });
});

describe('the memory of the response cache', () => {
  function countBodies() {
    const bodies: WeakRef<Buffer>[] = [];
    return {
      compute: async () => {
        const body = Buffer.alloc(PAGE_BYTES, 'x');
        bodies.push(new WeakRef(body));
        return { type: 'text/plain', body };
      },
      async countInMemory() {
        // References of WeakRef live until the end of a turn of the event loop.
        await new Promise(setImmediate);
        collectGarbage();
        return bodies.filter((body) => body.deref() !== undefined).length;
      },
    };
  }

  it('S47 has no pages from before a change, whatever addresses are requested', async () => {
    const { changes } = createManualChanges();
    const { compute, countInMemory } = countBodies();
    const { get } = await serverWith(compute, { changes });
    for (let change = 0; change < 4; change += 1) {
      for (let number = 0; number < 75; number += 1) await get({}, `/${change * 75 + number}`);
      changes.publish();
    }
    await get({}, '/0');
    expect(await countInMemory()).toBeLessThan(5);
  });

  it('S47 is bounded, in bytes', async () => {
    const { compute, countInMemory } = countBodies();
    const { get } = await serverWith(compute);
    for (let number = 0; number < PAGES; number += 1) await get({}, `/${number}`);
    expect((await countInMemory()) * PAGE_BYTES).toBeLessThan(33 * 1024 * 1024);
  });

  it('S47 does not grow with made-up addresses of one response, which is computed once', async () => {
    const { get, handled } = await serverWith(countingPage(), { keyOf: () => 'home' });
    for (let number = 0; number < 100; number += 1) {
      expect((await get({}, `/?made-up=${number}`)).body).toBe('1');
    }
    expect(handled()).toBe(100);
    await get({}, '/?made-up=99');
    expect(handled()).toBe(100);
    await get({}, '/?made-up=0');
    expect(handled()).toBe(101);
  });
});

describe('a failure of the response cache', () => {
  it('S58 leaves the request to Fastify and is logged, when a protection fails', async () => {
    const { get, handled, lines } = await serverWith(countingPage(), {
      admit: () => {
        throw new Error('The address is not known.');
      },
    });
    for (let round = 0; round < 3; round += 1) {
      expect(await get()).toMatchObject({ status: 200, body: '1' });
    }
    expect(handled()).toBe(3);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toContain('The address is not known.');
  });

  it('S58 is logged and harms no response, when the request cannot be counted', async () => {
    const { get, handled, lines } = await serverWith(countingPage(), {
      observeRequest: () => {
        throw new Error('There are no metrics.');
      },
    });
    for (let round = 0; round < 3; round += 1) {
      expect(await get()).toMatchObject({ status: 200, body: '1' });
    }
    expect(handled()).toBe(1);
    expect(lines).toHaveLength(2);
  });
});
