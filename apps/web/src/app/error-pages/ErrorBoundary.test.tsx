import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('The kennel is locked.');
}

it('R2.17 shows what went wrong, and a button that reloads the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  screen.getByRole('heading', { name: 'Something went wrong' });
  screen.getByText('The kennel is locked.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('E R8.01 says that the server was not reached when code could not be loaded, and loads again when the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  const { Lazy } = lazyComponent(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')),
  );
  render(
    <ErrorBoundary>
      <Suspense>
        <Lazy />
      </Suspense>
    </ErrorBoundary>,
  );
  await screen.findByText(
    'Unable to connect to the server. Please check your internet connection.',
  );
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
