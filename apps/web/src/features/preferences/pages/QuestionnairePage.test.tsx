import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession, storeUser } from '../../../lib/storage/session-store.ts';
import * as toasts from '../../../lib/toast.ts';
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

const isChosen = (name: string, choice: string) =>
  question(name).getByLabelText<HTMLInputElement>(choice).checked;

afterEach(() => clearSession(null));

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

  it.each(['GET /users/me/preferences', 'GET /preferences/training-traits'])(
    'R8.21 starts with an empty form when the saved answers cannot be loaded: %s',
    async (call) => {
      const toast = vi.spyOn(toasts, 'toastError').mockReturnValue('id');
      stubApi({ ...returning, [call]: () => problem(400) });
      open();
      await screen.findByRole('heading', { name: 'About You – Step 1 of 2' });
      expect(toast.mock.calls.map(([message]) => message)).toEqual([
        'Failed to load saved preferences. Starting with a fresh form.',
      ]);
      expect(question('Pet type').queryByRole('radio', { checked: true })).toBeNull();
    },
  );

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

  it('R2.30 R4.08 R5.06 R5.08 stays on step 2, with a summary that links to the fields, and sends nothing', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const calls = stubApi(newcomer);
    open();
    await screen.findByRole('group', { name: 'Pet type' });
    await choose('Pet type', 'Cat');
    await choose('Who is this pet for?', 'Myself');
    await choose('Do you have other pets?', 'None');
    await choose('Your experience with pets', 'First-time owner');
    await next();
    const find = screen.getByRole('button', { name: 'Find My Match' });
    await userEvent.click(find);
    const summary = screen.getByRole('region', { name: 'Please fix the following errors:' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Please select a preferred age',
      'Please select a preferred gender',
      'Please select a preferred size',
      'Please select an activity level',
      'Please select a hair length',
      'Please select at least one required trait or "None"',
    ]);
    await userEvent.click(within(summary).getByText('Please select a hair length'));
    expect(document.activeElement).toBe(question('Hair length').getByLabelText('No preference'));
    await choose('Hair length', 'Short');
    expect(screen.queryByText('Please select a hair length')).toBeNull();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('R5.06 shows an error of a question that was left without an answer, and not between its choices', async () => {
    stubApi(newcomer);
    open();
    await screen.findByRole('group', { name: 'Pet type' });
    for (const choice of ['Dog', 'No preference']) {
      act(() => question('Pet type').getByLabelText(choice).focus());
    }
    expect(screen.queryByText('Please select a pet type')).toBeNull();
    await userEvent.tab();
    await screen.findByText('Please select a pet type');
    expect(screen.queryByText('Please specify if you have other pets')).toBeNull();
  });

  it('R4.09 R3.06 R5.07 asks families about children, and nobody else', async () => {
    stubApi(newcomer);
    open();
    await next();
    await choose('Who is this pet for?', 'My family');
    screen.getAllByText('Please specify if there are children in the home');
    await choose('Are there children in the home?', 'Yes');
    await choose('Who is this pet for?', 'Myself');
    expect(screen.queryByRole('group', { name: 'Are there children in the home?' })).toBeNull();
    await choose('Who is this pet for?', 'My family');
    expect(isChosen('Are there children in the home?', 'Yes')).toBe(false);
  });

  it('R2.29 R3.09 R3.14 R4.08 R4.10 B7.02 fills in the saved answers, names ages by species and years, and goes back', async () => {
    stubApi(returning);
    open();
    await next();
    screen.getByRole('heading', { name: 'Pet Preferences – Step 2 of 2' });
    expect(isChosen('Preferred age', 'Kitten')).toBe(true);
    question('Preferred age').getByText(
      'In this order: up to 6 months, 6 months to 2 years, 2 to 9 years, over 9 years.',
    );
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

  it('B7.02 keeps each answer while another page is shown also in a private window without room', async () => {
    stubApi(newcomer);
    storeUser({ id: 'ada', full_name: 'Ada', email: 'ada@example.org', role: 'adopter' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { unmount } = open();
    await screen.findByRole('group', { name: 'Pet type' });
    await choose('Pet type', 'Cat');
    unmount();
    const again = open();
    await screen.findByText(/as you left them/);
    expect(isChosen('Pet type', 'Cat')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
    again.unmount();
  });

  it('B7.02 keeps each answer through a reload and the end of the session, for its own user, until it is saved', async () => {
    stubApi({ ...newcomer, 'PUT /users/me/preferences': () => preferences });
    const logIn = (id: string) =>
      storeUser({ id, full_name: id, email: `${id}@example.org`, role: 'adopter' });
    const answer = async () => {
      await screen.findByRole('group', { name: 'Pet type' });
      await choose('Pet type', 'Cat');
      await choose('Who is this pet for?', 'Myself');
      await choose('Do you have other pets?', 'None');
      await choose('Your experience with pets', 'First-time owner');
    };
    logIn('ada');
    const { unmount } = open();
    await answer();
    expect(screen.queryByText(/as you left them/)).toBeNull();
    unmount();
    clearSession('expired');

    logIn('grace');
    const other = open();
    await screen.findByRole('group', { name: 'Pet type' });
    expect(question('Pet type').queryByRole('radio', { checked: true })).toBeNull();
    other.unmount();
    clearSession('logout');

    logIn('ada');
    const again = open();
    await screen.findByText(/as you left them/);
    expect(isChosen('Pet type', 'Cat')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(question('Pet type').queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.queryByText(/as you left them/)).toBeNull();
    await answer();
    await next();
    await userEvent.click(screen.getByRole('button', { name: 'No preference for the rest' }));
    const submit = screen.getByRole('button', { name: 'Find My Match' });
    expect(document.activeElement).toBe(submit);
    screen.getByText(
      'We filled in “No preference” for preferred age, preferred sex, size, activity level, and hair length, and no required traits. You can change each of them.',
    );
    expect(screen.queryByRole('button', { name: 'No preference for the rest' })).toBeNull();
    await userEvent.click(submit);
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]),
    );
    again.unmount();
  });
});
