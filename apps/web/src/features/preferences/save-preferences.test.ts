import type { QuestionnaireDraft } from '@pawmatch/contract/preferences/questionnaire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, storeToken } from '../../lib/storage/session-store.ts';
import { problem, type StubbedCall, stubApi } from '../../testing/stub-api.ts';
import { saveFailureMessage } from './save-failure-message.ts';
import { savePreferences } from './save-preferences.ts';

const answers: QuestionnaireDraft = {
  pet_type: 'Cat',
  pet_purpose: 'MyFamily',
  has_children: true,
  has_pets: 'Both',
  ownership_experience: 'HadBefore',
  preferred_age: 'Baby',
  preferred_sex: 'Female',
  preferred_size: 'Small',
  activity_level: 'Calm',
  hair_length: 'Long',
  required_traits: ['litter_trained', 'allergy_friendly'],
  special_needs: true,
};

const stored = { preferred_species: 'Cat' };
const defaults = {
  'GET /auth/csrf/': () => ({ csrf_token: 'value' }),
  'PUT /users/me/preferences': () => stored,
  'GET /preferences/training-traits': () => [{ trait: 'LitterTrained' }],
};

const names = (calls: StubbedCall[]) => calls.map(({ method, path }) => `${method} ${path}`);

function save() {
  const onRetry = vi.fn();
  const { signal } = new AbortController();
  return { onRetry, saved: savePreferences(answers, { onRetry, signal }) };
}

const failureOf = (saved: Promise<unknown>): Promise<unknown> =>
  saved.then(
    () => Promise.reject(new Error('It should not be saved.')),
    (failure: unknown) => failure,
  );

beforeEach(() => {
  vi.useFakeTimers();
  clearSession(null);
  storeToken({ value: 'token', expiresAt: Date.now() + 900_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('savePreferences', () => {
  it('R4.11 R3.16 fetches a CSRF token, updates, and does not change correct traits', async () => {
    const calls = stubApi(defaults);
    await expect(save().saved).resolves.toEqual({ areTraitsSaved: true });
    expect(names(calls)).toEqual([
      'GET /auth/csrf/',
      'PUT /users/me/preferences',
      'GET /preferences/training-traits',
    ]);
    expect(calls[1]?.body).toEqual({
      preferred_species: 'Cat',
      pet_purpose: 'MyFamily',
      has_children: true,
      has_dogs: true,
      has_cats: true,
      ownership_experience: 'HadBefore',
      preferred_age: 'Baby',
      preferred_sex: 'Female',
      preferred_size: 'Small',
      preferred_energy_level: 'Calm',
      preferred_hair_length: 'Long',
      wants_allergy_friendly: true,
      accepts_special_needs: true,
    });
  });

  it('R4.11 R7.07 a failed CSRF fetch is ignored', async () => {
    stubApi({ ...defaults, 'GET /auth/csrf/': () => problem(500) });
    await expect(save().saved).resolves.toEqual({ areTraitsSaved: true });
  });

  it('R4.11 R7.08 R7.09 creates preferences that do not exist yet', async () => {
    const calls = stubApi({
      ...defaults,
      'PUT /users/me/preferences': () => problem(404),
      'POST /users/me/preferences': () => stored,
    });
    await save().saved;
    expect(names(calls).slice(1, 3)).toEqual([
      'PUT /users/me/preferences',
      'POST /users/me/preferences',
    ]);
  });

  it('D26 updates preferences that another tab has created meanwhile', async () => {
    let puts = 0;
    const calls = stubApi({
      ...defaults,
      'PUT /users/me/preferences': () => {
        puts += 1;
        return puts === 1 ? problem(404) : stored;
      },
      'POST /users/me/preferences': () => problem(409),
    });
    await save().saved;
    expect(names(calls).filter((name) => name.startsWith('PUT'))).toHaveLength(2);
  });

  it('R4.11 R7.12 R7.30 R7.13 D26 adds missing required traits and removes deselected ones', async () => {
    const calls = stubApi({
      ...defaults,
      'GET /preferences/training-traits': () => ['HouseTrained'],
      'POST /preferences/training-traits': () => ({ trait: 'LitterTrained' }),
      'DELETE /preferences/training-traits/HouseTrained': () => problem(404),
    });
    await expect(save().saved).resolves.toEqual({ areTraitsSaved: true });
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ trait: 'LitterTrained' });
    expect(names(calls)).toContain('DELETE /preferences/training-traits/HouseTrained');
  });

  it('R4.11 keeps the saved preferences when the traits fail', async () => {
    stubApi({ ...defaults, 'GET /preferences/training-traits': () => problem(500) });
    await expect(save().saved).resolves.toEqual({ areTraitsSaved: false });
  });

  it('R4.11 R8.19 R9.03 retries three times, each time after one more second', async () => {
    const at: number[] = [];
    const start = Date.now();
    stubApi({
      ...defaults,
      'PUT /users/me/preferences': () => {
        at.push(Date.now() - start);
        return problem(503);
      },
    });
    const { saved, onRetry } = save();
    const failure = failureOf(saved);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(at).toEqual([0, 1_000, 3_000, 6_000]);
    expect(onRetry.mock.calls).toEqual([[1], [2], [3]]);
    expect(saveFailureMessage(await failure)).toBe(
      'Failed to update preferences. Server error. Please try again later. Maximum retry attempts reached.',
    );
  });

  it('R4.11 a successful retry is a success', async () => {
    let puts = 0;
    stubApi({
      ...defaults,
      'PUT /users/me/preferences': () => {
        puts += 1;
        return puts < 3 ? problem(500) : stored;
      },
    });
    const { saved } = save();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(saved).resolves.toEqual({ areTraitsSaved: true });
  });

  it('R4.11 stops retrying when it is aborted', async () => {
    const calls = stubApi({ ...defaults, 'PUT /users/me/preferences': () => problem(500) });
    const controller = new AbortController();
    const saved = savePreferences(answers, { onRetry: vi.fn(), signal: controller.signal });
    const failure = failureOf(saved);
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    await failure;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names(calls).filter((name) => name.startsWith('PUT'))).toHaveLength(1);
  });
});

describe('saveFailureMessage', () => {
  const put = (respond: () => unknown) => ({ ...defaults, 'PUT /users/me/preferences': respond });
  const post = (respond: () => unknown) => ({
    ...put(() => problem(404)),
    'POST /users/me/preferences': respond,
  });

  it.each([
    ['R8.15', put(() => problem(400)), 'Failed to update preferences.'],
    ['R8.15', post(() => problem(400)), 'Failed to create new preferences.'],
    ['R8.15 R8.13', put(() => problem(400, { detail: 'Too many.' })), 'Too many.'],
    [
      'R8.15',
      put(() => new Response('no json')),
      'Failed to update preferences. Please try again.',
    ],
    [
      'R8.17',
      put(() => problem(403)),
      'You do not have permission to save preferences. Please log in again.',
    ],
    [
      'R8.03',
      put(() => problem(403, { detail: 'CSRF check failed' })),
      'Security verification failed. Please refresh the page and try again.',
    ],
    [
      'R8.18',
      put(() => problem(422, { detail: 'x' })),
      'Failed to save preferences. Validation error. Please check your inputs and try again.',
    ],
    ['R8.08', put(() => problem(429)), 'Too many requests. Please try again later.'],
    [
      'R8.20',
      put(() => Promise.reject(new TypeError('Failed to fetch'))),
      'No response from server. Please check your connection and try again.',
    ],
  ])('%s says why they were not saved', async (_, routes, message) => {
    stubApi(routes);
    expect(saveFailureMessage(await failureOf(save().saved))).toBe(message);
  });

  it('R8.19 names a server error during creation', async () => {
    stubApi(post(() => problem(500)));
    const failure = failureOf(save().saved);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saveFailureMessage(await failure)).toBe(
      'Failed to create new preferences. Server error. Please try again later. Maximum retry attempts reached.',
    );
  });

  it('R8.16 has no message for an expired session, which shows its own', async () => {
    stubApi({ ...put(() => problem(401)), 'POST /auth/refresh': () => problem(401) });
    expect(saveFailureMessage(await failureOf(save().saved))).toBeNull();
  });

  it('R8.15 has a message for unexpected errors', () => {
    expect(saveFailureMessage(new Error('?'))).toBe(
      'An unexpected error occurred while saving preferences.',
    );
  });
});
