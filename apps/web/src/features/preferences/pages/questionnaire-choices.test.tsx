import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearSession } from '../../../lib/storage/session-store.ts';
import * as toasts from '../../../lib/toast.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import { newcomer, open, returning } from '../testing/questionnaire-page.tsx';
import { type Answers, rounds } from '../testing/questionnaire-rounds.ts';

const ABOUT_YOU = {
  type: 'Pet type',
  purpose: 'Who is this pet for?',
  children: 'Are there children in the home?',
  pets: 'Do you have other pets?',
  experience: 'Your experience with pets',
} as const;

const PET_PREFERENCES = {
  age: 'Preferred age',
  sex: 'Preferred sex',
  size: 'Size',
  activity: 'Activity level',
  hair: 'Hair length',
  traits: 'Required traits',
} as const;

const SPECIAL_NEEDS = 'I am open to a pet with special needs';

/** The inputs of a question with their labels; none when it is not asked. Queries by role would take seconds. */
function inputsOf(name: string): [label: string, input: HTMLInputElement][] {
  const group = [...document.querySelectorAll('fieldset')].find(
    (fieldset) => fieldset.querySelector('legend')?.textContent === name,
  );
  return [...(group?.querySelectorAll('input') ?? [])].map((input) => [
    input.labels?.[0]?.textContent ?? '',
    input,
  ]);
}

const offered = (name: string) => inputsOf(name).map(([label]) => label);
const chosen = (name: string) =>
  inputsOf(name)
    .filter(([, { checked }]) => checked)
    .map(([label]) => label);

/** Chooses an answer. User events take long for a hundred answers. */
function choose(name: string, label: string): void {
  const [, input] = inputsOf(name).find(([text]) => text === label) ?? [];
  if (!input) throw new Error(`"${name}" does not offer "${label}".`);
  if (!input.checked) fireEvent.click(input);
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const specialNeeds = () => screen.getByLabelText<HTMLInputElement>(SPECIAL_NEEDS);

async function answerAboutYou(answers: Answers): Promise<void> {
  await screen.findByText(ABOUT_YOU.type);
  for (const [key, name] of Object.entries(ABOUT_YOU)) {
    const label = answers[key as keyof typeof ABOUT_YOU];
    if (label) choose(name, label);
  }
  press('Next: Pet Preferences');
}

afterEach(() => {
  clearSession(null);
});

it('R3.04 R3.05 R3.06 R3.07 R3.08 asks about the household, with its choices in order', async () => {
  stubApi(newcomer);
  open();
  await screen.findByText(ABOUT_YOU.type);
  expect(offered(ABOUT_YOU.children)).toEqual([]);
  choose(ABOUT_YOU.purpose, 'My family');
  expect(Object.values(ABOUT_YOU).map(offered)).toEqual([
    ['Dog', 'Cat', 'No preference'],
    ['Myself', 'My family'],
    ['Yes', 'No'],
    ['None', 'Dog', 'Cat', 'Both'],
    ['First-time owner', 'Had pets before', 'Currently have pets'],
  ]);
});

it.each([
  ['Dog', 'Puppy', ['House trained', 'Allergy friendly', 'None']],
  ['Cat', 'Kitten', ['House trained', 'Litter trained', 'Allergy friendly', 'None']],
  ['No preference', 'Baby', ['House trained', 'Allergy friendly', 'None']],
])(
  'R3.09 R3.10 R3.11 R3.12 R3.13 R3.14 R3.15 asks about the pet, with its choices in order: %s',
  async (type, baby, traits) => {
    stubApi(newcomer);
    open();
    const [{ answers }] = rounds as [(typeof rounds)[0]];
    await answerAboutYou({ ...answers, type });
    expect(Object.values(PET_PREFERENCES).map(offered)).toEqual([
      ['No preference', baby, 'Young', 'Adult', 'Senior'],
      ['No preference', 'Female', 'Male'],
      ['No preference', 'Small', 'Medium', 'Large', 'Extra Large'],
      ['No preference', 'Lap pet', 'Calm', 'Moderately active', 'Very active'],
      ['No preference', 'Short', 'Medium', 'Long'],
      traits,
    ]);
    expect(specialNeeds().checked).toBe(false);
  },
);

it.each(rounds)(
  'R3.04 R3.05 R3.06 R3.07 R3.08 R3.09 R3.10 R3.11 R3.12 R3.13 R3.14 R3.15 R3.16 R3.18 R3.19 R3.20 R3.21 R3.22 R3.23 sends every answer: $name',
  async ({ answers, sent, traits }) => {
    const saved = vi.spyOn(toasts, 'toastSuccess').mockReturnValue('id');
    const calls = stubApi({
      ...newcomer,
      'PUT /users/me/preferences': () => sent,
      'GET /preferences/training-traits': () => [],
      'POST /preferences/training-traits': ({ body }) => body,
    });
    open();
    await answerAboutYou(answers);
    for (const [key, name] of Object.entries(PET_PREFERENCES)) {
      for (const label of [answers[key as keyof typeof PET_PREFERENCES]].flat())
        choose(name, label);
    }
    if (answers.isOpenToSpecialNeeds) fireEvent.click(specialNeeds());
    press('Find My Match');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const bodies = (method: string) =>
      calls.filter((call) => call.method === method).map(({ body }) => body);
    expect(bodies('PUT')).toEqual([sent]);
    expect(bodies('POST')).toEqual(traits.map((trait) => ({ trait })));
  },
);

it.each(rounds)(
  'R2.26 R3.17 R3.21 shows every saved answer again: $name',
  async ({ answers, sent, traits }) => {
    stubApi({
      ...returning,
      'GET /users/me/preferences': () => sent,
      'GET /preferences/training-traits': () => traits,
    });
    open();
    await screen.findByText(ABOUT_YOU.type);
    const shown = (questions: Record<string, string>) =>
      Object.fromEntries(Object.entries(questions).map(([key, name]) => [key, chosen(name)]));
    const {
      type,
      purpose,
      children = [],
      pets,
      experience,
      isOpenToSpecialNeeds,
      ...step2
    } = answers;
    const lists = (labels: Record<string, string | string[]>) =>
      Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, [label].flat()]));
    expect(shown(ABOUT_YOU)).toEqual(lists({ type, purpose, children, pets, experience }));
    press('Next: Pet Preferences');
    expect(shown(PET_PREFERENCES)).toEqual(lists(step2));
    expect(specialNeeds().checked).toBe(isOpenToSpecialNeeds);
  },
);
