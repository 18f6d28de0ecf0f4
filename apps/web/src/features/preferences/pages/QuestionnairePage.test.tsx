import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnded } from '../../../lib/api/session-end.ts';
import { clearSession } from '../../../lib/session-store.ts';
import * as toasts from '../../../lib/toast.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { address, adopter, currentUser, renderApp } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { setCookie } from '../../../testing/set-cookie.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { QuestionnairePage } from './QuestionnairePage.tsx';

const preferences = {
  preferred_species: 'Cat',
  pet_purpose: 'MyFamily',
  has_children: true,
  has_dogs: false,
  has_cats: false,
  ownership_experience: 'HadBefore',
  preferred_age: 'Baby',
  preferred_sex: 'Female',
  preferred_size: 'Small',
  preferred_energy_level: 'Calm',
  preferred_hair_length: 'Long',
  wants_allergy_friendly: false,
  accepts_special_needs: false,
};

const newcomer = {
  'GET /users/me/preferences': () => problem(404),
  'GET /preferences/training-traits': () => problem(404),
  'GET /auth/csrf': () => ({ csrf_token: 'value' }),
};

const returning = {
  ...newcomer,
  'GET /users/me/preferences': () => preferences,
  'GET /preferences/training-traits': () => ['HouseTrained'],
  'PUT /users/me/preferences': () => preferences,
};

const open = (state?: unknown) =>
  renderPage(<QuestionnairePage />, { status: 'adopter', path: '/questionnaire', state });

const question = (name: string) => within(screen.getByRole('group', { name }));
const choose = (name: string, choice: string) =>
  userEvent.click(question(name).getByLabelText(choice));
const isChosen = (name: string, choice: string) =>
  question(name).getByLabelText<HTMLInputElement>(choice).checked;
const next = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Next: Pet Preferences' }));
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Find My Match' }));

beforeEach(() => setCookie('csrftoken', 'value'));

afterEach(() => {
  clearSession(null);
});

describe('QuestionnairePage', () => {
  it('R2.26 R2.27 shows title, steps and a loading state', async () => {
    let respond = (_: unknown) => {};
    const calls = stubApi({
      ...newcomer,
      'GET /users/me/preferences': () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    open();
    screen.getByRole('heading', { level: 1, name: 'Tell Us About Your Ideal Pet' });
    screen.getByText('Loading your preferences...');
    await waitFor(() => expect(calls).toHaveLength(2));
    respond(problem(404));
    await screen.findByRole('heading', { name: 'About You – Step 1 of 2' });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Your Info');
    expect(first?.getAttribute('aria-current')).toBe('step');
    expect(second?.textContent).toContain('Pet Preferences');
  });

  it('R8.21 starts with an empty form when the saved answers cannot be loaded', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    stubApi({ ...newcomer, 'GET /users/me/preferences': () => problem(400) });
    open();
    await screen.findByRole('heading', { name: 'About You – Step 1 of 2' });
    expect(toast.mock.calls.map(([message]) => message)).toEqual([
      'Failed to load saved preferences. Starting with a fresh form.',
    ]);
  });

  it('R2.30 R4.08 R5.06 R5.07 stays on step 1, with a summary that links to the fields', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    stubApi(newcomer);
    open();
    await next();
    const summary = screen.getByRole('region', { name: 'Please fix the following errors:' });
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Please select a pet type',
      'Please select who this pet is for',
      'Please specify if you have other pets',
      'Please select your experience level',
    ]);
    await userEvent.click(within(summary).getByText('Please specify if you have other pets'));
    expect(document.activeElement).toBe(question('Do you have other pets?').getByLabelText('None'));
  });

  it('R5.06 shows an error of a field that was left without an answer', async () => {
    stubApi(newcomer);
    open();
    await screen.findByRole('group', { name: 'Pet type' });
    question('Pet type').getByLabelText('Dog').focus();
    await userEvent.tab();
    await screen.findByText('Please select a pet type');
    expect(screen.queryByText('Please specify if you have other pets')).toBeNull();
  });

  it('R4.09 R3.06 asks families about children, and nobody else', async () => {
    stubApi(newcomer);
    open();
    await screen.findByRole('group', { name: 'Pet type' });
    await choose('Who is this pet for?', 'My family');
    await choose('Are there children in the home?', 'Yes');
    await choose('Who is this pet for?', 'Myself');
    expect(screen.queryByRole('group', { name: 'Are there children in the home?' })).toBeNull();
    await choose('Who is this pet for?', 'My family');
    expect(isChosen('Are there children in the home?', 'Yes')).toBe(false);
  });

  it('R2.29 R3.09 R3.14 R4.08 R4.10 fills in the saved answers, names ages by species, and goes back', async () => {
    stubApi(returning);
    open();
    await next();
    screen.getByRole('heading', { name: 'Pet Preferences – Step 2 of 2' });
    expect(isChosen('Preferred age', 'Kitten')).toBe(true);
    expect(isChosen('Activity level', 'Calm')).toBe(true);
    expect(isChosen('Required traits', 'House trained')).toBe(true);
    await choose('Required traits', 'None');
    expect(isChosen('Required traits', 'House trained')).toBe(false);
    await choose('Required traits', 'Litter trained');
    expect(isChosen('Required traits', 'None')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    screen.getByRole('heading', { name: 'About You – Step 1 of 2' });
    await choose('Pet type', 'Dog');
    await next();
    question('Preferred age').getByLabelText('Puppy');
    expect(question('Required traits').queryByLabelText('Litter trained')).toBeNull();
  });

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
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true);
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
      'GET /shelter': () => ({ name: 'Shelter', time_zone: 'America/New_York' }),
      'PUT /users/me/preferences': () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    setCookie('has_session');
    renderApp({ path: '/questionnaire', user: adopter });
    await screen.findByRole('heading', { name: 'About You – Step 1 of 2' }, { timeout: 5_000 });
    await next();
    await submit();
    await screen.findByText('Saving your preferences...');
    await userEvent.click(screen.getByRole('link', { name: 'My Account', hidden: true }));
    await screen.findByRole('heading', { name: 'Your Dashboard' }, { timeout: 5_000 });
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
    });
    setCookie('has_session');
    renderApp({ path: '/questionnaire', user: adopter });
    await screen.findByRole('heading', { name: 'About You – Step 1 of 2' }, { timeout: 5_000 });
    const steps = history.length;
    await next();
    await submit();
    await screen.findByRole('heading', { name: 'Your Perfect Matches' }, { timeout: 5_000 });
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

  it('R4.11 R8.15 continues with a message when only the traits were not saved', async () => {
    vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    const warning = vi.spyOn(toasts, 'toastWarning').mockReturnValue('id');
    stubApi({ ...returning, 'POST /preferences/training-traits': () => problem(500) });
    const { address } = open();
    await next();
    await choose('Required traits', 'Litter trained');
    await submit();
    await waitFor(() => expect(address()).toBe('/match-results'));
    expect(warning.mock.calls).toEqual([['Failed to save training traits']]);
  });

  it('R8.18 shows the server’s errors at their questions', async () => {
    const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
    const errors = [{ field: 'preferred_energy_level', message: 'Not this one.' }];
    stubApi({ ...returning, 'PUT /users/me/preferences': () => problem(422, { errors }) });
    const { address } = open();
    await next();
    await submit();
    await question('Activity level').findByText('Not this one.');
    expect(toast.mock.calls).toEqual([
      ['Failed to save preferences. Validation error. Please check your inputs and try again.'],
    ]);
    expect(address()).toBe('/questionnaire');
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
