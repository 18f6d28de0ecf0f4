import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { admin, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { setCookie } from '../../../testing/set-cookie.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { FollowUpPage } from './FollowUpPage.tsx';

const followUp = {
  pet_name: 'Luna',
  day: 3,
  answer: null as string | null,
  words: null as string | null,
  shelter_name: 'Pawmatch Shelter',
  shelter_phone: '555 0100',
  is_stopped: false,
};

const staffAnswers = {
  'GET /users/me': () => currentUser(admin),
  'GET /shelter': () => buildShelter(),
  'GET /admin/visit-requests/counts': () => ({ total: 0, views: { to_answer: 0 } }),
  'GET /admin/changes': () => ({ pet: 1, visit: 1, adoption: 1, person: 1 }),
};

it('B9.08 the page of a link asks, and one press answers', async () => {
  const calls = stubApi({
    'POST /follow-up-links/open': () => followUp,
    'POST /follow-up-links/answer': ({ body }) => ({ ...followUp, ...(body as object) }),
    'GET /shelter': () => problem(503),
  });
  renderPage(<FollowUpPage />, { path: '/follow-up?token=abc' });
  await screen.findByRole('heading', { name: 'How is it going with Luna?' });
  expect(calls.filter(({ path }) => path.endsWith('answer'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Not well' }));
  await screen.findByText(/Somebody of the shelter will get in touch with you.*555 0100/);
  await userEvent.type(screen.getByLabelText(/tell us more/), 'She hides.');
  await userEvent.click(screen.getByRole('button', { name: 'Send These Words' }));
  await screen.findByText('Your words have been sent.');
  const sent = calls.filter(({ path }) => path.endsWith('answer')).map(({ body }) => body);
  expect(sent).toEqual([
    { token: 'abc', answer: 'not_well', words: null },
    { token: 'abc', answer: 'not_well', words: 'She hides.' },
  ]);
});

it('B9.08 the link that stops the questions asks first', async () => {
  stubApi({
    'POST /follow-up-links/open': () => followUp,
    'POST /follow-up-links/stop': () => ({ ...followUp, is_stopped: true }),
  });
  renderPage(<FollowUpPage />, { path: '/follow-up?token=abc&choice=stop' });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the Questions' }));
  await screen.findByText('You get no more of these questions.');
});

it('B9.08 staff see who is not well, take the task and finish it', async () => {
  setCookie('has_session');
  const { shelter_name: _, shelter_phone: __, is_stopped: ___, ...asked } = followUp;
  let task = {
    ...asked,
    id: '01990000-0000-7000-8000-000000000001',
    adoption_id: '01990000-0000-7000-8000-000000000002',
    adopter_name: 'Ada',
    answer: 'not_well',
    words: 'She hides.',
    answered_at: '2026-11-23T15:00:00.000Z',
    taken_by: null as object | null,
    done_at: null as string | null,
  };
  const calls = stubApi({
    'GET /admin/follow-ups': () => (task.done_at ? [] : [task]),
    ...staffAnswers,
    [`PUT /admin/follow-ups/${task.id}`]: ({ body }) => {
      const { state } = body as { state: string };
      const taken_by = { id: '01990000-0000-7000-8000-000000000003', name: 'Sam' };
      task = { ...task, taken_by, done_at: state === 'done' ? task.answered_at : null };
      return task;
    },
  });
  renderApp({ path: '/admin/follow-ups', user: admin });
  await screen.findByText('Luna, after 3 days');
  await userEvent.click(screen.getByRole('button', { name: 'I Take Care of It' }));
  await screen.findByText('Sam takes care of it.');
  await userEvent.click(screen.getByRole('button', { name: 'It Is Done' }));
  await screen.findByText('Nobody is waiting for help.');
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { state: 'taken' },
    { state: 'done' },
  ]);
});
