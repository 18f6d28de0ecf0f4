import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { MailRow } from './MailRow.tsx';

const mail = {
  id: '019a0000-0000-7000-8000-000000000001',
  state: 'sent',
  kind: 'visit',
  recipient: 'a…@example.org',
  subject: 'Recibimos tu solicitud',
  language: 'es',
  not_sent: null,
  created_at: '2026-11-20T15:00:00.000Z',
  at: '2026-11-20T15:00:00.000Z',
  failures: 0,
  last_error: null,
  is_readable: true,
  can_send_again: false,
} as const;

it('B3.07 B5.02 a subject in another language has its `lang`, in the list and as the title of the letter', async () => {
  stubApi({ [`GET /admin/outbox/${mail.id}`]: () => ({ mail, document_url: null }) });
  renderPage(<MailRow mail={mail} timeZone="America/New_York" hasServer />, { status: 'admin' });
  expect(screen.getByText(mail.subject).lang).toBe('es');
  await userEvent.click(screen.getByRole('button', { name: /Recibimos/ }));
  const title = await screen.findByRole('heading', { name: mail.subject });
  expect(title.querySelector('[lang=es]')?.textContent).toBe(mail.subject);
});

it.each([
  ['in the language of the page', { language: 'en' as const }],
  ['that is not known', { language: null }],
  ['that is only named by its kind', { subject: null }],
])('B3.07 a subject %s has no `lang`', (_, other) => {
  renderPage(<MailRow mail={{ ...mail, ...other }} timeZone="UTC" hasServer />);
  expect(document.querySelector('[lang]:not(html)')).toBeNull();
});
