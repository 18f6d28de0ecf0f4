import type { Match } from '@pawmatch/contract/matching/match';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildMatch } from '../../../testing/build-match.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { REFRESH_MATCHES } from '../match-results-state.ts';
import { cardNames, eight, matched, openMatches, pageOf } from '../testing/open-matches.tsx';

vi.mock('../../../lib/toast.ts');
beforeEach(() => stubViewport());

describe('matches page', () => {
  it('R2.43 R7.22 B7.06 loads pages of six until there are no more, and says how many there are', async () => {
    const headers = { 'X-Total-Count': '8' };
    const { user, matchCalls } = openMatches((query) => Response.json(pageOf(query), { headers }));
    await screen.findByRole('article', { name: 'Ada' });
    expect(screen.getByRole('heading', { name: 'Your Perfect Matches' })).toBeDefined();
    expect(screen.getByText('8 pets, the best fit first')).toBeDefined();
    expect(cardNames()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Load More Matches' }));
    await screen.findByRole('article', { name: 'Hal' });
    expect(cardNames()).toEqual(eight.map(({ name }) => name));
    expect(screen.queryByRole('button', { name: 'Load More Matches' })).toBeNull();
    expect(matchCalls().map(({ query }) => query.toString())).toEqual([
      'page=1&pageSize=6',
      'page=2&pageSize=6',
    ]);
  });

  it('R2.43 shows a pet once that has moved to the next page meanwhile', async () => {
    const { user } = openMatches((query) =>
      query.get('page') === '1' ? eight.slice(0, 6) : eight.slice(5),
    );
    await user.click(await screen.findByRole('button', { name: 'Load More Matches' }));
    await screen.findByRole('article', { name: 'Hal' });
    expect(cardNames()).toEqual(eight.map(({ name }) => name));
  });

  it('R2.07 R7.22 the refresh flag of the navigation requests newly computed matches', async () => {
    const { user, matchCalls } = openMatches(pageOf, { state: REFRESH_MATCHES });
    await user.click(await screen.findByRole('button', { name: 'Load More Matches' }));
    await screen.findByRole('article', { name: 'Hal' });
    expect(matchCalls().map(({ query }) => query.get('refresh'))).toEqual(['true', null]);
  });

  it('D27 B1.15 shows how well a pet fits and the main reasons, what fits before what does not, and the others on demand', async () => {
    const { user } = openMatches(() => [matched('Ada', { score: 87 })]);
    const card = await screen.findByRole('article', { name: 'Ada' });
    expect(card.textContent).toContain('Great fit: 87 of 100');
    const why = within(card).getByRole('group', { name: 'Why Ada fits' });
    expect(why.textContent).toMatch(
      /Fits: Calm, as you wished.*Nearly fits: Young, you wished for adult.*Differs: Male/,
    );
    expect(why.textContent, 'the score says as much').not.toContain('Fits on 2 of 4 known');
    expect(why.textContent).toContain('Ask the shelter firstAsk the shelter about children');
    expect(why.textContent).toContain('Not known yet: size');
    expect(why.textContent).not.toContain('Short coat');
    await user.click(within(card).getByRole('button', { name: 'Show more' }));
    expect(why.textContent).toContain('Fits: Short coat, as you wished');
  });

  it('B1.14 a pet of a pair shows the reasons of both, on the card and in the comparison', async () => {
    const bonded_with = { ...buildMatch({ score: 70 }), id: 'luna', name: 'Luna' };
    const { user } = openMatches(() => [matched('Milo', { score: 70, bonded_with })]);
    const card = await screen.findByRole('article', { name: 'Milo' });
    const partner = within(card).getByRole('group', { name: 'Why Luna fits' });
    expect(partner.textContent).toContain('Luna comes alongFits on 1 of 1 known point');
    await user.click(within(card).getByRole('link', { name: 'Milo' }));
    await screen.findByRole('heading', { name: 'You and Luna' });
    screen.getByText('They go home together, so the lower score counts.');
  });

  it('R3.35 accepts a list of pets without scores', async () => {
    openMatches(() => [buildPet({ name: 'Ada' })]);
    const card = await screen.findByRole('article', { name: 'Ada' });
    expect(card.textContent).not.toMatch(/fit|wish/i);
  });

  it('B2.02 who asked for little sees no number, and a word that promises little', async () => {
    const nothing: Partial<Match> = { score: 100, fit: 'worth_meeting', reasons: [] };
    openMatches(() => [matched('Ada', nothing)]);
    const card = await screen.findByRole('article', { name: 'Ada' });
    expect(card.textContent).toContain('Worth meeting');
    expect(card.textContent).toContain("You didn't ask for anything specific");
    expect(card.textContent).not.toContain('100');
  });

  it('B2.02 pets of which more does not fit than fits stand under "Further away"', async () => {
    openMatches(() => [matched('Ada'), matched('Bo', { score: 41, fit: 'further_away' })]);
    const section = await screen.findByRole('region', { name: 'Further away' });
    expect(section.textContent).toContain('more does not fit than fits');
    expect(within(section).getByRole('article', { name: 'Bo' })).toBeDefined();
    expect(within(section).queryByRole('article', { name: 'Ada' })).toBeNull();
  });

  it('B2.03 the dialog compares by criterion', async () => {
    const { user } = openMatches(() => [matched('Ada')]);
    await user.click(await screen.findByRole('link', { name: 'Ada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ada' });
    const rows = within(within(dialog).getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'YouAdaCounts',
      'Not known: ChildrenThere are childrenNot known20 of 20',
      'Fits: EnergyCalmCalm20 of 20',
      'Nearly fits: AgeCalmCalm20 of 20',
      'Not known: SizeCalmNot known20 of 20',
      'Fits: CoatCalmCalm20 of 20',
      'Differs: SexCalmCalm20 of 20',
    ]);
  });

  it('B7.01 R2.34 R2.43 R8.40 a visit is requested from the card, which then shows it, with its time, and leads to it', async () => {
    const ada = matched('Ada');
    const pet = { id: ada.id, name: 'Ada', species: ada.species, image_url: null };
    const visit = buildVisit({ requested_at: '2035-11-26T15:00:00.000Z', pet, pet_id: ada.id });
    let isRequested = false;
    const slot = { time: '10:00', label: '10:00 AM', requested_at: '2026-11-23T15:00:00.000Z' };
    const free = { ...slot, available: true, state: 'free', rests_until: null };
    const day = {
      date: '2026-11-23',
      label: 'Monday',
      state: 'free',
      closed_because: null,
      slots: [free],
    };
    const { user, calls } = openMatches(() => [ada], {
      responses: {
        'GET /visit-requests/slots': () => [day],
        'GET /shelter': () => buildShelter(),
        'GET /auth/csrf/': () => ({ csrf_token: 'csrf' }),
        'GET /visit-requests/my': () => (isRequested ? [visit] : []),
        [`POST /visit-requests/${ada.id}`]: () => {
          isRequested = true;
          return { success: true };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Schedule a Visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Meet Ada!' });
    await user.click(await within(dialog).findByRole('button', { name: 'Schedule Visit' }));
    expect(within(dialog).getByRole('alert').textContent).toBe(
      'Please select both a date and time.',
    );
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Date' }), 'Monday');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Time' }), '10:00 AM');
    const question = 'How does this pet get on with children?';
    await user.click(within(dialog).getByRole('checkbox', { name: question }));
    await user.click(within(dialog).getByRole('button', { name: 'Schedule Visit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = within(screen.getByRole('article', { name: 'Ada' }));
    card.getByText('Visit Scheduled');
    const visitLink = await card.findByRole('link', { name: /not confirmed yet$/ });
    expect(visitLink.textContent).toContain('Monday, November 26 at 10:00 AM');
    expect(visitLink.getAttribute('href')).toBe(`/dashboard#visit-${visit.id}`);
    expect(calls.find(({ path }) => path === `/visit-requests/${ada.id}`)?.body).toEqual({
      requested_at: slot.requested_at,
      notes: question,
    });
    const paths = calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths.indexOf('GET /auth/csrf/')).toBeLessThan(
      paths.indexOf(`POST /visit-requests/${ada.id}`),
    );
  });

  it('R2.40 a card opens the pet in a dialog', async () => {
    const { user } = openMatches(pageOf);
    await user.click(await screen.findByRole('link', { name: 'Bo' }));
    await screen.findByRole('dialog', { name: 'Bo' });
    await user.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Ada' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
