import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Changes } from '../cluster/change-feed.ts';
import { createDrain } from './drain.ts';
import { createFastPath } from './fast-path.ts';
import type { AssembledBody } from './response-body.ts';
import { createResponseCache } from './response-cache.ts';

const PAGE_BYTES = 100_000;

/** More than fit into the cache, if their data counted. */
const PAGES = 300;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A page that is assembled from data in memory, as lists of pets are. */
function assemble(data: Buffer): AssembledBody {
  return { length: data.length, memory: 100, copyTo: (target) => void target.set(data) };
}

/** A server whose pages are cached until the test publishes a change. */
async function serve(overrides: { admit?: () => boolean; compute?: () => AssembledBody }) {
  const listeners = new Set<() => void>();
  const changes: Changes = {
    isLive: () => true,
    onChange: (listener) => void listeners.add(listener),
    publish: () => {
      for (const listener of listeners) listener();
    },
  };
  const lines: string[] = [];
  const fastPath = createFastPath({
    admit: overrides.admit ?? (() => true),
    drain: createDrain(),
    metrics: { observeRequest: () => undefined } as never,
    logger: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
    logsReads: false,
  });
  const app = Fastify({ serverFactory: (handle) => createServer(fastPath.before(handle)) });
  const cache = createResponseCache(changes, fastPath);
  const bodies: WeakRef<AssembledBody>[] = [];
  let handled = 0;
  app.get('/pages/:number', (request, reply) => {
    handled += 1;
    return cache.send(request, reply, request.url, async () => {
      const body = (overrides.compute ?? (() => assemble(Buffer.alloc(PAGE_BYTES, 'x'))))();
      bodies.push(new WeakRef(body));
      return { type: 'text/plain', body };
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const read = async (number: number) => {
    const headers = { 'accept-encoding': 'identity' };
    const response = await fetch(`${url}/pages/${number}`, { headers });
    return { status: response.status, length: (await response.text()).length };
  };
  const countInMemory = async () => {
    // References of WeakRef live until the end of a turn of the event loop.
    await new Promise(setImmediate);
    collectGarbage();
    return bodies.filter((body) => body.deref() !== undefined).length;
  };
  return { read, changes, lines, countInMemory, handled: () => handled };
}

describe('the memory of the fast path', () => {
  it('S47 has no pages from before a change, whatever addresses are requested', async () => {
    const { read, changes, countInMemory } = await serve({});
    for (let change = 0; change < 4; change += 1) {
      for (let number = 0; number < PAGES / 4; number += 1) await read(change * PAGES + number);
      changes.publish();
    }
    await read(0);
    expect(await countInMemory()).toBeLessThan(5);
  });

  it('S47 counts the bytes of a page that has its own', async () => {
    const compute = () => ({ ...assemble(Buffer.alloc(PAGE_BYTES)), memory: PAGE_BYTES });
    const { read, countInMemory } = await serve({ compute });
    for (let number = 0; number < PAGES; number += 1) await read(number);
    // Two caches of 16 MB share them.
    expect((await countInMemory()) * PAGE_BYTES).toBeLessThan(17 * 1024 * 1024);
  });
});

describe('a failure of the fast path', () => {
  it('S58 leaves the request to Fastify and is logged, when a protection fails', async () => {
    const { read, handled, lines } = await serve({
      admit: () => {
        throw new Error('The address is not known.');
      },
    });
    for (let round = 0; round < 3; round += 1) {
      expect(await read(1)).toEqual({ status: 200, length: PAGE_BYTES });
    }
    expect(handled()).toBe(3);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toContain('The address is not known.');
  });

  it('S58 leaves the request to Fastify and is logged, when its body cannot be assembled', async () => {
    let isBroken = false;
    const compute = () => ({
      length: 5,
      memory: 5,
      copyTo(target: Buffer) {
        if (isBroken) throw new Error('The data are gone.');
        target.write('hello');
      },
    });
    const { read, handled, lines } = await serve({ compute });
    await read(1);
    await read(1);
    expect(handled()).toBe(1);
    isBroken = true;
    expect((await read(1)).status).toBe(500);
    expect(handled()).toBe(2);
    expect(lines.join('')).toContain('The data are gone.');
    isBroken = false;
    expect(await read(1)).toEqual({ status: 200, length: 5 });
  });
});
