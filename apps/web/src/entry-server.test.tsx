import type { InitialState } from '@pawmatch/contract/pages/initial-state';
import { petPath, shortPetId } from '@pawmatch/contract/pets/pet-address';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillQueries } from './app/initial-state.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { pageRoutes } from './app/routes/page-routes.ts';
import { AppRoutes } from './app/routes/router.tsx';
import { staffRoutes } from './app/routes/staff-routes.ts';
import { describePage, renderPage } from './entry-server.tsx';
import { reloadSession, storeToken, storeUser } from './lib/storage/session-store.ts';
import { buildPet } from './testing/build-pet.ts';
import { adopter, currentUser } from './testing/render-app.tsx';
import { stubApi } from './testing/stub-api.ts';
import { stubViewport } from './testing/stub-viewport.ts';

const ORIGIN = 'https://pawmatch.example';
const photo = { small: '/s.webp', medium: '/m.webp', large: '/l.webp', full: '/f.webp' };
const frame = { width: 900, height: 700, color: '#886644', placeholder: 'data:image/webp,' };

// One fewer than a batch, so that there is no next one.
const pets = Array.from({ length: 11 }, (_, index) =>
  buildPet({
    name: `Pet "${index}" & <b>Co</b>`,
    special_needs: index === 1,
    primary_photo_url: index === 2 ? null : photo,
    photo_frame: index === 2 ? null : frame,
  }),
);
const [first] = pets as [(typeof pets)[0]];
const gone = buildPet({ name: 'Gone', status: 'Adopted' });

const list = { page: 'pets', pets, total: 11, counts: null, requested: null } as const;
const pages: [name: string, path: string, initialState: InitialState | null][] = [
  ['home page', '/', { page: 'home', newest: pets.slice(0, 4), longestWaiting: pets.slice(4, 7) }],
  ['list', '/pets', list],
  ['empty list', '/pets', { ...list, pets: [], total: 0 }],
  ['pet', `/pets?petId=${first.id}`, { ...list, requested: { pet: first, others: [] } }],
  [
    'adopted pet',
    `/pets?petId=${gone.id}`,
    { ...list, requested: { pet: gone, others: pets.slice(0, 3) } },
  ],
  [
    'own page of a pet',
    petPath(first),
    { page: 'pet', shortId: shortPetId(first.id), requested: { pet: first, others: [] } },
  ],
  ['privacy page', '/privacy', null],
  ['unknown pet', '/pets?petId=nonsense', { ...list, requested: { pet: null, others: [] } }],
];

let container: HTMLElement;
let root: Root | undefined;
const recoverableErrors: unknown[] = [];

beforeEach(() => {
  recoverableErrors.length = 0;
  stubViewport({ width: 700, height: 900 });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  reloadSession();
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

/** Renders a page as the server does, and hydrates it. */
async function hydrate(path: string, initialState: InitialState | null, before = () => {}) {
  const { markup } = await renderPage(path, { origin: ORIGIN, initialState });
  container.innerHTML = markup;
  before();
  history.replaceState(null, '', path);
  const queries = createQueryClient();
  const query = new URLSearchParams(location.search);
  if (initialState) fillQueries(queries, { origin: ORIGIN, initialState }, query, Date.now());
  await act(async () => {
    root = hydrateRoot(
      container,
      <Providers queries={queries} serverOrigin={initialState ? ORIGIN : undefined}>
        <AppRoutes />
      </Providers>,
      { onRecoverableError: (error) => recoverableErrors.push(error) },
    );
  });
  return markup;
}

describe.each(pages)('server-rendered page: %s', (_name, path, initialState) => {
  it('D29 R2.35 hydrates without changes and fetches nothing', async () => {
    const request = vi.fn();
    vi.stubGlobal('fetch', request);
    const markup = renderPage(path, { origin: ORIGIN, initialState });
    const rendered = document.createElement('div');
    rendered.innerHTML = (await markup).markup;
    await hydrate(path, initialState);
    expect(recoverableErrors).toEqual([]);
    expect(request).not.toHaveBeenCalled();
    expect(container.querySelectorAll('article')).toHaveLength(
      rendered.querySelectorAll('article').length,
    );
    // B1.12: days pass while a page is cached, so that only the browser counts them.
    // The button of alerts loads later.
    const text = container
      .querySelector('main')
      ?.textContent.replace(/Waiting \d+ days|Tell me about new pets like these/g, '');
    expect(text).toBe(rendered.querySelector('main')?.textContent);
  });

  it('S20 S21 has nothing that the content security policy forbids, and escapes markup in names', async () => {
    const { markup } = await renderPage(path, { origin: ORIGIN, initialState });
    expect(markup).not.toMatch(/<b>|<script|<style|\sstyle=|\son\w+=/);
  });
});

describe('server-rendered pages', () => {
  it('D29 keeps the server-rendered elements, and share links point to the current origin', async () => {
    const { markup } = await renderPage('/pets', { origin: ORIGIN, initialState: list });
    container.innerHTML = markup;
    expect(markup).toContain(encodeURIComponent(`${ORIGIN}/pets?petId=${first.id}`));
    await hydrate('/pets', list);
    const share = container.querySelector('article a[href^="https://wa.me"]');
    expect(share?.getAttribute('href')).toContain(
      encodeURIComponent(`${location.origin}/pets?petId=${first.id}`),
    );
  });

  it('D29 R2.33 keeps every card in a narrow window, which has fewer columns than the server rendered', async () => {
    let cards: Element[] = [];
    await hydrate('/pets', list, () => {
      cards = [...container.querySelectorAll('article')];
    });
    expect(cards).toHaveLength(11);
    expect(cards.every((card) => card.isConnected)).toBe(true);
  });

  it('D29 R2.23 hydrates for a logged-in person, whose links then appear', async () => {
    storeToken({ value: 'token', expiresAt: Date.now() + 900_000 });
    storeUser(adopter);
    stubApi({ 'GET /users/me': () => currentUser(adopter) });
    const markup = await hydrate('/pets', list);
    expect(markup).toContain('Log In');
    expect(recoverableErrors).toEqual([]);
    const links = [...container.querySelectorAll('nav li')].map((item) => item.textContent);
    expect(links).toEqual(['My Account', 'Pets', 'Matches', 'Log Out']);
  });

  it('D29 preloads the photos of the first row, in the size that the cards use', async () => {
    const { markup, preloads } = await renderPage('/pets', { origin: ORIGIN, initialState: list });
    // The third pet has no photo.
    expect(preloads.map(({ media }) => media)).toEqual([undefined, '(min-width: 40rem)']);
    const [{ srcSet, sizes, href }] = preloads as [(typeof preloads)[0]];
    container.innerHTML = markup;
    const image = container.querySelector<HTMLImageElement>('article img[srcset]');
    expect([image?.getAttribute('srcset'), image?.sizes, image?.getAttribute('src')]).toEqual([
      srcSet,
      sizes,
      href,
    ]);
    expect(image?.getAttribute('fetchpriority')).toBe('high');
  });

  it('D29 names pets in titles and descriptions, and says when a pet has been adopted', async () => {
    const titles = await Promise.all(
      pages.map(
        async ([, path, initialState]) =>
          (await renderPage(path, { origin: ORIGIN, initialState })).title,
      ),
    );
    expect(titles).toEqual([
      'Find Your Perfect Pet Match – Pawmatch',
      'Available Pets – Pawmatch',
      'Available Pets – Pawmatch',
      expect.stringMatching(/^Pet "0" & <b>Co<\/b>, .+ – Pawmatch$/),
      expect.stringMatching(/^Gone, .+ – Pawmatch$/),
      expect.stringMatching(/^Pet "0" & <b>Co<\/b>, .+ – Pawmatch$/),
      'Privacy – Pawmatch',
      'Pet not found – Pawmatch',
    ]);
    const requested = { pet: gone, others: [] };
    const page = { origin: ORIGIN, initialState: { ...list, requested } };
    const { description } = await renderPage(`/pets?petId=${gone.id}`, page);
    expect(description).toContain('Gone has found a home');
  });
});

describe('describePage', () => {
  it('R2.10 D29 describes every page with its title and script, and unknown paths', () => {
    for (const [routes, scripts] of [
      [pageRoutes, 1],
      [staffRoutes, 2],
    ] as const) {
      for (const { path, title } of routes) {
        const described = describePage(path);
        expect(described).toMatchObject({ exists: true, title: `${title} – Pawmatch` });
        expect([path, described.modules.length]).toEqual([path, scripts]);
      }
    }
    expect(describePage('/admin').exists).toBe(true);
    expect(describePage('/nowhere')).toMatchObject({
      exists: false,
      title: 'Page not found – Pawmatch',
    });
  });
});
