import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { AlertStopPage } from './AlertStopPage.tsx';

it('B7.01 a link that has ended says so, and leads to the alerts', async () => {
  stubApi({ 'POST /alert-links/open': () => problem(400, { detail: 'This link has ended.' }) });
  renderPage(<AlertStopPage />, { path: '/alerts/stop?token=old' });
  await screen.findByText('This link has ended.');
  const link = screen.getByRole('link', { name: 'See All Your Alerts' });
  expect(link.getAttribute('href')).toBe('/alerts');
});
