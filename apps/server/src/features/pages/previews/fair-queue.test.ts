import { describe, expect, it } from 'vitest';
import { createFairQueue, HungUp } from './fair-queue.ts';

/** A queue with one work that goes on until `finish`. */
function busyQueue() {
  const queue = createFairQueue();
  const done: string[] = [];
  let finish = () => {};
  const blocked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = queue({ address: 'first', signal: new AbortController().signal }, () => blocked);
  const add = (name: string, address: string, gone = new AbortController()) => {
    const work = async () => void done.push(name);
    return { gone, result: queue({ address, signal: gone.signal }, work) };
  };
  return { add, done, finish, first };
}

describe('the fair queue', () => {
  it('S82 lets addresses take turns, whatever one of them wants', async () => {
    const { add, done, finish, first } = busyQueue();
    const results = ['a1', 'a2', 'a3'].map((name) => add(name, 'a').result);
    results.push(add('b1', 'b').result, add('b2', 'b').result, add('c1', 'c').result);
    finish();
    await Promise.all([first, ...results]);
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('S82 forgets who hung up', async () => {
    const { add, done, finish, first } = busyQueue();
    const abandoned = ['a1', 'a2'].map((name) => add(name, 'a'));
    const other = add('b1', 'b');
    for (const { gone } of abandoned) gone.abort();
    for (const { result } of abandoned) await expect(result).rejects.toBeInstanceOf(HungUp);
    const gone = new AbortController();
    gone.abort();
    await expect(add('a3', 'a', gone).result).rejects.toBeInstanceOf(HungUp);
    finish();
    await Promise.all([first, other.result]);
    expect(done).toEqual(['b1']);
  });

  it('S82 is short: eight of an address wait, and 64 together', async () => {
    const { add, done, finish, first } = busyQueue();
    const tooMany = { code: 'TOO_MANY_REQUESTS' };
    const results = [];
    for (let address = 0; address < 8; address += 1) {
      for (let count = 0; count < 8; count += 1) results.push(add('', `${address}`).result);
      if (address === 0) await expect(add('', '0').result).rejects.toMatchObject(tooMany);
    }
    await expect(add('', 'other').result).rejects.toMatchObject(tooMany);
    finish();
    await Promise.all([first, ...results]);
    expect(done).toHaveLength(64);
    await add('later', 'other').result;
    expect(done.at(-1)).toBe('later');
  });
});
