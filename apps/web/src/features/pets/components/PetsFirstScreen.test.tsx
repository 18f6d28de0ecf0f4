import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { createTestQueries, renderScreen } from '../../../testing/render-screen.tsx';
import { stubViewport } from '../../../testing/stub-viewport.ts';
import { petListQuery } from '../api/list-pets.ts';
import { PetsFirstScreen } from './PetsFirstScreen.tsx';
import { PetsPage } from './PetsPage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  stubViewport({ width: 1280, height: 3_000, elementHeight: 600 });
});
afterEach(() => void vi.useRealTimers());

const urls = { small: '/s.webp', medium: '/m.webp', large: '/l.webp', full: '/f.webp' };
const frame = { width: 900, height: 700, color: '#886644', placeholder: 'data:image/webp,' };
const pets = Array.from({ length: 12 }, (_, index) =>
  buildPet({
    special_needs: index === 1,
    primary_photo_url: index === 2 ? null : urls,
    photo_frame: index === 2 ? null : frame,
  }),
);

/** What the page alone knows, and none of which moves anything: rows, and how urgent a photo is. */
const PAGE_ONLY = ['data-index', 'aria-setsize', 'style', 'loading', 'fetchpriority', 'selected'];

function comparable(root: Element): Element {
  for (const link of root.querySelectorAll('link')) link.remove();
  for (const name of PAGE_ONLY) {
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
  return root;
}

it('D29 the page takes over from what the server wrote without a change', () => {
  const written = document.createElement('div');
  written.innerHTML = renderToStaticMarkup(
    <PetsFirstScreen pets={pets} total={40} origin={location.origin} />,
  );

  const queryClient = createTestQueries();
  const batch = { pets, total: 40 };
  queryClient.setQueryData(petListQuery.queryKey, { pages: [batch], pageParams: [0] });
  const { container } = renderScreen(<PetsPage />, { queryClient });

  expect(written.querySelectorAll('article')).toHaveLength(12);
  expect(written.textContent).toContain('40 pets are looking for a home');
  const page = comparable(container).querySelector('.page');
  const first = comparable(written).querySelector('.page');
  expect(page?.isEqualNode(first ?? null)).toBe(true);
});
