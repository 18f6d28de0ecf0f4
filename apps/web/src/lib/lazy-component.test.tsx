import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { optionalComponent } from './lazy-component.tsx';

it('B11.04 E code that a page is complete without is loaded again, and breaks no page', async () => {
  vi.useFakeTimers();
  try {
    const load = vi.fn(async () => () => <p>Two changes wait.</p>);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Optional = optionalComponent(load);
    render(
      <main>
        <h1>Today</h1>
        <Optional />
      </main>,
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(load).toHaveBeenCalledTimes(2);
    screen.getByRole('heading', { name: 'Today' });
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(200));
    screen.getByText('Two changes wait.');
  } finally {
    vi.useRealTimers();
  }
});
