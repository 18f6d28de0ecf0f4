import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { petLists, visitLists } from '../../../testing/stub-lists.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { AdminDashboardPage } from './AdminDashboardPage.tsx';

const shelter = buildShelter({ name: 'Willow Street Shelter' });

const overview = {
  today: { total: 2, visits: [buildVisit()] },
  overdue: 3,
  to_answer: 4,
  answers_this_month: { total: 12, in_time: 9, median_minutes: 190 },
  waiting_longest: [buildPet({ name: 'Olive' })],
  without_photo: 5,
  without_facts: 6,
  adoptions_this_month: 7,
  month_began_at: '2026-11-01T05:00:00.000Z',
  without_outcome: 8,
  no_shows_this_month: 9,
  adoptions: { to_answer: 0, overdue: 0, trials_over: 0, without_adopter: 0 },
};

beforeEach(() => stubViewport());

/** The count beside a label of the header. */
const countOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

describe('AdminDashboardPage', () => {
  it('R2.48 R2.49 R2.50 has pets and visit requests, with buttons that add to them, and correct counts', async () => {
    stubApi({
      'GET /admin/overview': () => overview,
      'GET /shelter': () => shelter,
      ...petLists(() => [
        buildPet(),
        buildPet(),
        buildPet({ status: 'Pending' }),
        buildPet({ status: 'Adopted' }),
      ]),
      ...visitLists(() => [
        buildVisit(),
        buildVisit({ status: 'confirmed' }),
        buildVisit({ status: 'cancelled' }),
      ]),
    });
    renderPage(<AdminDashboardPage />, { status: 'admin' });
    expect(await screen.findByRole('region', { name: 'Pet Management' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Visit Requests' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add New Pet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Schedule Visit' })).toBeTruthy();
    await waitFor(() => expect(countOf('Available')).toBe('2'));
    expect([countOf('Pending'), countOf('Adopted'), countOf('Visits waiting')]).toEqual([
      '1',
      '1',
      '1',
    ]);
  });

  it('F B4.07 writes every number of the overview and of the counts in one format', async () => {
    const now = Date.now();
    const longAgo = new Date(now - 2_665 * 86_400_000).toISOString();
    const large = Object.fromEntries(
      Object.entries(overview).map(([name, value]) => [
        name,
        typeof value === 'number' ? 1_234 + value : value,
      ]),
    );
    const facets = { status: { Available: 62_001, Pending: 1_500, Adopted: 12_345 } };
    stubApi({
      'GET /admin/overview': () => ({
        ...large,
        today: { total: 1_235, visits: [] },
        answers_this_month: { total: 1_248, in_time: 1_000, median_minutes: 120_000 },
        waiting_longest: [buildPet({ name: 'Olive', listed_at: longAgo, created_at: longAgo })],
      }),
      'GET /shelter': () => shelter,
      'GET /pets': () => Response.json([buildPet()], { headers: { 'X-Total-Count': '62001' } }),
      'GET /pets/facets': () => ({ total: 75_846, facets }),
      'GET /admin/visit-requests': () => [buildVisit()],
      'GET /admin/visit-requests/count': () => ({ total: 1_300, views: {} }),
    });
    renderPage(<AdminDashboardPage />, { status: 'admin' });
    await waitFor(() => expect(countOf('Available')).toBe('62,001'));
    await screen.findByText(/2,66\d days/);
    await screen.findByText('2,000 hours');
    const region = screen.getByRole('region', { name: 'At a glance' });
    const leaves = [...region.querySelectorAll('span'), ...document.querySelectorAll('dd')];
    const texts = leaves.map(({ textContent }) => textContent);
    expect(texts).toContain('1,300');
    expect(texts).toContain('1,238 to answer in all');
    expect(texts.filter((text) => /\d{4}/.test(text))).toEqual([]);
    const pets = screen.getByRole('region', { name: 'Pet Management' });
    expect(await within(pets).findByText('62,001')).toBeTruthy();
  });

  it('F36 a count filters the list by what it counts, and back', async () => {
    const listed = [buildPet({ name: 'Ash' }), buildPet({ name: 'Bo', status: 'Adopted' })];
    const requested = [buildVisit(), buildVisit({ status: 'confirmed' })];
    stubApi({
      'GET /admin/overview': () => overview,
      'GET /shelter': () => shelter,
      ...petLists(() => listed),
      ...visitLists(() => requested),
    });
    const { address } = renderPage(<AdminDashboardPage />, {
      status: 'admin',
      path: '/admin/dashboard',
    });
    const user = userEvent.setup();
    const pets = within(await screen.findByRole('region', { name: 'Pet Management' }));
    await user.type(pets.getByRole('searchbox'), 'Ash');
    await user.click(await screen.findByRole('link', { name: /^1 Adopted/ }));
    expect(address()).toBe('/admin/dashboard?pets=Adopted');
    expect(await pets.findByText('Bo')).toBeTruthy();
    expect(pets.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pet Management' }));
    expect(await pets.findByText('1 of 2')).toBeTruthy();

    await user.click(screen.getByRole('link', { name: /^1 Visits waiting/ }));
    const visits = within(screen.getByRole('region', { name: 'Visit Requests' }));
    expect(await visits.findByText('1 of 2')).toBeTruthy();
    expect(address()).toBe('/admin/dashboard?pets=Adopted&visits=pending');

    await user.click(screen.getByRole('link', { name: /^1 Adopted.*Show all pets/ }));
    expect(await pets.findByText('Ash')).toBeTruthy();
  });

  it('R8.33 shows an error with a retry button when the shelter’s time zone cannot be loaded', async () => {
    let isBroken = true;
    stubApi({
      'GET /admin/overview': () => overview,
      'GET /shelter': () => (isBroken ? problem(500) : shelter),
      ...petLists(() => []),
      ...visitLists(() => []),
    });
    renderPage(<AdminDashboardPage />, { status: 'admin' });
    await screen.findByText('Failed to load data. Please try again.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No visit requests found.')).toBeTruthy();
  });

  it('B4.07 answers what waits today, each with a link to its list', async () => {
    stubApi({
      'GET /admin/overview': () => overview,
      'GET /shelter': () => shelter,
      ...petLists(() => []),
      ...visitLists(() => []),
    });
    renderPage(<AdminDashboardPage />, { status: 'admin' });
    const region = within(await screen.findByRole('region', { name: 'At a glance' }));
    await region.findByText('Olive');
    const links = region.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.search])).toEqual([
      [expect.stringMatching(/^Visits today2Next: /), '?view=today'],
      ['Requests for today to answer0', '?view=today&status=pending'],
      ['Waiting longer than promised34 to answer in all', '?view=overdue'],
      ['Time to answer this month3 hoursMedian; 75% of 12 answered in time', '?view=to_answer'],
      [expect.stringMatching(/^Waits longest\d+ days?Olive$/), '?status=Available&sort=waiting'],
      ['Without a photo5', '?status=Available&lacks=photo'],
      ['Facts missing6', '?status=Available&lacks=facts'],
      ['Adoptions this month7', '?status=Adopted&adopted_since=2026-11-01T05:00:00.000Z'],
      ['Visits without an outcome89 did not come this month', '?view=without_outcome'],
    ]);
  });
});
