import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem } from '../../../testing/stub-api.ts';
import { QuestionnairePage } from '../pages/QuestionnairePage.tsx';

export const preferences = {
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

export const newcomer = {
  'GET /users/me/preferences': () => problem(404),
  'GET /preferences/training-traits': () => problem(404),
  'GET /auth/csrf/': () => ({ csrf_token: 'value' }),
};

export const returning = {
  ...newcomer,
  'GET /users/me/preferences': () => preferences,
  'GET /preferences/training-traits': () => ['HouseTrained'],
  'PUT /users/me/preferences': () => preferences,
};

export const open = (state?: unknown) =>
  renderPage(<QuestionnairePage />, { status: 'adopter', path: '/questionnaire', state });

export const question = (name: string) => within(screen.getByRole('group', { name }));

export const choose = (name: string, choice: string) =>
  userEvent.click(question(name).getByLabelText(choice));

export const next = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Next: Pet Preferences' }));
