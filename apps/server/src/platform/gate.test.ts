import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('createGate', () => {
  it('S31 never lets in more than its capacity, and everybody in the end', async () => {
    const { pass } = createGate(100);
    let atWork = 0;
    let most = 0;
    const sizes = [60, 60, 40, 250, 10, 90, 100, 5];
    const done = await Promise.all(
      sizes.map((weight) =>
        pass(weight, async () => {
          atWork += Math.min(weight, 100);
          most = Math.max(most, atWork);
          await new Promise((resolve) => setImmediate(resolve));
          atWork -= Math.min(weight, 100);
          return weight;
        }),
      ),
    );
    expect(done).toEqual(sizes);
    expect(most).toBe(100);
  });

  it('S31 goes on after work that failed', async () => {
    const { pass } = createGate(1);
    await expect(pass(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await pass(1, async () => 'next')).toBe('next');
  });

  it('S31 counts who leaves twice once', async () => {
    const gate = createGate(2);
    const leave = await gate.enter(1);
    leave();
    leave();
    await gate.enter(2);
    let isIn = false;
    void gate.enter(1).then(() => {
      isIn = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isIn).toBe(false);
  });
});
