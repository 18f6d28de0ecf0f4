import type { PartnerMatching } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { adopter, currentUser } from '../../../testing/render-app.tsx';
import { createTestQueries, renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { PartnerMatchingSection } from './PartnerMatchingSection.tsx';

const alone = { partner: null, invitation: null, joiner: null, waiting_for: null };
const asking = { name: 'Sam Vimes', asked_at: '2026-11-20T15:00:00.000Z' };
const partner = {
  name: 'Sam Vimes',
  has_answered: true,
  joined_at: asking.asked_at,
  differences: [],
};

async function open(state: PartnerMatching, email_confirmed = true) {
  let current = state;
  const set = (next: PartnerMatching) => {
    current = next;
    return next;
  };
  const calls = stubApi({
    'GET /shelter': () => buildShelter(),
    'GET /users/me': () => ({ ...currentUser(adopter), email_confirmed }),
    'GET /auth/csrf/': () => ({ csrf_token: 'token' }),
    'GET /match/together': () => current,
    'POST /match/together/approval': () => set({ ...alone, partner }),
    'POST /match/together/invitation': () => {
      const invitation = { expires_at: '2026-12-01T15:00:00.000Z' };
      set({ ...alone, invitation });
      return { ...invitation, url: 'https://pawmatch.example/together#secret' };
    },
    'DELETE /match/together/invitation': () => {
      set(alone);
      return new Response(null, { status: 204 });
    },
    'DELETE /match/together': () => {
      set(alone);
      return new Response(null, { status: 204 });
    },
  });
  const queryClient = createTestQueries();
  queryClient.setQueryData(['current-user'], currentUser(adopter));
  renderPage(<PartnerMatchingSection />, { status: 'adopter', queryClient });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByText('Match together'));
  return { calls, user, set, queryClient };
}

const button = (name: string) => screen.findByRole('button', { name });

it('S69 names who has joined, says that nothing is shared, and approves that person', async () => {
  const { user, calls } = await open({ ...alone, joiner: asking });
  const said = await screen.findByText('Sam Vimes has joined by your link.');
  await screen.findByText(/Nothing is shared yet/);
  await user.click(await button('Match together with Sam Vimes'));
  const now = await screen.findByText('You match together with Sam Vimes.');
  expect(now, 'B7.10').toBe(said);
  const approval = calls.find(({ path }) => path === '/match/together/approval');
  expect(approval?.body).toEqual({ name: 'Sam Vimes' });
});

it('B2.11 B7.07 an open panel hears who has joined, and the page who has approved or left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const invitation = { expires_at: '2026-12-01T15:00:00.000Z' };
    const { set, queryClient } = await open({ ...alone, invitation });
    await button('Create a new link');
    const isOutdated = () => queryClient.getQueryState(currentUserQuery.queryKey)?.isInvalidated;
    set({ ...alone, joiner: asking });
    await vi.advanceTimersByTimeAsync(15_000);
    await screen.findByText('Sam Vimes has joined by your link.');
    expect(isOutdated()).toBe(false);
    set({ ...alone, partner });
    await vi.advanceTimersByTimeAsync(15_000);
    await screen.findByText('You match together with Sam Vimes.');
    expect(isOutdated(), 'the matches depend on it').toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it('B7.10 reads out that a link was created', async () => {
  const { user } = await open(alone);
  const create = await button('Create a link');
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('');
  await user.click(create);
  await waitFor(() => expect(said.textContent).toMatch(/December 1, 2026/));
});

it('S69 declines who has joined', async () => {
  const { user } = await open({ ...alone, joiner: asking });
  await user.click(await button('Decline'));
  await button('Create a link');
});

it('S69 tells who has joined to wait for the approval, and lets them withdraw', async () => {
  const { user } = await open({ ...alone, waiting_for: asking });
  await screen.findByText(/We have asked Sam Vimes, who must approve first/);
  await user.click(await button('Withdraw'));
  await button('Create a link');
});

it('S69 asks for a confirmed address before anybody is invited', async () => {
  await open(alone, false);
  await screen.findByText(/You can match together when your address is confirmed/);
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
});

it('B2.11 B7.07 says which answers about the household differ, and leads to one’s own', async () => {
  const differences = [
    {
      question: 'has_children' as const,
      text: 'Are there children in the home?',
      ...{ yours: 'No', theirs: 'Yes' },
    },
    {
      question: 'kind_of_home' as const,
      text: 'What kind of home is it?',
      ...{ yours: 'House', theirs: 'Apartment' },
    },
  ];
  await open({ ...alone, partner: { ...partner, differences } });
  await screen.findByText(/Are there children in the home\? You: “No”. Sam Vimes: “Yes”./);
  const links = screen.getAllByRole('link', { name: /^Change your answer: / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/questionnaire#has_children',
    '/match-results#home',
  ]);
});

it('B2.11 asks once before it stops for both, and names the other and what ends', async () => {
  const { user, calls } = await open({ ...alone, partner });
  await user.click(await button('Stop matching together'));
  const dialog = screen.getByRole('dialog', { name: 'Stop matching together with Sam Vimes?' });
  within(dialog).getByText(/at once for both of you, and Sam Vimes gets an email/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(await button('Stop matching together'));
  await user.click(await button('Stop for both'));
  await button('Create a link');
});
