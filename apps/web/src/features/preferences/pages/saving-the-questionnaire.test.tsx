import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnded } from '../../../lib/api/session/session-end.ts';
import { clearSession } from '../../../lib/storage/session-store.ts';
import * as toasts from '../../../lib/toast.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { address, adopter, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { setCookie } from '../../../testing/set-cookie.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import {
  choose,
  newcomer,
  next,
  open,
  preferences,
  question,
  returning,
} from '../testing/questionnaire-page.tsx';

const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Find My Match' }));

afterEach(() => {
  clearSession(null);
});

const NO_RESPONSE = 'No response from server. Please check your connection and try again.';

describe('saving the questionnaire', () => {
  it('R2.27 R2.29 R2.32 R8.22 is busy while it saves, and goes to the matches', async () => {
    const toast = vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    let respond = (_: unknown) => {};
    stubApi({
      ...returning,
      'PUT /users/me/preferences': () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    const { address, navigationState } = open();
    await next();
    await submit();
    await screen.findByText('Saving your preferences...');
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty(
      'ariaDisabled',
      'true',
    );
    respond(preferences);
    await waitFor(() => expect(address()).toBe('/match-results'));
    expect(navigationState()).toEqual({ refreshMatches: true });
    expect(toast.mock.calls).toEqual([
      ['Preferences saved successfully! Redirecting to your matches...'],
    ]);
  });

  it('F28 R2.27 the overlay has the focus and cannot be closed with Escape', async () => {
    stubApi({ ...returning, 'PUT /users/me/preferences': () => new Promise(() => undefined) });
    open();
    await next();
    await submit();
    const overlay = await screen.findByRole('dialog', { name: 'Saving your preferences...' });
    expect(document.activeElement).toBe(overlay);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBe(overlay);
  });

  it('F28 a late response does not navigate away from another page', async () => {
    const toast = vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    let respond = (_: unknown) => {};
    stubApi({
      ...returning,
      'GET /users/me': () => currentUser(adopter),
      'GET /visit-requests/my': () => [],
      'GET /shelter': () => buildShelter(),
      'PUT /users/me/preferences': () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    setCookie('has_session');
    renderApp({ path: '/questionnaire', user: adopter });
    await screen.findByRole('heading', { name: 'About You – Step 1 of 2' });
    await next();
    await submit();
    await screen.findByText('Saving your preferences...');
    await userEvent.click(screen.getByRole('link', { name: 'My Account', hidden: true }));
    await screen.findByRole('heading', { name: 'Your Dashboard' });
    respond(preferences);
    await waitFor(() => expect(toast.mock.calls).toEqual([['Preferences saved successfully!']]));
    expect(address()).toBe('/dashboard');
  });

  it('F28 R2.32 each step back from the matches changes the page', async () => {
    vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    stubApi({
      ...returning,
      'GET /users/me': () => ({ ...currentUser(adopter), preferences }),
      'GET /match/recommendations': () => [],
      'GET /match/suggestions': () => [],
      'GET /match/put-aside': () => [],
    });
    setCookie('has_session');
    renderApp({ path: '/questionnaire', user: adopter });
    await screen.findByRole('heading', { name: 'About You – Step 1 of 2' });
    const steps = history.length;
    await next();
    await submit();
    await screen.findByRole('heading', { name: 'Your Perfect Matches' });
    // The matches have replaced the second step.
    expect(history.length).toBe(steps + 1);
    history.back();
    await screen.findByRole('heading', { name: 'About You – Step 1 of 2' });
  });

  it('F28 R4.08 going back to the second step shows it', async () => {
    stubApi(returning);
    open({ step: 2 });
    await screen.findByRole('heading', { name: 'Pet Preferences – Step 2 of 2' });
  });

  it('R4.11 R8.15 R8.22 continues with a message when only the traits were not saved', async () => {
    const saved = vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    const warning = vi.spyOn(toasts, 'toastWarning').mockReturnValue('id');
    stubApi({ ...returning, 'POST /preferences/training-traits': () => problem(500) });
    const { address } = open();
    await next();
    await choose('Required traits', 'Litter trained');
    await submit();
    await waitFor(() => expect(address()).toBe('/match-results'));
    expect(warning.mock.calls).toEqual([['Failed to save training traits']]);
    expect(saved).toHaveBeenCalledOnce();
  });

  it('R8.15 R8.20 says why nothing was saved, keeps the answers and can be sent again', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    vi.spyOn(toasts, 'toastWarning').mockReturnValue('id');
    let respond: () => unknown = () => Promise.reject(new TypeError('Failed to fetch'));
    stubApi({ ...returning, 'PUT /users/me/preferences': () => respond() });
    const { address } = open();
    await next();
    await submit();
    await waitFor(() => expect(toast.mock.calls).toEqual([[NO_RESPONSE]]));
    expect(address()).toBe('/questionnaire');
    expect(question('Preferred age').getByLabelText('Kitten')).toHaveProperty('checked', true);
    respond = () => preferences;
    await submit();
    await waitFor(() => expect(address()).toBe('/match-results'));
  });

  it('F22 R8.18 shows the server’s errors at their questions, and sends the answers again unchanged', async () => {
    vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const errors = [{ field: 'preferred_energy_level', message: 'Not this one.' }];
    let puts = 0;
    stubApi({
      ...returning,
      'PUT /users/me/preferences': () => {
        puts += 1;
        return puts < 3 ? problem(422, { errors }) : preferences;
      },
    });
    const { address } = open();
    await next();
    await submit();
    await question('Activity level').findByText('Not this one.');
    const summary = screen.getByRole('region', { name: 'Please fix the following errors:' });
    expect(summary.textContent).toContain('Not this one.');
    expect(toast.mock.calls).toEqual([
      ['Failed to save preferences. Validation error. Please check your inputs and try again.'],
    ]);
    await submit();
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
    await question('Activity level').findByText('Not this one.');
    expect(address()).toBe('/questionnaire');
    await submit();
    await waitFor(() => expect(address()).toBe('/match-results'));
  });

  it('R8.19 shows the number of the retry', async () => {
    vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    const warning = vi.spyOn(toasts, 'toastWarning').mockReturnValue('id');
    let puts = 0;
    stubApi({
      ...returning,
      'PUT /users/me/preferences': () => {
        puts += 1;
        return puts === 1 ? problem(503) : preferences;
      },
    });
    const { address } = open();
    await next();
    await submit();
    await waitFor(() => expect(warning).toHaveBeenCalledOnce());
    screen.getByText('Saving your preferences...');
    await waitFor(() => expect(address()).toBe('/match-results'), { timeout: 4_000 });
    expect(warning.mock.calls).toEqual([['Retrying... (1/3)']]);
  });

  it('R8.17 403 leads to the login, with one message', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    stubApi({ ...returning, 'PUT /users/me/preferences': () => problem(403) });
    open();
    await next();
    await submit();
    const message = 'You do not have permission to save preferences. Please log in again.';
    await waitFor(() => expect(ended.mock.calls).toEqual([[message]]));
    stop();
    expect(toast).not.toHaveBeenCalled();
  });

  it('R2.42 links to the pet that led to the sign-up', async () => {
    const pet = buildPet({ name: 'Biscuit' });
    stubApi({ ...newcomer, [`GET /pets/${pet.id}`]: () => pet });
    open({ origin: 'pet', petId: pet.id });
    const link = await screen.findByRole('link', { name: 'Meet Biscuit' });
    expect(link.getAttribute('href')).toBe(`/pets?petId=${pet.id}`);
  });
});
