import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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

it.each([
  'Failed to fetch dynamically imported module: https://shelter.example/assets/PetsPage-1.js',
  'error loading dynamically imported module: https://shelter.example/assets/PetsPage-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/PetsPage-1.css',
])(
  'E R8.01 says that the server was not reached, and loads again when the network is back: %s',
  (message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    const Unloaded = (): never => {
      throw new TypeError(message);
    };
    render(
      <ErrorBoundary>
        <Unloaded />
      </ErrorBoundary>,
    );
    screen.getByText('Unable to connect to the server. Please check your internet connection.');
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  },
);
