import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { LetterWordsSettings } from './LetterWordsSettings.tsx';

it('B9.05 managers try their words out before they store them', async () => {
  const nothing = { asked: null, approved: null, declined: null, adopted: null };
  const none = { ...nothing, language: 'en', translations: {} };
  const calls = stubApi({
    'GET /admin/letter-words': () => none,
    'POST /admin/letter-words/preview': ({ body }) => ({
      subject: 'You would like to adopt Luna',
      text: `Thank you.\n\n${(body as { words: string }).words}`,
    }),
    'POST /admin/letter-words/test': () => new Response(null, { status: 204 }),
    'PUT /admin/letter-words': ({ body }) => ({ ...none, ...(body as object) }),
  });
  renderPage(<LetterWordsSettings />, { status: 'admin' });
  await userEvent.type(await screen.findByLabelText('When somebody would like to adopt'), 'Hello!');
  await userEvent.click(screen.getByRole('button', { name: /Look.*would like to adopt/ }));
  const letter = await screen.findByRole('dialog', { name: 'You would like to adopt Luna' });
  within(letter).getByText(/Thank you\.\s+Hello!/);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /example.*would like to adopt/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Use These Words' }));
  await expect
    .poll(() => calls.map(({ method }) => method))
    .toEqual(['GET', 'POST', 'POST', 'PUT']);
  expect(calls.map(({ body }) => body).slice(2)).toEqual([
    { stage: 'asked', language: 'en', words: 'Hello!' },
    { asked: 'Hello!', approved: '', declined: '', adopted: '', translations: {} },
  ]);
});

it('B5.04 B9.05 look at the words of another language in a letter of that language', async () => {
  const nothing = { asked: null, approved: null, declined: null, adopted: null };
  const es = { ...nothing, asked: 'Gracias.' };
  const calls = stubApi({
    'GET /admin/letter-words': () => ({ ...nothing, language: 'en', translations: { es } }),
    'POST /admin/letter-words/preview': () => ({ subject: 'Quieres adoptar a Luna', text: 'Hola' }),
    'PUT /admin/letter-words': ({ body }) => ({ ...nothing, language: 'en', ...(body as object) }),
  });
  renderPage(<LetterWordsSettings />, { status: 'admin' });
  const label = 'When somebody would like to adopt (Spanish)';
  const field = await screen.findByLabelText<HTMLTextAreaElement>(label);
  expect([field.value, field.lang, field.closest('details')?.open]).toEqual([
    'Gracias.',
    'es',
    true,
  ]);
  await userEvent.click(screen.getByRole('button', { name: `Look at the email: ${label}` }));
  const text = await screen.findByText('Hola');
  expect(text.getAttribute('lang')).toBe('es');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Use These Words' }));
  await expect.poll(() => calls.length).toBe(3);
  const empty = { asked: '', approved: '', declined: '', adopted: '' };
  expect(calls.map(({ body }) => body).slice(1)).toEqual([
    { stage: 'asked', language: 'es', words: 'Gracias.' },
    { ...empty, translations: { es: { ...empty, asked: 'Gracias.' } } },
  ]);
});
