import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPetInMind, rememberPetInMind } from '../../../lib/pet-in-mind.ts';
import { buildMatch } from '../../../testing/build-match.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { cardNames, matched, openMatches, reasons } from '../testing/open-matches.tsx';

vi.mock('../../../lib/toast.ts');
beforeEach(() => stubViewport());

describe('changing what matches', () => {
  it('B2.04 an answer that would bring more matches is changed there and then', async () => {
    let isLoosened = false;
    const { user, calls } = openMatches(() => (isLoosened ? [matched('Ada')] : []), {
      responses: {
        'GET /match/suggestions': () =>
          isLoosened ? [] : [{ answer: 'preferred_size', text: 'Any size', more: 1 }],
        'GET /auth/csrf': () => ({ csrf_token: 'csrf' }),
        'PATCH /users/me/preferences': () => {
          isLoosened = true;
          return {};
        },
      },
    });
    await screen.findByText('No matches found');
    const section = await screen.findByRole('region', { name: 'What would change this' });
    expect(section.textContent).toContain('Any size: 1 more pet fits');
    await user.click(within(section).getByRole('button', { name: 'Change this: Any size' }));
    await screen.findByRole('article', { name: 'Ada' });
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      preferred_size: 'NoPreference',
    });
    await waitFor(() => expect(screen.queryByText('What would change this')).toBeNull());
  });

  it('B2.07 "Not for me" leaves a pet out, with an optional reason and a way back', async () => {
    let putAside: { reason: string | null } | null = null;
    const [ada, bo] = [matched('Ada'), matched('Bo')];
    const path = `/match/put-aside/${ada.id}`;
    const { user } = openMatches(() => (putAside ? [bo] : [ada, bo]), {
      responses: {
        'GET /match/put-aside': () =>
          putAside
            ? [{ pet_id: ada.id, name: 'Ada', created_at: '2026-11-20T15:00:00.000Z', ...putAside }]
            : [],
        'GET /auth/csrf': () => ({ csrf_token: 'csrf' }),
        [`PUT ${path}`]: () => new Response(null, { status: 204 }),
        [`DELETE ${path}`]: () => {
          putAside = null;
          return new Response(null, { status: 204 });
        },
      },
    });
    const card = await screen.findByRole('article', { name: 'Ada' });
    putAside = { reason: null };
    await user.click(within(card).getByRole('button', { name: 'Not for me' }));
    await waitFor(() => expect(cardNames()).toEqual(['Bo']));
    const section = await screen.findByRole('region', { name: 'Not for you' });
    putAside = { reason: 'size' };
    const why = within(section).getByRole('combobox', { name: 'Why Ada is not for you' });
    await user.selectOptions(why, 'The size');
    await waitFor(() => expect((why as HTMLSelectElement).value).toBe('size'));
    await waitFor(() => expect((why as HTMLSelectElement).disabled).toBe(false));
    await user.click(within(section).getByRole('button', { name: 'Bring back Ada' }));
    await waitFor(() => expect(cardNames()).toEqual(['Ada', 'Bo']));
  });

  it('B2.11 the pet in mind has its verdict on top, and an answer that excludes it can be changed', async () => {
    const tom = buildPet({ name: 'Tom', species: 'Cat' });
    rememberPetInMind(tom.id);
    let isIncluded = false;
    const { user } = openMatches(() => [], {
      responses: {
        [`GET /match/pets/${tom.id}`]: () => ({
          pet: tom,
          match: isIncluded ? buildMatch({ reasons }) : null,
          excluded_by: isIncluded
            ? []
            : [
                {
                  cause: 'species',
                  text: 'You are looking for a dog',
                  answer: 'preferred_species',
                },
              ],
        }),
        'GET /auth/csrf': () => ({ csrf_token: 'csrf' }),
        'PATCH /users/me/preferences': () => {
          isIncluded = true;
          return {};
        },
      },
    });
    const section = await screen.findByRole('region', { name: 'You looked at Tom' });
    expect(section.textContent).toContain('You are looking for a dog');
    await user.click(within(section).getByRole('button', { name: /^Change this/ }));
    await within(section).findByText('Great fit. Meets 2 of 6 wishes, 2 to ask.');
    await user.click(within(section).getByRole('button', { name: 'Remove Tom from this page' }));
    expect(screen.queryByText('You looked at Tom')).toBeNull();
    expect(readPetInMind()).toBeNull();
  });
});
