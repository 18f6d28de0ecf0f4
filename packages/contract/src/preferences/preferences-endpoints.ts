import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { TrainingTrait } from '../pets/facts/training-traits.ts';
import { Preferences, PreferencesChanges, PreferencesInput } from './preferences.ts';

const TraitItem = z.object({ trait: TrainingTrait });

export const getPreferences = defineEndpoint({
  method: 'GET',
  path: '/users/me/preferences',
  access: 'user',
  summary: 'The saved preferences; 404 before the questionnaire was saved',
  output: Preferences,
});

export const createPreferences = defineEndpoint({
  method: 'POST',
  path: '/users/me/preferences',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Save preferences for the first time; 409 when there are some',
  body: PreferencesInput,
  status: 201,
  output: Preferences,
});

export const replacePreferences = defineEndpoint({
  method: 'PUT',
  path: '/users/me/preferences',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Replace the preferences; 404 when there are none',
  body: PreferencesInput,
  output: Preferences,
});

export const changePreferences = defineEndpoint({
  method: 'PATCH',
  path: '/users/me/preferences',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Change some of the preferences',
  body: PreferencesChanges,
  output: Preferences,
});

export const listRequiredTraits = defineEndpoint({
  method: 'GET',
  path: '/preferences/training-traits',
  access: 'user',
  summary: 'Training traits that the caller requires',
  output: z.array(TraitItem),
});

export const addRequiredTrait = defineEndpoint({
  method: 'POST',
  path: '/preferences/training-traits',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Require a training trait; adding it twice is no error',
  body: TraitItem,
  status: 201,
  output: TraitItem,
});

export const removeRequiredTrait = defineEndpoint({
  method: 'DELETE',
  path: '/preferences/training-traits/:trait',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'No longer require a training trait',
  params: TraitItem,
});
