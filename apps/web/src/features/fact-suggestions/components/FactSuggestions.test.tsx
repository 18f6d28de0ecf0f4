import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { FactSuggestions } from './FactSuggestions.tsx';

const suggestion = { fact: 'cat_friendly', value: false, sentence: 'Not good with cats.' };
const path = '/admin/pets/p1/suggested-facts';

function render() {
  let suggestions = [suggestion];
  const accepted: unknown[] = [];
  const answer = () => {
    suggestions = [];
  };
  const calls = stubApi({
    [`GET ${path}`]: () => suggestions,
    [`POST ${path}/dismiss`]: () => {
      answer();
      return new Response(null, { status: 204 });
    },
  });
  const onAccept = async (chosen: unknown) => {
    accepted.push(chosen);
    answer();
  };
  renderPage(<FactSuggestions petId="p1" version={1} onAccept={onAccept} />, { status: 'admin' });
  return { calls, accepted };
}

it('B2.10 a suggested fact is shown with its sentence and accepted in one tap', async () => {
  const { accepted } = render();
  await screen.findByText('Cat Friendly: No');
  screen.getByText('“Not good with cats.”');
  expect(accepted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByText('Cat Friendly: No')).toBeNull());
  expect(accepted).toEqual([suggestion]);
});

it('B2.10 a suggested fact is put away', async () => {
  const { calls, accepted } = render();
  await userEvent.click(await screen.findByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(screen.queryByText('Cat Friendly: No')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    fact: 'cat_friendly',
    value: false,
  });
  expect(accepted).toEqual([]);
});
