import { expect, it, vi } from 'vitest';
import { definePetsElement } from './pets-element.ts';

const ORIGIN = 'https://pawmatch.example';

const feed = {
  title: 'Pets at North Side',
  home_page_url: `${ORIGIN}/pets?species=Dog`,
  items: [
    {
      url: `${ORIGIN}/pets/fig-p-1`,
      title: 'Fig',
      _pawmatch: { age_group: 'Baby', sex: 'Male', size: 'Medium', species: 'Dog', photo: null },
    },
  ],
  _pawmatch: { shelter: { slug: 'north', name: 'North Side' }, is_paused: false },
};

/** What jsdom has not, and the feed. */
function stubBrowser() {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json(feed));
}

/** The element in a document of this language, when its pets are there. */
async function showPets(lang: string): Promise<ShadowRoot> {
  document.body.innerHTML = `<div lang="${lang}"><pawmatch-pets></pawmatch-pets></div>`;
  const root = document.querySelector('pawmatch-pets')?.shadowRoot;
  if (!root) throw new Error('The element is not defined.');
  await expect.poll(() => root.querySelector('.card[href]')).not.toBeNull();
  return root;
}

it('B10.05 B5.04 speaks the language of the page around it, and leads to pages in it', async () => {
  stubBrowser();
  definePetsElement(ORIGIN);
  const read = (root: ShadowRoot) => ({
    lang: root.querySelector('.region')?.getAttribute('lang'),
    title: root.querySelector('.region')?.getAttribute('aria-label'),
    facts: root.querySelectorAll('.line')[1]?.textContent,
    links: [...root.querySelectorAll('a')].map(({ href }) => href.slice(ORIGIN.length)),
  });
  expect(read(await showPets('es-MX'))).toEqual({
    lang: 'es',
    title: 'Mascotas de North Side',
    facts: 'Cachorro · Macho · Mediano',
    links: ['/es/pets/fig-p-1', '/es/pets?species=Dog'],
  });
  expect(read(await showPets('xx'))).toEqual({
    lang: 'en',
    title: 'Pets at North Side',
    facts: 'Puppy · Male · Medium',
    links: ['/pets/fig-p-1', '/pets?species=Dog'],
  });
});
