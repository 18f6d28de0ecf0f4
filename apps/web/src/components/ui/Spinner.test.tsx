import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Spinner } from './Spinner.tsx';

vi.mock('./ui-messages.ts', () => ({ uiMessages: { loading: 'Cargando...' } }));

it('R2.16 B5.01 B5.02 says in the language of the page that it loads', () => {
  render(<Spinner />);
  expect(screen.getByRole('status').textContent).toBe('Cargando...');
});
