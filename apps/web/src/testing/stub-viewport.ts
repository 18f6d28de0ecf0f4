import { vi } from 'vitest';

/** Root font size of jsdom and of browsers by default, for media queries in rem. */
const REM = 16;

/**
 * Gives jsdom, which has no layout, a window of this size: media queries by width match accordingly, and
 * every element has the given height.
 */
export function stubViewport({ width = 1280, height = 900, elementHeight = 600 } = {}): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (query: string) => {
    const minimum = /\(min-width: ([\d.]+)rem\)/.exec(query)?.[1];
    return {
      matches: minimum !== undefined && width >= Number(minimum) * REM,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(elementHeight);
}
