import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrivacyPage } from './PrivacyPage.tsx';

it('B9.12 the privacy page discloses what outlives an account, and for how long', () => {
  render(<PrivacyPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What we keep about you');
  screen.getByText(/for 2 years the shelter keeps two check values, made of the email address/);
  screen.getByText(/Signed contracts stay as long as the law wants: 7 years/);
});
