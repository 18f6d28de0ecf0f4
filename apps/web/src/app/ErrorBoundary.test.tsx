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
