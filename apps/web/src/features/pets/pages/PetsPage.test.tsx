import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CLOSES_BACK,
  forgetReferredPet,
  KEEPS_REFERRED_PET,
  readReferredPet,
  rememberReferredPet,
} from '../../../lib/storage/referred-pet.ts';
import { buildPet, buildPetCounts, noCounts } from '../../../testing/build-pet.ts';
import { createTestQueries, renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { petListQuery } from '../pets-api.ts';
import { PetsPage } from './PetsPage.tsx';

beforeEach(() => stubViewport());

const ada = buildPet({ name: 'Ada', species: 'Cat' });
const bo = buildPet({ name: 'Bo' });

const cardNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

describe('pets page', () => {
  it('R2.33 lists the pets under their heading, with a count', async () => {
    stubApi({ 'GET /pets': () => [ada, bo] });
    renderPage(<PetsPage />);
    expect(screen.getByRole('heading', { name: 'Available Pets' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('Loading pets...');
    await screen.findByRole('article', { name: 'Ada' });
    expect(cardNames()).toEqual(['Ada', 'Bo']);
    expect(screen.getByText('2 pets are looking for a home')).toBeDefined();
  });

  it('R8.33 shows an error with a retry button when the list cannot be loaded', async () => {
    let isBroken = true;
    stubApi({ 'GET /pets': () => (isBroken ? problem(400) : [ada]) });
    renderPage(<PetsPage />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load pets. Please try again.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('article', { name: 'Ada' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('R2.33 R8.33 the loaded pets stay when the rest fails, and nobody steps further', async () => {
    const pets = Array.from({ length: 12 }, (_, index) => buildPet({ name: `Pet ${index + 1}` }));
    const last = buildPet({ name: 'Pet 13' });
    let isBroken = true;
    stubApi({
      'GET /pets': ({ query }) => {
        if (query.get('offset') !== '0') return isBroken ? problem(400) : [last];
        return Response.json(pets, { headers: { 'X-Total-Count': '13' } });
      },
    });
    const { container } = renderPage(<PetsPage />);
    const cards = () => container.querySelectorAll('article');
    // By text: roles of so many elements take seconds.
    await screen.findByText('Failed to load pets. Please try again.');
    expect(cards()).toHaveLength(12);
    await userEvent.click(screen.getByText('Pet 12'));
    await screen.findByText('12 of 13');
    expect(screen.getByLabelText('Next pet').ariaDisabled).toBe('true');
    await userEvent.keyboard('{Escape}');
    isBroken = false;
    await userEvent.click(screen.getByText('Try Again'));
    await waitFor(() => expect(cards()).toHaveLength(13));
    expect(screen.queryByText(/Failed to load pets/)).toBeNull();
  });

  it.each([CLOSES_BACK, KEEPS_REFERRED_PET])(
    'B7.10 closes a pet of another page back to that page: %j',
    async (state) => {
      stubApi({ 'GET /pets': () => [ada, bo] });
      const path = ['/favorites', `/pets?petId=${bo.id}`];
      const { address } = renderPage(<PetsPage />, { path, state });
      await screen.findByRole('dialog', { name: 'Bo' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(address()).toBe('/favorites'));
    },
  );

  it('R2.33 shows an empty state without pets', async () => {
    stubApi({ 'GET /pets': () => [] });
    renderPage(<PetsPage />);
    await screen.findByRole('heading', { name: 'Every pet has found a home' });
  });

  it('B2.11 a pet of a link is referred before one that a visitor opens from a list; other pets are not', async () => {
    stubApi({ 'GET /pets': () => [ada, bo], 'GET /pets/counts': () => ({}) });
    const { unmount } = renderPage(<PetsPage />, { path: `/pets?petId=${ada.id}` });
    await screen.findByRole('dialog', { name: 'Ada' });
    expect(readReferredPet()).toBe(ada.id);
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Bo' });
    expect(readReferredPet()).toBe(ada.id);
    unmount();
    forgetReferredPet();
    const path = `/pets?petId=${bo.id}`;
    renderPage(<PetsPage />, { path, state: KEEPS_REFERRED_PET, status: 'adopter' }).unmount();
    expect(readReferredPet()).toBeNull();
    for (const status of ['adopter', 'visitor'] as const) {
      const { unmount: leave } = renderPage(<PetsPage />, { status });
      await userEvent.click(await screen.findByRole('link', { name: 'Bo' }));
      await screen.findByRole('dialog', { name: 'Bo' });
      expect(readReferredPet()).toBe(status === 'visitor' ? bo.id : null);
      leave();
    }
    rememberReferredPet(ada.id);
    expect(readReferredPet()).toBe(ada.id);
  });

  it('B7.10 reads out a count that has settled, also where it is what it was before', async () => {
    const pets = Array.from({ length: 200 }, (_, index) => buildPet({ name: `Pet ${index}` }));
    stubApi({
      'GET /pets': ({ query }) => {
        const offset = Number(query.get('offset'));
        const headers = { 'X-Total-Count': '200' };
        return Response.json(pets.slice(offset, offset + 12), { headers });
      },
    });
    renderPage(<PetsPage />, { path: '/pets?species=Dog' });
    const before = await screen.findByText('200 pets fit your search');
    await waitFor(() => expect(before.parentElement?.ariaLive).toBe('polite'));
    await userEvent.click(screen.getByLabelText('Cats'));
    await waitFor(() => expect(before.isConnected).toBe(false));
    const after = await screen.findByText('200 pets fit your search');
    await waitFor(() => expect(after.parentElement?.ariaLive).toBe('polite'));
  });

  it('B7.03 going back from a pet like this one returns to this one, and closing it to the list', async () => {
    const cy = buildPet({ name: 'Cy' });
    stubApi({ 'GET /pets': () => [bo, cy] });
    const page = (
      <>
        <PetsPage />
        <BackButton />
      </>
    );
    const { address } = renderPage(page, { path: ['/', '/pets?species=Dog'] });
    await userEvent.click(await screen.findByRole('link', { name: 'Bo' }));
    const others = await screen.findByRole('region', { name: 'Others like Bo' });
    const details = () =>
      screen.getByRole('dialog').querySelector('[data-keeps-scroll]') as HTMLElement;
    fireEvent.scroll(details(), { target: { scrollTop: 640 } });
    await userEvent.click(within(others).getByRole('link', { name: 'Cy' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cy' });
    expect(address()).toBe(`/pets?species=Dog&petId=${cy.id}`);
    expect(document.activeElement).toBe(dialog);
    expect(details().scrollTop).toBe(0);
    fireEvent.click(screen.getByText('Back', { selector: 'button' }));
    await screen.findByRole('dialog', { name: 'Bo' });
    expect(details().scrollTop, 'where the reader was').toBe(640);
    const again = await screen.findByRole('region', { name: 'Others like Bo' });
    await userEvent.click(within(again).getByRole('link', { name: 'Cy' }));
    const cyAgain = await screen.findByRole('dialog', { name: 'Cy' });
    await userEvent.click(await within(cyAgain).findByRole('link', { name: 'Bo' }));
    await screen.findByRole('dialog', { name: 'Bo' });
    expect(details().scrollTop, 'another visit').toBe(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/pets?species=Dog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('R2.04 a card opens the dialog and changes the URL; Escape goes back', async () => {
    stubApi({ 'GET /pets': () => [ada, bo] });
    const { address } = renderPage(<PetsPage />, { path: ['/', '/pets?species=Cat'] });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'Ada' }));
    await screen.findByRole('dialog', { name: 'Ada' });
    expect(address()).toBe(`/pets?species=Cat&petId=${ada.id}`);
    // Twice: going back is asynchronous, and the second press must not leave the page.
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/pets?species=Cat');
  });

  it('R2.04 R2.40 the URL follows from pet to pet', async () => {
    stubApi({ 'GET /pets': () => [ada, bo] });
    const { address } = renderPage(<PetsPage />, { path: '/pets' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'Ada' }));
    await screen.findByRole('dialog', { name: 'Ada' });
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Bo' });
    await waitFor(() => expect(address()).toBe(`/pets?petId=${bo.id}`));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/pets'));
  });

  it('R2.04 petId in the URL opens the dialog; closing it keeps the page', async () => {
    stubApi({ 'GET /pets': () => [ada, bo], [`GET /pets/${bo.id}`]: () => bo });
    const { address } = renderPage(<PetsPage />, { path: ['/', `/pets?petId=${bo.id}`] });
    await screen.findByRole('dialog', { name: 'Bo' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(address()).toBe('/pets'));
  });

  it('R2.04 R2.35 R7.15 a pet outside the first batch is open at once, with its position once the list has loaded', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const pets = Array.from({ length: 14 }, (_, index) => buildPet({ name: `Pet ${index + 1}` }));
    const { id } = pets[13] ?? bo;
    stubApi({
      'GET /pets': async ({ query }) => {
        const offset = Number(query.get('offset'));
        if (offset > 0) await isReleased;
        const headers = { 'X-Total-Count': '14' };
        return Response.json(pets.slice(offset, offset + 12), { headers });
      },
      [`GET /pets/${id}`]: () => pets[13],
    });
    renderPage(<PetsPage />, { path: `/pets?petId=${id}` });
    await screen.findByRole('dialog', { name: 'Pet 14' });
    await screen.findByRole('heading', { name: 'Pet 1' });
    expect(screen.queryByLabelText('Next pet')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByText('Pet 13')).toBeNull();
    release();
    await screen.findByText('14 of 14');
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByText('13 of 14');
  });

  it('R2.04 an unknown pet in the URL leads to all pets', async () => {
    stubApi({ 'GET /pets': () => [ada], 'GET /pets/nonsense': () => problem(422) });
    const { address } = renderPage(<PetsPage />, { path: '/pets?petId=nonsense' });
    const dialog = await screen.findByRole('dialog', { name: 'We could not find this pet' });
    within(dialog).getByText('It may have found a home already, or the link is not complete.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'See all pets' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(address()).toBe('/pets'));
    expect(cardNames()).toEqual(['Ada']);
  });

  it('R2.33 filters while the person types and selects, in the URL too', async () => {
    stubApi({
      'GET /pets': ({ query }) =>
        query.has('q') ? [] : [ada, bo].filter((pet) => !query.has('species') || pet === ada),
      'GET /pets/facets': () => buildPetCounts({ total: 0 }),
    });
    const { address } = renderPage(<PetsPage />, { path: '/pets' });
    const user = userEvent.setup();
    await screen.findByRole('article', { name: 'Ada' });
    await user.click(screen.getByRole('radio', { name: 'Cats' }));
    await waitFor(() => expect(cardNames()).toEqual(['Ada']));
    expect(screen.getByText('1 pet fits your search')).toBeDefined();

    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(search, 'nobody');
    expect(search.value).toBe('nobody');
    await screen.findByRole('heading', { name: 'No pets fit this search' });
    await waitFor(() => expect(address()).toBe('/pets?q=nobody&species=Cat'));

    await user.click(screen.getByRole('button', { name: 'Show all pets' }));
    await waitFor(() => expect(cardNames()).toEqual(['Ada', 'Bo']));
    await waitFor(() => expect(address()).toBe('/pets'));
  });

  it('B1.04 B1.06 plain words become chips, the address keeps them, and the unknown stand apart', async () => {
    const max = buildPet({ name: 'Max', kid_friendly: null });
    const known = buildPet({ name: 'Rex', kid_friendly: true });
    const counts = buildPetCounts({ total: 2, known: { total: 1, facets: {} } });
    stubApi({
      'GET /pets': () => Response.json([known, max], { headers: { 'X-Total-Count': '2' } }),
      'GET /pets/facets': () => counts,
    });
    const { address } = renderPage(<PetsPage />, { path: '/pets' });
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    await userEvent.type(search, 'small calm dog good with kids{Enter}');
    const chips = await screen.findByRole('list', { name: 'Chosen filters' });
    await within(chips).findByRole('button', { name: 'Remove Good with children' });
    for (const label of ['Dog', 'Small', 'Lap pet', 'Calm']) {
      within(chips).getByRole('button', { name: `Remove ${label}` });
    }
    // B7.05
    expect(search.value).toBe('small calm dog good with kids');
    const query = 'species=Dog&size=Small&energy_level=LapPet%2CCalm&good_with=children';
    await waitFor(() => expect(address()).toBe(`/pets?${query}`));
    const apart = await screen.findByRole('region', { name: 'Ask the shelter about these' });
    expect(within(apart).getByRole('article', { name: 'Max' })).toBeDefined();
    expect(cardNames()).toEqual(['Rex', 'Max']);
    expect(within(apart).queryByRole('article', { name: 'Rex' })).toBeNull();
    // B7.06
    await screen.findByText('1 fits, 1 more might: ask the shelter');
    await userEvent.click(screen.getByRole('button', { name: 'Filters, 4 chosen' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await panel.findByRole('button', { name: 'Show 1 pet, 1 more might fit' });
    expect(panel.getByRole('status').textContent).toBe('1 fits, 1 more might: ask the shelter');
  });

  it('B7.05 the sentence stays in the field, and a changed word replaces what it had set', async () => {
    stubApi({ 'GET /pets': () => [ada], 'GET /pets/facets': () => buildPetCounts({ total: 1 }) });
    const page = { path: '/pets?sex=Female' };
    const { address, unmount } = renderPage(<PetsPage />, page);
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    await userEvent.type(search, 'older cat that likes zumba{Enter}');
    const earlier = '/pets?q=zumba&species=Cat&age_group=Senior&sex=Female';
    await waitFor(() => expect(address()).toBe(earlier));
    await userEvent.type(search, ' small{Enter}');
    await waitFor(() => expect(address()).toBe(`${earlier}&size=Small`));
    await userEvent.type(search, 'big dog', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    expect(search.value).toBe('big dog that likes zumba small');
    await userEvent.keyboard('{Enter}');
    const sizes = 'size=Small%2CLarge%2CExtraLarge';
    await waitFor(() => expect(address()).toBe(`/pets?q=zumba&species=Dog&sex=Female&${sizes}`));
    unmount();

    // After a reload; what was chosen by hand stays.
    const reloaded = renderPage(<PetsPage />, { path: address() });
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    await waitFor(() => expect(field.value).toBe('big dog that likes zumba small'));
    await userEvent.clear(field);
    await userEvent.type(field, 'calm dog{Enter}');
    const calm = '/pets?species=Dog&sex=Female&energy_level=LapPet%2CCalm';
    await waitFor(() => expect(reloaded.address()).toBe(calm));
    // It no longer says what is searched.
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lap pet' }));
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('B7.05 each address has its sentence back, and what another version kept breaks nothing', async () => {
    stubApi({ 'GET /pets': () => [ada], 'GET /pets/facets': () => buildPetCounts({ total: 1 }) });
    const visit = async (path: string) => {
      const page = renderPage(<PetsPage />, { path });
      return { ...page, field: await screen.findByRole<HTMLInputElement>('searchbox') };
    };
    const addresses: string[] = [];
    for (const words of ['a calm dog', 'some older cat']) {
      const { field, address, unmount } = await visit('/pets');
      await userEvent.type(field, `${words}{Enter}`);
      await waitFor(() => expect(address()).toContain('species='));
      addresses.push(address());
      unmount();
    }
    const first = await visit(addresses[0] ?? '');
    await waitFor(() => expect(first.field.value).toBe('a calm dog'));
    first.unmount();
    const key = `search ${addresses[0]?.split('?')[1]}`;
    expect(sessionStorage.getItem(key)).toContain('a calm dog');
    for (const kept of ['{', '7', '[]', 'null', '{"text":"dog"}']) {
      sessionStorage.setItem(key, kept);
      const { field, unmount } = await visit(addresses[0] ?? '');
      await screen.findByRole('article', { name: 'Ada' });
      expect(field.value).toBe('');
      unmount();
    }
  });

  it('B7.05 the sentence goes on to rule what it set, in whatever order it names companions', async () => {
    stubApi({ 'GET /pets': () => [ada], 'GET /pets/facets': () => buildPetCounts({ total: 1 }) });
    const { address } = renderPage(<PetsPage />, { path: '/pets' });
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    await userEvent.type(search, 'calm dog ok with cat and kids');
    const withCompanions = 'good_with=children%2Ccats';
    const calm = 'energy_level=LapPet%2CCalm';
    await waitFor(() => expect(address()).toBe(`/pets?species=Dog&${calm}&${withCompanions}`));
    await userEvent.type(search, '{Delete>5}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 0,
    });
    await waitFor(() => expect(address()).toBe(`/pets?species=Dog&${withCompanions}`));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Good with cats' }));
    await waitFor(() => expect(address()).toBe('/pets?species=Dog&good_with=children'));
    await userEvent.type(search, 'small');
    const small = '/pets?species=Dog&size=Small&good_with=children';
    await waitFor(() => expect(address()).toBe(small));
    await userEvent.clear(search);
    await waitFor(() => expect(address()).toBe('/pets?species=Dog&good_with=children'));
  });

  it('B7.05 B7.06 B7.10 names what of the words could not be used, and counts known choices before unknown ones', async () => {
    stubApi({
      'GET /pets': () => [ada],
      'GET /pets/facets': () =>
        buildPetCounts({
          facets: { ...noCounts, good_with: { children: 1_023, cats: 7 } },
          known: { total: 1, facets: { good_with: { children: 3, cats: 0 } } },
          unused: ['my elderly mother', 'hiking'],
        }),
    });
    renderPage(<PetsPage />, { path: '/pets?q=my+elderly+mother+hiking' });
    const notice = await screen.findByText(/We have no filter for “my elderly mother”, “hiking”\./);
    // Beside the count, and told with it.
    expect(notice.parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(notice.previousElementSibling?.textContent).toBe('1 pet fits what we understood');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('checkbox', { name: /^Children 3 pets, 1,020 more might fit$/ });
    const said = within(screen.getByRole('dialog')).getByRole('status');
    expect(said.textContent, 'B7.10').toBe('1 pet fits what we understood');
    screen.getByRole('checkbox', { name: 'Dogs no pets' });
    // Where nothing is known, no count says so again and again.
    screen.getByRole('checkbox', { name: 'Cats' });
    screen.getByRole('checkbox', { name: /^Senior ?over 9 years/ });
  });

  it.each([
    ['?q=unicorn', 'none', 'We found nothing for “unicorn”, so these are all pets.'],
    [
      '?q=unicorn',
      'order',
      'We have no filter for “unicorn”, so these are all pets. Those that mention it come first.',
    ],
    ['?q=unicorn&sort=name', 'order', 'We have no filter for “unicorn”, so these are all pets.'],
    ['?q=unicorn&species=Dog', 'none', 'We have no filter for “unicorn”.'],
  ] as const)(
    'B7.05 B7.06 at %s claims no pet to fit words that did nothing (%s)',
    async (query, effect, text) => {
      const counts = buildPetCounts({ total: 2, effect, unused: ['unicorn'] });
      stubApi({
        'GET /pets': () => Response.json([ada, bo], { headers: { 'X-Total-Count': '2' } }),
        'GET /pets/facets': () => counts,
      });
      renderPage(<PetsPage />, { path: `/pets${query}` });
      const notice = await screen.findByText(text);
      expect(notice.previousElementSibling?.textContent).toBe(
        query.includes('species')
          ? '2 pets fit what we understood'
          : '2 pets are looking for a home',
      );
    },
  );

  it('B1.03 says how a word was corrected, with the way back to the letter', async () => {
    const mended = [{ from: 'labradr', to: 'labrador' }];
    stubApi({
      'GET /pets': ({ query }) => (query.get('q')?.startsWith('"') ? [] : [ada]),
      'GET /pets/facets': ({ query }) =>
        buildPetCounts(query.get('q')?.startsWith('"') ? { total: 0 } : { total: 1, mended }),
    });
    const { address } = renderPage(<PetsPage />, { path: '/pets?q=labradr' });
    await screen.findByText('Showing results for labrador.');
    await userEvent.click(screen.getByRole('button', { name: 'Search for labradr instead' }));
    await screen.findByRole('heading', { name: 'No pets fit this search' });
    await waitFor(() => expect(address()).toBe('/pets?q=%22labradr%22'));
  });

  it('R2.38 a card expands and collapses on its own, without opening a dialog', async () => {
    stubApi({ 'GET /pets': () => [ada, bo] });
    const { address } = renderPage(<PetsPage />, { path: '/pets' });
    const user = userEvent.setup();
    const card = within(await screen.findByRole('article', { name: 'Ada' }));
    card.getByRole('button', { name: 'Show more' }).focus();
    await user.keyboard('{Enter}');
    await card.findByText('Kid Friendly');
    expect(screen.getAllByText('Kid Friendly'), 'no other card expands').toHaveLength(1);
    await user.keyboard(' ');
    expect(screen.queryByText('Kid Friendly')).toBeNull();
    expect(document.activeElement).toBe(card.getByRole('button', { name: 'Show more' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/pets');
  });

  it('R2.33 R2.40 F31 applies every quick click, also before the page renders the first', async () => {
    const cy = buildPet({ name: 'Cy' });
    stubApi({ 'GET /pets': () => [ada, bo, cy] });
    const { address } = renderPage(<PetsPage />, { path: `/pets?petId=${ada.id}` });
    await screen.findByRole('dialog', { name: 'Ada' });
    const next = screen.getByRole('button', { name: 'Next pet' });
    act(() => {
      next.click();
      next.click();
    });
    expect(await screen.findByRole('dialog', { name: 'Cy' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/pets'));

    act(() => {
      screen.getByRole('radio', { name: 'Cats' }).click();
      const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
      Object.assign(sort, { value: 'name' });
      sort.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await waitFor(() => expect(address()).toBe('/pets?species=Cat&sort=name'));
  });

  it.each([
    [1280, 3],
    [700, 2],
    [360, 1],
  ])('D30 at %i px only the rows near the window are in the document', async (width, columns) => {
    stubViewport({ width, height: 900, elementHeight: 600 });
    stubApi({ 'GET /pets': () => [] });
    const thousands = Array.from({ length: 10_000 }, () => buildPet());
    const queryClient = createTestQueries();
    queryClient.setQueryData(petListQuery({}).queryKey, {
      pages: [
        { pets: thousands, total: 10_000 },
        { pets: [], total: 10_000 },
      ],
      pageParams: [0, 10_000],
    });
    const shown = renderPage(<PetsPage />, { queryClient });
    // The code of the row window is loaded with the first long list.
    const cards = await waitFor(() => {
      const found = shown.getAllByRole('article');
      expect(found.length).toBeLessThanOrEqual(6 * columns);
      return found;
    });
    expect(cards.length).toBeGreaterThanOrEqual(2 * columns);
    const last = shown.getAllByRole('listitem').at(-1);
    expect(last?.getAttribute('aria-setsize')).toBe('10000');
    const space = Number.parseFloat(shown.getByRole('list', { name: 'Pets' }).style.paddingBottom);
    expect(space).toBeGreaterThan((10_000 / columns) * 250);
  });
});
