import type { ReportedAnswer } from '@pawmatch/contract/fosters/foster-reports-endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { ReportedAnswers } from './ReportedAnswers.tsx';

const cats: ReportedAnswer = {
  ...{ id: 'a1', question: 'cats', value: true, sentence: 'Sleeps beside our cat.' },
  ...{ by: 'Dana Reyes', at: '2026-05-03T15:00:00.000Z', current: false },
};
const strangers: ReportedAnswer = {
  ...{ ...cats, id: 'a2', question: 'strangers', sentence: null, by: null, current: null },
};

it('B11.04 staff see what a report says beside what they say themselves, and accept or put away each answer', async () => {
  let waiting = [cats, strangers];
  const path = '/admin/pets/mila/reported-answers';
  const decide = (id: string) => () => {
    waiting = waiting.filter((answer) => answer.id !== id);
    return new Response(null, { status: 204 });
  };
  const calls = stubApi({
    [`GET ${path}`]: () => waiting,
    [`POST ${path}/a1`]: decide('a1'),
    [`POST ${path}/a2`]: decide('a2'),
  });
  const pet = { id: 'mila', version: 4 };
  renderPage(<ReportedAnswers pet={pet} timeZone="America/New_York" />, { status: 'admin' });
  await screen.findByText('Cat Friendly: Yes');
  screen.getByText('Until now you say: No');
  screen.getByText('“Sleeps beside our cat.”');
  screen.getByText('Report of Dana Reyes, May 3, 2026');
  screen.getByText('Friendly to strangers? Yes');
  screen.getByText('Accepting it adds it to the diary.');
  const [accept] = screen.getAllByRole('button', { name: 'Accept' });
  if (accept) await userEvent.click(accept);
  await waitFor(() => expect(screen.queryByText('Cat Friendly: Yes')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(screen.queryByText('From the foster home')).toBeNull());
  expect(calls.flatMap(({ method, body }) => (method === 'POST' ? body : []))).toEqual([
    { accept: true, expected_version: 4 },
    { accept: false, expected_version: 4 },
  ]);
});
