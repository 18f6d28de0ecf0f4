import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordScrollPosition, restoreFirstScroll, restoreScroll } from './scroll-position.ts';

let height = 0;
let stop = () => {};

const scrollTo = vi.fn((_: number, top: number) => {
  vi.stubGlobal('scrollY', Math.min(top, height));
});

function scrollBy(person: number) {
  vi.stubGlobal('scrollY', person);
  dispatchEvent(new Event('scroll'));
}

/** Tells the page that its content has grown. */
let grow: (to: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  height = 5_000;
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = (to) => {
          height = to;
          onResize();
        };
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  history.replaceState({ key: 'a' }, '');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('restoreScroll', () => {
  it('scrolls a new page to its top', () => {
    stop = recordScrollPosition('a');
    scrollBy(700);
    restoreScroll('a', 'PUSH');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('restores the scroll position on the way back', () => {
    stop = recordScrollPosition('b');
    scrollBy(700);
    restoreScroll('b', 'POP')();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  it('waits until the page is tall enough', () => {
    stop = recordScrollPosition('c');
    scrollBy(700);
    height = 100;
    const stopWaiting = restoreScroll('c', 'POP');
    expect(window.scrollY).toBe(100);
    grow(900);
    expect(window.scrollY).toBe(700);
    stopWaiting();
  });

  it('stops when the person scrolls', () => {
    stop = recordScrollPosition('d');
    scrollBy(700);
    height = 100;
    restoreScroll('d', 'POP');
    dispatchEvent(new Event('wheel'));
    grow(900);
    expect(window.scrollY).toBe(100);
  });
});

describe('restoreFirstScroll', () => {
  it('F28 scrolls even when the browser rejects more history changes', () => {
    stop = recordScrollPosition('e');
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times');
    });
    scrollBy(420);
    expect(() => vi.advanceTimersByTime(200)).not.toThrow();
  });

  it('restores the scroll position after a reload', () => {
    stop = recordScrollPosition('e');
    scrollBy(420);
    vi.advanceTimersByTime(200);
    expect(history.state).toEqual({ key: 'a', scrollY: 420 });
    scrollBy(0);
    restoreFirstScroll()();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
  });

  it('D29 does not scroll a page that was scrolled before the scripts loaded', () => {
    scrollBy(300);
    restoreFirstScroll()();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('does not write to the history entry of the next page', () => {
    stop = recordScrollPosition('f');
    scrollBy(420);
    stop();
    vi.advanceTimersByTime(200);
    expect(history.state).toEqual({ key: 'a' });
  });
});
