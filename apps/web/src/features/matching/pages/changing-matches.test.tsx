import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readReferredPet, rememberReferredPet } from '../../../lib/storage/referred-pet.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { buildMatch } from '../../../testing/build-match.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildSlotDay } from '../../../testing/build-slot-day.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { changeTexts } from '../matching-messages.ts';
import {
  cardNames,
  matched,
  openMatches,
  reasons,
  withPreferences,
} from '../testing/open-matches.tsx';

vi.mock('../../../lib/toast.ts');
beforeEach(() => stubViewport());

describe('changing what matches', () => {
  it('B2.04 an answer that would bring more matches is changed there and then', async () => {
    let isRelaxed = false;
    const { user, calls } = openMatches(() => (isRelaxed ? [matched('Ada')] : []), {
      responses: {
        'GET /match/suggestions': () =>
          isRelaxed ? [] : [{ answer: 'preferred_size', text: 'Any size', whose: 'you', more: 1 }],
        'GET /auth/csrf/': () => ({ csrf_token: 'csrf' }),
        'PATCH /users/me/preferences': ({ body }) => {
          isRelaxed = (body as { preferred_size: string }).preferred_size === 'NoPreference';
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
    const said = screen.getByText(changeTexts.changed);
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(toastSuccess, 'it is said once').not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('No matches found');
    expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
      preferred_size: 'Small',
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('B2.04 when no single answer helps, the page says what the household leaves out, and offers an alert', async () => {
    openMatches(() => [], {
      responses: {
        'GET /match/household-exclusions': () => [
          { cause: 'cats', pets: 3 },
          { cause: 'children', pets: 1 },
        ],
      },
    });
    const section = await screen.findByRole('region', { name: 'What would change this' });
    expect(section.textContent).toContain('No single answer would bring more pets.');
    expect(section.textContent).toContain('3 pets are known not to suit a home with a cat');
    expect(section.textContent).toContain('1 pet is known not to suit a home with children');
    screen.getByRole('button', { name: 'Tell me about new pets like these' });
  });

  it('B2.04 B2.11 with a partner the page says whose answer would have to change', async () => {
    const person = {
      ...withPreferences,
      matching_partner: { name: 'Sam', has_answered: true },
    };
    const { calls } = openMatches(() => [], {
      person,
      responses: {
        'GET /match/suggestions': () => [
          { answer: 'preferred_size', text: 'Any size', whose: 'partner', more: 2 },
          { answer: 'preferred_age', text: 'Any age', whose: 'both', more: 1 },
          { answer: 'preferred_sex', text: 'Either sex', whose: 'you', more: 1 },
        ],
      },
    });
    const section = await screen.findByRole('region', { name: 'What would change this' });
    expect(section.textContent).toContain('Any size: 2 more pets fitOnly Sam can change');
    expect(section.textContent).toContain('You and Sam would both have to change this.');
    expect(within(section).getAllByRole('button')).toHaveLength(1);
    within(section).getByRole('button', { name: 'Change this: Either sex' });
    const asked = calls.find(({ path }) => path === '/match/suggestions');
    expect(asked?.query.get('view')).toBe('both');
  });

  it('B2.07 "Not for me" leaves a pet out, with an optional reason and a way back', async () => {
    let hidden: { reason: string | null } | null = null;
    const [ada, bo] = [matched('Ada'), matched('Bo')];
    const path = `/match/put-aside/${ada.id}`;
    const { user } = openMatches(() => (hidden ? [bo] : [ada, bo]), {
      responses: {
        'GET /match/put-aside': () =>
          hidden
            ? [{ pet_id: ada.id, name: 'Ada', created_at: '2026-11-20T15:00:00.000Z', ...hidden }]
            : [],
        'GET /auth/csrf/': () => ({ csrf_token: 'csrf' }),
        [`PUT ${path}`]: () => new Response(null, { status: 204 }),
        [`DELETE ${path}`]: () => {
          hidden = null;
          return new Response(null, { status: 204 });
        },
      },
    });
    const card = await screen.findByRole('article', { name: 'Ada' });
    hidden = { reason: null };
    await user.click(within(card).getByRole('button', { name: 'Not for me' }));
    await waitFor(() => expect(cardNames()).toEqual(['Bo']));
    const section = await screen.findByRole('region', { name: 'Not for you' });
    hidden = { reason: 'size' };
    const why = within(section).getByRole('combobox', { name: 'Why Ada is not for you' });
    await user.selectOptions(why, 'The size');
    await waitFor(() => expect((why as HTMLSelectElement).value).toBe('size'));
    await waitFor(() => expect((why as HTMLSelectElement).disabled).toBe(false));
    await user.click(within(section).getByRole('button', { name: 'Bring back Ada' }));
    await waitFor(() => expect(cardNames()).toEqual(['Ada', 'Bo']));
  });

  it('B2.11 the referred pet has its verdict on top, and an answer that excludes it can be changed', async () => {
    const tom = buildPet({ name: 'Tom', species: 'Cat' });
    rememberReferredPet(tom.id);
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
                  of_partner: false,
                  answer: 'preferred_species',
                },
              ],
          put_aside: null,
        }),
        'GET /visit-requests/slots': () => [buildSlotDay()],
        'GET /shelter': () => buildShelter(),
        'GET /auth/csrf/': () => ({ csrf_token: 'csrf' }),
        'PATCH /users/me/preferences': () => {
          isIncluded = true;
          return {};
        },
      },
    });
    const section = await screen.findByRole('region', { name: 'You looked at Tom' });
    expect(section.textContent).toContain('You are looking for a dog');
    await user.click(within(section).getByRole('button', { name: /^Change this/ }));
    await within(section).findByText('Great fit');
    expect(section.textContent).toContain('Great fit: 90 of 100');
    expect(section.textContent).toContain('Ask the shelter firstAsk the shelter about children');
    expect(section.textContent).toContain('Differs: Male, you wished for female');
    await user.click(within(section).getByText('Compare with your answers'));
    await within(section).findByRole('table');
    await user.click(within(section).getByRole('button', { name: 'Schedule a Visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Meet Tom!' });
    within(dialog).getByRole('checkbox', { name: 'How does this pet get on with children?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(within(section).getByRole('button', { name: 'Remove Tom from this page' }));
    expect(screen.queryByText('You looked at Tom')).toBeNull();
    expect(readReferredPet()).toBeNull();
  });

  it('B7.01 B2.11 once a visit with the referred pet is requested, it says only that', async () => {
    const tom = buildPet({ name: 'Tom' });
    rememberReferredPet(tom.id);
    let isRequested = false;
    const { user } = openMatches(() => [matched('Ada')], {
      responses: {
        [`GET /match/pets/${tom.id}`]: () => ({
          ...{ pet: tom, match: buildMatch({ reasons }), excluded_by: [], put_aside: null },
        }),
        'GET /visit-requests/slots': () => [buildSlotDay()],
        'GET /shelter': () => buildShelter(),
        'GET /auth/csrf/': () => ({ csrf_token: 'csrf' }),
        'GET /visit-requests/my': () =>
          isRequested
            ? [buildVisit({ pet_id: tom.id, requested_at: '2036-11-24T16:30:00.000Z' })]
            : [],
        [`POST /visit-requests/${tom.id}`]: () => {
          isRequested = true;
          return { success: true };
        },
      },
    });
    const section = await screen.findByRole('region', { name: 'You looked at Tom' });
    within(section).getByText('Compare with your answers');
    await user.click(within(section).getByRole('button', { name: 'Schedule a Visit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meet Tom!' }));
    for (const name of ['Date', 'Time']) {
      const [option] = (await dialog.findByRole<HTMLSelectElement>('combobox', { name })).options;
      const choice = option?.nextElementSibling?.textContent ?? '';
      await user.selectOptions(dialog.getByRole('combobox', { name }), choice);
    }
    await user.click(dialog.getByRole('button', { name: 'Schedule Visit' }));
    await screen.findByText('Visit Scheduled');
    const compact = screen.getByRole('region', { name: 'You looked at Tom' });
    await within(compact).findByRole('link', { name: /not confirmed yet$/ });
    expect(within(compact).queryByText('Compare with your answers')).toBeNull();
  });

  it('B2.11 the referred pet that the user visits already does not stand on top', async () => {
    const tom = buildPet({ name: 'Tom' });
    rememberReferredPet(tom.id);
    const visit = buildVisit({ pet_id: tom.id, requested_at: '2036-11-24T16:30:00.000Z' });
    const { calls } = openMatches(() => [matched('Ada')], {
      responses: {
        [`GET /match/pets/${tom.id}`]: () => ({
          ...{ pet: tom, match: buildMatch({ reasons }), excluded_by: [], put_aside: null },
        }),
        'GET /visit-requests/my': () => [visit],
      },
    });
    await screen.findByRole('article', { name: 'Ada' });
    expect(calls.some(({ path }) => path === `/match/pets/${tom.id}`)).toBe(true);
    expect(screen.queryByText('You looked at Tom')).toBeNull();
  });

  it('B2.11 household facts that exclude the referred pet lead to their questions, and nothing else is offered', async () => {
    const tom = buildPet({ name: 'Tom', species: 'Cat' });
    rememberReferredPet(tom.id);
    const of_partner = false;
    openMatches(() => [], {
      responses: {
        [`GET /match/pets/${tom.id}`]: () => ({
          pet: tom,
          match: null,
          excluded_by: [
            { cause: 'species', text: 'You are looking for a dog', of_partner, answer: null },
            { cause: 'cats', text: 'Not with cats', of_partner, answer: null },
            { cause: 'dogs', text: '', of_partner: true, answer: null },
          ],
          put_aside: null,
        }),
      },
      person: { ...withPreferences, matching_partner: { name: 'Sam', has_answered: true } },
    });
    const section = await screen.findByRole('region', { name: 'You looked at Tom' });
    const link = within(section).getByRole('link', {
      name: 'Answered by mistake? Edit your answers about cats at home',
    });
    expect(link.getAttribute('href')).toBe('/questionnaire#has_pets');
    expect(section.textContent).toContain('What Sam answered about dogs at home');
    expect(within(section).queryByRole('button', { name: /^Change/ })).toBeNull();
    const empty = screen.getByRole('heading', { name: 'No matches found' });
    expect(section.compareDocumentPosition(empty), 'it stands above').toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('B2.07 B2.11 the referred pet that is hidden says so, and can be brought back', async () => {
    const tom = buildPet({ name: 'Tom' });
    rememberReferredPet(tom.id);
    let isAside = true;
    const { user } = openMatches(() => [matched('Ada')], {
      responses: {
        [`GET /match/pets/${tom.id}`]: () => ({
          pet: tom,
          match: buildMatch({ reasons }),
          excluded_by: [],
          put_aside: isAside ? { pet_id: tom.id, name: 'Tom', by_partner: false } : null,
        }),
        'GET /auth/csrf/': () => ({ csrf_token: 'csrf' }),
        [`DELETE /match/put-aside/${tom.id}`]: () => {
          isAside = false;
          return new Response(null, { status: 204 });
        },
      },
    });
    const section = await screen.findByRole('region', { name: 'You looked at Tom' });
    await within(section).findByText('You put this pet aside');
    await user.click(within(section).getByRole('button', { name: 'Bring back Tom' }));
    await waitFor(() => expect(screen.queryByText('You put this pet aside')).toBeNull());
  });
});
