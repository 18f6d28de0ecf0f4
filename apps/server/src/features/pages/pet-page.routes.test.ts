import { LANGUAGES, languagePrefix } from '@pawmatch/contract/languages';
import { petPath } from '@pawmatch/contract/pets/pet-address';
import { describe, expect, it } from 'vitest';
import { createPagesApp, facts, meta, readState, root } from './testing/pages-app.ts';

const { buildPets, open } = await createPagesApp();

const ORIGIN = 'http://pawmatch.example';
const UNKNOWN_ID = '01a1fc87-327c-7cfd-ba50-000000000000';

it('B5.02 B5.04 the page of a pet has its story in its language, also in the preview', async () => {
  const es = { summary: 'Tranquila y buena.', description: null };
  const [pet] = await buildPets({ name: 'Ada', summary: 'Calm and kind.', translations: { es } });
  const spanish = (await open(`/es/pets?petId=${pet?.id}`)).html;
  expect(meta(spanish, 'description')).toBe('Tranquila y buena.');
  expect(root(spanish)).not.toMatch(/Calm and kind|lang="en"[^>]*>Calm/);
  expect(meta((await open(`/pets?petId=${pet?.id}`)).html, 'description')).toBe('Calm and kind.');
  const [other] = await buildPets({ name: 'Bo', summary: 'Likes to sleep.' });
  const untranslated = root((await open(`/es/pets?petId=${other?.id}`)).html);
  expect(untranslated).toMatch(/lang="en"[^>]*>Likes to sleep\./);
});

describe('GET /pets?petId=', () => {
  it('R2.04 R2.40 D29 shows the pet without scripts, with its structured data', async () => {
    const [pet] = await buildPets({
      name: 'Biscuit',
      summary: 'Calm and kind.',
      age_group: 'Baby',
    });
    const { status, html } = await open(`/pets?petId=${pet?.id}`);
    expect(status).toBe(200);
    expect(root(html)).toMatch(
      /<dialog open=""[\s\S]*Biscuit[\s\S]*Calm and kind\.[\s\S]*<\/dialog>/,
    );
    expect(html).toContain('<title>Biscuit, Beagle puppy – Pawmatch</title>');
    const url = `${ORIGIN}/pets/biscuit-${pet?.id.slice(-12)}`;
    expect(html).toContain(`<link rel="canonical" href="${url}">`);
    expect(meta(html, 'description')).toBe('Calm and kind.');
    expect(meta(html, 'og:url')).toBe(url);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(facts(html).mainEntity).toMatchObject({ name: 'Biscuit', identifier: pet?.id, url });
  });

  it.each([
    ['Adopted', 'Biscuit has found a home'],
    ['Pending', 'Someone is about to adopt Biscuit'],
  ] as const)(
    'D23 D29 says that a pet is %s, and offers others like it',
    async (status, sentence) => {
      const [pet] = await buildPets(
        { name: 'Biscuit', status },
        { name: 'Bella' },
        { name: 'Tom', species: 'Cat' },
      );
      const { html } = await open(`/pets?petId=${pet?.id}`);
      const dialog = /<dialog[\s\S]*<\/dialog>/.exec(html)?.[0] ?? '';
      expect(dialog).toContain(sentence);
      expect(dialog).toContain('Others like Biscuit');
      expect(dialog).toContain('Bella');
      expect(dialog).not.toContain('Tom');
      expect(meta(html, 'og:description')).toContain(sentence);
    },
  );

  it.each([
    ['a pet that does not exist', UNKNOWN_ID],
    ['what is no id', 'nonsense'],
    ['a script', encodeURIComponent('"><script>alert(1)</script>')],
    ['9,999 characters', 'x'.repeat(9_999)],
    ['bad percent-encoding', '%E0%A4%A'],
  ])('S24 D29 returns a friendly 404 for %s', async (_name, petId) => {
    await buildPets({ name: 'Ada' });
    const { status, html } = await open(`/pets?petId=${petId}`);
    expect(status).toBe(404);
    expect(root(html)).toContain('We could not find this pet');
    expect(root(html)).toContain('See all pets');
    expect(meta(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('alert(1)');
  });
});

describe('GET /pets/{name}-{short id}', () => {
  it('B1.06 D29 R2.40 shows the pet as a whole page without scripts, which is the canonical one', async () => {
    const [pet] = await buildPets({ name: 'Zoë & Ben', summary: 'Calm and kind.' });
    const path = `/pets/zoe-ben-${pet?.id.slice(-12)}`;
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(root(html)).toMatch(/<h1[^>]*>Zoë &amp; Ben<\/h1>/);
    expect(root(html)).toContain('Calm and kind.');
    expect(root(html)).not.toContain('<dialog open');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(meta(html, 'og:url')).toBe(ORIGIN + path);
    expect(facts(html).mainEntity).toMatchObject({ identifier: pet?.id, url: ORIGIN + path });
    expect(readState(html).initialState).toMatchObject({
      page: 'pet',
      requested: { pet: { id: pet?.id } },
    });
    const { html: sitemap } = await open('/sitemap.xml');
    expect(sitemap).toContain(`<loc>${ORIGIN}${path}</loc>`);
  });

  it('B1.06 leads from any other name to the pet’s own, and keeps the query', async () => {
    const [pet] = await buildPets({ name: 'Biscuit' });
    const shortId = pet?.id.slice(-12);
    const path = `/pets/biscuit-${shortId}`;
    for (const other of [`/pets/waffle-${shortId}`, `/pets/${shortId?.toUpperCase()}`]) {
      const { status, headers } = await open(`${other}?utm_source=letter`);
      expect([status, headers.get('location')]).toEqual([301, `${path}?utm_source=letter`]);
    }
    expect((await open(`${path}/`)).status).toBe(200);
  });

  it.each([
    ['a pet that does not exist', 'biscuit-00000000dead'],
    ['what is no short id', 'biscuit'],
    ['a script', encodeURIComponent('"><script>alert(1)</script>')],
    ['190 characters', 'x'.repeat(190)],
  ])('S24 B1.06 is a 404 for %s, which is not indexed', async (_name, address) => {
    await buildPets({ name: 'Ada' });
    const { status, html } = await open(`/pets/${address}`);
    expect(status).toBe(404);
    expect(meta(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('alert(1)');
  });
});

describe('the name of a pet', () => {
  const names = [
    `"><img src=x onerror=alert(1)>`,
    `</title></script><script>alert(1)</script>`,
    `<!-- ' & $& $' \u2028 \\u003c`,
  ];

  it.each(names)(
    'B5.04 S20 S21 %j is text everywhere in the raw page, in every language',
    async (name) => {
      const [pet] = await buildPets({ name, summary: name, breed: name });
      const own = pet ? petPath({ id: pet.id, name }) : '';
      const paths = ['/', '/pets', `/pets?petId=${pet?.id}`, own];
      for (const path of LANGUAGES.flatMap((it) => paths.map((end) => languagePrefix(it) + end))) {
        const { html } = await open(path);
        // Every script has one of our URLs, is the one of the build, or is data.
        const scripts = html.match(/<script[^>]*>/g) ?? [];
        expect(scripts.length).toBeGreaterThan(2);
        for (const script of scripts) {
          expect(script).toMatch(/ src="\/| data-built>|type="application\/(ld\+)?json"/);
        }
        expect(html).not.toContain(name);
        const [, title = ''] = /<title>([\s\S]*?)<\/title>/.exec(html) ?? [];
        expect(title).not.toMatch(/[<>"]/);
        for (const [, data] of html.matchAll(/json"[^>]*>([\s\S]*?)<\/script>/g)) {
          expect(data).not.toMatch(/[<>&\u2028\u2029]/);
        }
        const { initialState } = readState(html);
        const shown =
          initialState.page === 'home'
            ? initialState.newest[0]
            : initialState.page === 'pets'
              ? initialState.pets[0]
              : initialState.page === 'pet'
                ? initialState.requested.pet
                : undefined;
        expect(shown?.name).toBe(name);
      }
      const { html } = await open(`/pets?petId=${pet?.id}`);
      expect(facts(html).mainEntity.name).toBe(name);
    },
  );
});
