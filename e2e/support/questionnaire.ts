import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { expect, type Page } from '@playwright/test';
import type { ShelterServer } from './shelter-server.ts';

/** The labels of the questions in order. */
export const ABOUT_YOU = {
  type: 'Pet type',
  purpose: 'Who is this pet for?',
  children: 'Are there children in the home?',
  pets: 'Do you have other pets?',
  experience: 'Your experience with pets',
} as const;

export const PET_PREFERENCES = {
  age: 'Preferred age',
  sex: 'Preferred sex',
  size: 'Size',
  activity: 'Activity level',
  hair: 'Hair length',
  traits: 'Required traits',
} as const;

/** The label of a choice for each question. */
export interface Answers {
  type: string;
  purpose: string;
  children?: string;
  pets: string;
  experience: string;
  age: string;
  sex: string;
  size: string;
  activity: string;
  hair: string;
  traits: string[];
  isOpenToSpecialNeeds: boolean;
}

/** Typical answers. */
export const buildAnswers = (overrides: Partial<Answers> = {}): Answers => ({
  type: 'Dog',
  purpose: 'Myself',
  pets: 'None',
  experience: 'Had pets before',
  age: 'Young',
  sex: 'Female',
  size: 'Medium',
  activity: 'Calm',
  hair: 'Short',
  traits: ['None'],
  isOpenToSpecialNeeds: false,
  ...overrides,
});

export const question = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true });

export const choice = (page: Page, name: string, label: string) =>
  question(page, name).getByLabel(label, { exact: true });

/** Chooses an answer by a click on its label. */
export const choose = (page: Page, name: string, label: string) =>
  question(page, name).getByText(label, { exact: true }).click();

const specialNeeds = (page: Page) => page.getByLabel('I am open to a pet with special needs');

/** Answers step 1 and goes to step 2. */
export async function answerAboutYou(page: Page, answers: Answers): Promise<void> {
  for (const [key, name] of Object.entries(ABOUT_YOU)) {
    const label = answers[key as keyof typeof ABOUT_YOU];
    if (label) await choose(page, name, label);
  }
  await goToStep2(page);
  await expect(page.getByRole('heading', { name: 'Pet Preferences – Step 2 of 2' })).toBeVisible();
}

/** Answers step 2 and replaces earlier answers. */
async function answerPetPreferences(page: Page, answers: Answers): Promise<void> {
  const { traits, ...rest } = PET_PREFERENCES;
  for (const [key, name] of Object.entries(rest)) {
    await choose(page, name, answers[key as keyof typeof rest]);
  }
  for (const box of await question(page, traits).getByRole('checkbox').all()) await box.uncheck();
  for (const trait of answers.traits) await choose(page, traits, trait);
  await specialNeeds(page).setChecked(answers.isOpenToSpecialNeeds);
}

export const goToStep2 = (page: Page) =>
  page.getByRole('button', { name: 'Next: Pet Preferences' }).click();

export const findMyMatch = (page: Page) =>
  page.getByRole('button', { name: 'Find My Match' }).click();

/** The stored preferences of an adopter, or undefined. */
export async function storedPreferences(shelter: ShelterServer, userId: string) {
  const [row] = await shelter.query<Preferences & { traits: string[] }>(
    `SELECT preferred_species, pet_purpose, has_children, has_dogs, has_cats, ownership_experience,
       preferred_age, preferred_sex, preferred_size, preferred_energy_level, preferred_hair_length,
       wants_allergy_friendly, accepts_special_needs,
       ARRAY(SELECT trait FROM required_traits WHERE user_id = $1 ORDER BY trait) AS traits
     FROM preferences WHERE user_id = $1`,
    [userId],
  );
  return row;
}

/** Opens step 2 with saved answers, or, for a new adopter, with typical ones. */
export async function openSecondStep(page: Page, isNew: boolean): Promise<void> {
  await page.goto('/questionnaire');
  await expect(question(page, ABOUT_YOU.type)).toBeVisible();
  if (!isNew) return goToStep2(page);
  await answerAboutYou(page, buildAnswers());
  await answerPetPreferences(page, buildAnswers());
}
