import { describe, expect, it } from 'vitest';
import { createPixelGate } from './pixel-gate.ts';

describe('createPixelGate', () => {
  it('S31 never has more pixels at work than its capacity, and lets everybody through in the end', async () => {
    const pass = createPixelGate(100);
    let atWork = 0;
    let most = 0;
    const sizes = [60, 60, 40, 250, 10, 90, 100, 5];
    const done = await Promise.all(
      sizes.map((pixels) =>
        pass(pixels, async () => {
          atWork += Math.min(pixels, 100);
          most = Math.max(most, atWork);
          await new Promise((resolve) => setImmediate(resolve));
          atWork -= Math.min(pixels, 100);
          return pixels;
        }),
      ),
    );
    expect(done).toEqual(sizes);
    expect(most).toBe(100);
  });

  it('S31 goes on after work that failed', async () => {
    const pass = createPixelGate(1);
    await expect(pass(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await pass(1, async () => 'next')).toBe('next');
  });
});
