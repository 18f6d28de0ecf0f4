import { expect, type Page } from '@playwright/test';
import { ADMIN } from './shelter-server.ts';
import { waitForRequests } from './test.ts';

export interface Person {
  name: string;
  email: string;
  phone: string;
  password: string;
}

let counter = 0;

/** A person without an account. */
export function newPerson(name = 'Ada Lovelace'): Person {
  counter += 1;
  const password = `analytical engine ${counter}`;
  return { name, email: `ada.${counter}.${Date.now()}@example.org`, phone: '5550100100', password };
}

/** Fills and sends the sign-up form. */
export async function signUp(page: Page, person: Person): Promise<void> {
  // The previous page, whose fields may have the same names, stays until the code of this one has loaded.
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone number').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/questionnaire$/);
}

/** Fills and sends the login form. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Logs out once no call is under way any more, which would then be refused. */
export async function logOut(page: Page): Promise<void> {
  await waitForRequests(page);
  await page.getByRole('button', { name: 'Log Out', exact: true }).first().click();
}

export async function logInAsAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page, ADMIN);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

/** Chooses an answer of a radio or checkbox group by its label. */
async function answer(page: Page, question: string, choice: string): Promise<void> {
  const group = page.getByRole('group', { name: question });
  await group.getByText(choice, { exact: true }).click();
}

/** Answers both steps of the questionnaire and sends them. */
export async function fillQuestionnaire(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'About You – Step 1 of 2' })).toBeVisible();
  await answer(page, 'Pet type', 'Dog');
  await answer(page, 'Who is this pet for?', 'Myself');
  await answer(page, 'Do you have other pets?', 'None');
  await answer(page, 'Your experience with pets', 'Had pets before');
  await page.getByRole('button', { name: 'Next: Pet Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Pet Preferences – Step 2 of 2' })).toBeVisible();
  await answer(page, 'Preferred age', 'Young');
  await answer(page, 'Preferred sex', 'Female');
  await answer(page, 'Size', 'Medium');
  await answer(page, 'Activity level', 'Calm');
  await answer(page, 'Hair length', 'Short');
  await answer(page, 'Required traits', 'None');
  await page.getByRole('button', { name: 'Find My Match' }).click();
}
