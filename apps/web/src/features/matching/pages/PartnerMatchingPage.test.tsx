import { partnerMessages } from '@pawmatch/contract/matching/partner/partner-messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { address, adopter, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { setCookie } from '../../../testing/set-cookie.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { logOut } from '../../auth/auth-api.ts';
import { findPendingInvitation } from '../../auth/pending-invitation.ts';

const PATH = '/match-together?token=secret';
const sam = { ...adopter, id: '0198c0de-0000-7000-8003-00000000000b', full_name: 'Sam Vimes' };

const responses = (user = sam, email_confirmed = true) => ({
  'GET /shelter': () => buildShelter(),
  'GET /users/me': () => ({ ...currentUser(user), email_confirmed, matching_partner: null }),
  'GET /users/me/preferences': () => problem(404),
  'GET /preferences/training-traits': () => [],
  'GET /visit-requests/my': () => [],
  'GET /waiting-list': () => [],
  'GET /adoptions': () => [],
  'POST /match-invitations/open': () => ({ name: 'Ada Lovelace' }),
  'POST /match/together/open': () => ({
    ...{ name: 'Ada Lovelace', expires_at: '2036-11-20T15:00:00.000Z', is_own: false },
  }),
  'POST /auth/email/confirmation/open': () => ({ is_known_browser: true, goes: null }),
  'POST /auth/email/confirm': () => new Response(null, { status: 204 }),
});

/** In a new tab. */
function open(path: string, user: typeof adopter | null) {
  cleanup();
  if (user) setCookie('has_session');
  renderApp({ path, user });
  return within(screen.getByRole('main'));
}

const toInvitation = () =>
  screen
    .findByRole('link', { name: 'Open the invitation' })
    .then((link) => link.getAttribute('href'));

beforeEach(() => stubApi(responses()));

it('B2.11 S69 who is new reads who invites to what and what will be shared, and signs up for it', async () => {
  const page = open(PATH, null);
  await page.findByRole('heading', { name: 'Ada Lovelace invites you to match together' });
  expect(address()).toBe(PATH);
  page.getByText((text) => text.includes(partnerMessages.share));
  page.getByRole('link', { name: 'Use your account' });
  await userEvent.click(page.getByRole('link', { name: 'Create your account' }));
  await screen.findByText(/Somebody has invited you to match together/);
  expect(address()).toBe('/signup');
});

it('B2.11 B7.09 an invitation that was not answered is found again in every tab, by its owner alone', async () => {
  const page = open(PATH, null);
  await page.findByRole('link', { name: 'Create your account' });
  for (const path of ['/questionnaire', '/match-results', '/dashboard']) {
    open(path, sam);
    expect(await toInvitation(), path).toBe(PATH);
  }
  stubApi(responses(sam, false));
  await open(PATH, sam).findByText('Please confirm your email address');
  stubApi(responses());
  const mailed = open('/confirm-email?token=mailed', sam);
  await mailed.findByText('Your email address is confirmed already.');
  expect(await toInvitation()).toBe(PATH);
  stubApi(responses(adopter));
  open('/dashboard', adopter);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Open the invitation' })).toBeNull();
});

it('B2.11 S69 a logout and the end of its days take the invitation out of the browser', async () => {
  const open7Days = async () => {
    await open(PATH, sam).findByRole('heading', { level: 1 });
    await expect.poll(() => localStorage.getItem('invitation')).toContain(PATH);
  };
  stubApi({ ...responses(), 'POST /auth/logout': () => new Response(null, { status: 204 }) });
  await open7Days();
  await logOut();
  expect(localStorage.getItem('invitation')).toBeNull();
  await open7Days();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60_000);
  expect(findPendingInvitation()).toBeNull();
  expect(localStorage.getItem('invitation')).toBeNull();
});

it('B2.11 an invitation that has ended leads nowhere any more', async () => {
  open(PATH, null);
  await screen.findByRole('link', { name: 'Create your account' });
  stubApi({
    ...responses(),
    'POST /match/together/open': () => problem(400, { code: 'INVITATION_INVALID' }),
  });
  const page = open(PATH, sam);
  await page.findByText(/no longer valid/);
  const next = page.getByRole('link', { name: 'Invite Somebody Yourself' });
  expect(next.getAttribute('href')).toBe('/match-results#together');
  open('/dashboard', sam);
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('link', { name: 'Open the invitation' })).toBeNull();
});

it('B2.11 S69 B7.01 the links of the emails open the part of the matches page that they are about, also before the questionnaire', async () => {
  const joiner = { name: 'Ada Lovelace', asked_at: '2026-11-20T15:00:00.000Z' };
  const state = { partner: null, invitation: null, joiner, waiting_for: null };
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const calls = stubApi({
    ...responses(),
    'GET /match/together': () => loaded.then(() => state),
  });
  open('/match-results#together', null);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(history.state).toMatchObject({ usr: { origin: '/match-results#together' } });
  open('/match-results#together', sam);
  // Nothing is shown that the panel would move.
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/match/together'));
  await screen.findByText('Loading your matches...');
  expect(screen.queryByRole('link', { name: 'Complete Questionnaire' })).toBeNull();
  load();
  await screen.findByRole('button', { name: 'Match together with Ada Lovelace' });
  expect(document.activeElement?.textContent).toBe('Match together');
  expect(scroll).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Complete Questionnaire' })).toBeDefined();
});
