import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { expect, type Page } from '@playwright/test';
import type { ShelterServer } from './shelter-server.ts';

/** The questions in their order, by their words. */
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

/** A choice for each question, by the words that people read. */
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

/** Answers of which a test names what matters to it. */
export const answersLike = (wish: Partial<Answers> = {}): Answers => ({
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
  ...wish,
});

export const question = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true });

export const choice = (page: Page, name: string, label: string) =>
  question(page, name).getByLabel(label, { exact: true });

/** As people do it: by a press on the words. */
export const choose = (page: Page, name: string, label: string) =>
  question(page, name).getByText(label, { exact: true }).click();

export const specialNeeds = (page: Page) =>
  page.getByLabel('I am open to a pet with special needs');

/** Answers step 1 and goes on. */
export async function answerAboutYou(page: Page, answers: Answers): Promise<void> {
  for (const [key, name] of Object.entries(ABOUT_YOU)) {
    const label = answers[key as keyof typeof ABOUT_YOU];
    if (label) await choose(page, name, label);
  }
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Pet Preferences – Step 2 of 2' })).toBeVisible();
}

/** Answers step 2, whatever was answered before. */
export async function answerPetPreferences(page: Page, answers: Answers): Promise<void> {
  const { traits, ...rest } = PET_PREFERENCES;
  for (const [key, name] of Object.entries(rest)) {
    await choose(page, name, answers[key as keyof typeof rest]);
  }
  for (const box of await question(page, traits).getByRole('checkbox').all()) await box.uncheck();
  for (const trait of answers.traits) await choose(page, traits, trait);
  await specialNeeds(page).setChecked(answers.isOpenToSpecialNeeds);
}

export const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Next: Pet Preferences' }).click();

export const findMyMatch = (page: Page) =>
  page.getByRole('button', { name: 'Find My Match' }).click();

/** What is chosen on the step that shows, by question; what has one answer as a text. */
export async function readAnswers(page: Page, questions: Record<string, string>) {
  const chosen: Record<string, string | string[] | undefined> = {};
  for (const [key, name] of Object.entries(questions)) {
    const labels = question(page, name).locator('label:has(:checked)');
    const words = await labels.allInnerTexts();
    chosen[key] = key === 'traits' ? words : words[0];
  }
  return chosen;
}

/** What PostgreSQL has of somebody's wishes; undefined when nothing. */
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

/** Opens step 2 as it was saved, or filled in by somebody new. */
export async function openSecondStep(page: Page, isNew: boolean): Promise<void> {
  await page.goto('/questionnaire');
  await expect(question(page, ABOUT_YOU.type)).toBeVisible();
  if (!isNew) return goOn(page);
  await answerAboutYou(page, answersLike());
  await answerPetPreferences(page, answersLike());
}
