/**
 * Lets work through while the pixels of what is at work stay below a limit, in the order of asking,
 * so that many uploads at once cost time instead of memory (S31).
 */
export function createPixelGate(capacity: number) {
  let free = capacity;
  const waiting: { pixels: number; enter: () => void }[] = [];

  const admit = () => {
    for (let first = waiting[0]; first && first.pixels <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.pixels;
      first.enter();
    }
  };

  /** @param pixels of the work; more than the capacity counts as all of it */
  return async function pass<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    const share = Math.min(pixels, capacity);
    await new Promise<void>((enter) => {
      waiting.push({ pixels: share, enter });
      admit();
    });
    try {
      return await work();
    } finally {
      free += share;
      admit();
    }
  };
}
