import { createHash } from 'node:crypto';
import { LANGUAGES, languagePrefix } from '@pawmatch/contract/languages';
import { petPath } from '@pawmatch/contract/pets/pet-address';
import { createPet, deletePet, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPagesApp, facts, readState, root } from './testing/pages-app.ts';

const { app, buildPets, open } = await createPagesApp();

const ORIGIN = 'http://pawmatch.example';

describe('GET /', () => {
  it('R2.01 D29 has the newest pets as markup and as data, equal to those of the API', async () => {
    await buildPets({ name: 'Ada' }, { name: 'Gone', status: 'Adopted' });
    const { status, headers, html } = await open('/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(root(html)).toContain('Find Your Perfect Pet Match');
    expect(root(html)).toContain('>Ada</a>');
    expect(html).not.toContain('Gone');
    const { body } = await app.visitor().send('/api/pets?status=Available&limit=4');
    expect(readState(html)).toEqual({
      origin: ORIGIN,
      initialState: { page: 'home', newest: body, longestWaiting: [] },
    });
  });

  it('B1.12 D29 has the three available pets that have waited longest, and no new pets', async () => {
    const arrived = (days: number) => new Date(app.now().getTime() - days * 24 * 60 * 60_000);
    await buildPets(
      { name: 'Adopted', status: 'Adopted', createdAt: arrived(400) },
      { name: 'Fifty', createdAt: arrived(50) },
      { name: 'Eight', createdAt: arrived(8), kid_friendly: true },
      { name: 'Six', createdAt: arrived(6) },
    );
    const waiting = async () => {
      const { initialState } = readState((await open('/')).html);
      return initialState.page === 'home' && initialState.longestWaiting.map(({ name }) => name);
    };
    expect(await waiting()).toEqual(['Fifty', 'Eight']);
    expect(root((await open('/')).html)).toContain('Eight would suit families with children.');
    await buildPets(
      { name: 'Ninety', createdAt: arrived(90) },
      { name: 'Forty', createdAt: arrived(40) },
    );
    expect(await waiting()).toEqual(['Ninety', 'Fifty', 'Forty']);
  });

  it('D29 contains the shelter’s structured data, and preloads the picture', async () => {
    const { html } = await open('/');
    expect(html).toContain('<title>Find Your Perfect Pet Match – Pawmatch</title>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/">`);
    expect(facts(html)).toMatchObject({ '@type': 'AnimalShelter', name: 'Pawmatch Shelter' });
    const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0];
    const source = /<source type="image\/avif"[^>]*>/.exec(html)?.[0];
    expect(preload).toContain('type="image/avif"');
    expect(preload).toContain('fetchpriority="high"');
    const attribute = (tag: string | undefined, name: string) =>
      new RegExp(`${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1];
    expect(attribute(preload, 'imagesrcset')).toBe(attribute(source, 'srcset'));
    expect(attribute(preload, 'imagesizes')).toBe(attribute(source, 'sizes'));
  });
});

describe('GET /pets', () => {
  it('R2.04 R2.35 D29 has the first batch of available pets, and their number', async () => {
    await buildPets(...Array.from({ length: 14 }, (_, index) => ({ name: `Pet no. ${index}` })));
    const { html } = await open('/pets');
    expect(root(html).match(/<article/g)).toHaveLength(12);
    expect(root(html)).toContain('14 pets are looking for a home');
    const { body } = await app.visitor().send('/api/pets?status=Available&limit=12');
    const initialState = { page: 'pets', pets: body, total: 14, counts: null, requested: null };
    expect(readState(html).initialState).toEqual(initialState);
    expect(facts(html)).toMatchObject({ '@type': 'ItemList', numberOfItems: 14 });
    expect(facts(html).itemListElement[0]).toMatchObject({
      position: 1,
      name: body[0].name,
      url: ORIGIN + petPath(body[0]),
    });
  });

  it('D29 shows a change by staff as soon as it is acknowledged', async () => {
    const staff = await app.signIn('admin');
    const has = async (text: string) => (await open('/pets')).html.includes(text);
    expect(await has('Biscuit')).toBe(false);
    const facts = { species: 'Dog', breed: 'Beagle', age_group: 'Young', sex: 'Female' };
    const { body: pet } = await staff.call(createPet, {
      body: { name: 'Biscuit', ...facts, size: 'Small', status: 'Available' },
    });
    expect(await has('Biscuit')).toBe(true);
    const params = { id: pet.id };
    await staff.call(updatePet, { params, body: { name: 'Waffle' } });
    expect([await has('Biscuit'), await has('Waffle')]).toEqual([false, true]);
    expect((await open(`/pets?petId=${pet.id}`)).html).toContain('<title>Waffle, ');
    await staff.call(deletePet, { params });
    expect(await has('Waffle')).toBe(false);
    expect((await open(`/pets?petId=${pet.id}`)).status).toBe(404);
  });

  it('D29 shows a change by another server of the same database', async () => {
    await expect.poll(() => app.dependencies.petChanges.isLive()).toBe(true);
    const [pet] = await buildPets({ name: 'Biscuit' });
    expect((await open('/pets')).html).toContain('Biscuit');
    await app.database.execute(sql`update pets set name = 'Waffle' where id = ${pet?.id}`);
    await expect.poll(async () => (await open('/pets')).html).toContain('Waffle');
  });

  it('D29 is compressed, and 304 for a client that has it', async () => {
    await buildPets({ name: 'Ada' });
    const { headers } = await open('/pets', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('no-cache');
    const etag = headers.get('etag') ?? '';
    const again = await open('/pets', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  it('B1.06 D29 writes the first screen of any filtered address', async () => {
    await buildPets({ name: 'Ada', species: 'Cat' }, { name: 'Bo', species: 'Dog' });
    const { html } = await open('/pets?species=Cat&q=adaa');
    expect(root(html)).toContain('1 pet fits your search');
    expect(root(html)).toContain('Showing results for ada.');
    expect(root(html)).not.toContain('>Bo<');
    expect(readState(html).initialState).toMatchObject({ page: 'pets', total: 1 });
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/pets">`);
    expect(root((await open('/pets/?utm_source=mail')).html)).toContain('<article');
  });

  it.each([
    ['/pets?q=small+dog', '/pets?species=Dog&size=Small'],
    ['/pets?q=cat+rex&petId=7', '/pets?q=rex&species=Cat&petId=7'],
  ])('B1.04 B1.06 leads the plain words of %s to %s', async (path, target) => {
    const response = await fetch(app.url + path, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
  });

  it('D29 S39 is served without pets when they cannot be loaded', async () => {
    await app.database.execute(sql`alter table pets rename to hidden_pets`);
    try {
      app.dependencies.petChanges.publish();
      const { status, headers, html } = await open('/pets');
      expect(status).toBe(500);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('<div id="root"></div>');
      expect(html).not.toContain('hidden_pets');
    } finally {
      await app.database.execute(sql`alter table hidden_pets rename to pets`);
      app.dependencies.petChanges.publish();
    }
    expect((await open('/pets')).status).toBe(200);
  });
});

describe('GET /privacy', () => {
  it.each([
    ['', 'What we keep about you', 'Your account'],
    ['/es', 'Qué guardamos sobre ti', 'Tu cuenta'],
  ])('B5.04 B9.12 D29 %s/privacy can be read without script', async (prefix, title, section) => {
    const { status, html } = await open(`${prefix}/privacy`);
    expect(status).toBe(200);
    expect(root(html)).toContain(`${title}</h1>`);
    expect(root(html)).toContain(`${section}</h2>`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${prefix}/privacy">`);
    expect(html).not.toContain('noindex');
  });
});

describe('other paths', () => {
  it.each(['/login', '/signup', '/dashboard', '/admin', '/admin/dashboard', '/match-results/'])(
    'R2.02 R2.09 %s is the page without initial state',
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(200);
      expect(html).toContain('<div id="root"></div>');
      expect(html).toMatch(/<title>.+ – Pawmatch<\/title>/);
      expect(html).toContain('rel="modulepreload"');
      expect(html).toMatch(/<script type="module" [^>]*src="\/assets\/index-[^"]+"><\/script>/);
    },
  );

  it('R2.10 D01 an unknown path is the page with 404; below /api it is JSON', async () => {
    for (const path of ['/nowhere', '/admin/nothing']) {
      const { status, html } = await open(path);
      expect([status, html]).toEqual([404, expect.stringContaining('Page not found')]);
    }
    for (const path of ['/api/nowhere', '/assets/gone.js']) {
      const { status, headers } = await open(path);
      expect([status, headers.get('content-type')]).toEqual([
        404,
        expect.stringContaining('application/problem+json'),
      ]);
    }
  });

  it.each(['/index.html', '/.vite/manifest.json'])('%s is not public', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it.each(['/pets', '/es/pets', '/login'])(
    'S20 D29 %s waits for no file before its first paint: script and style sheet stand in it, allowed by their hashes',
    async (path) => {
      const { html, headers } = await open(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const tag of ['script', 'style']) {
        const inline = [...html.matchAll(new RegExp(`<${tag} data-built>(.*?)</${tag}>`, 'gs'))];
        expect(inline).toHaveLength(1);
        const hash = createHash('sha256').update(inline[0]?.[1] ?? '');
        expect(policy).toContain(`${tag}-src 'self' 'sha256-${hash.digest('base64')}'`);
      }
      expect(policy).not.toContain('unsafe');
      expect(html).not.toMatch(/<script src|rel="stylesheet"/);
    },
  );

  it('D29 F29 the files of a page exist, compressed by the build, and are immutable', async () => {
    const { html } = await open('/pets');
    const [, deferred = ''] = /name="deferred-scripts" content="([^"]+)"/.exec(html) ?? [];
    const linked = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)];
    const files = [...deferred.split(' '), ...linked.map(([, file = '']) => file)];
    // Script, framework, base and page at least: none waits for another.
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const { status, headers } = await open(file, { 'accept-encoding': 'br' });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toContain('immutable');
      if (Number(headers.get('content-length')) > 600) {
        expect(headers.get('content-encoding')).toBe('br');
      }
    }
  });

  it('D29 has a sitemap of the pages and of the pets that can be visited', async () => {
    const [ada] = await buildPets({ name: 'Ada' }, { name: 'Gone', status: 'Adopted' });
    const { headers, html: xml } = await open('/sitemap.xml');
    expect(headers.get('content-type')).toContain('application/xml');
    const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const paths = ['/', '/pets', `/pets/ada-${ada?.id.slice(-12)}`];
    expect(urls).toEqual(
      paths.flatMap((path) => LANGUAGES.map((it) => ORIGIN + languagePrefix(it) + path)),
    );
    expect(xml).toContain(`<lastmod>${ada?.updatedAt.toISOString()}</lastmod>`);
  });

  it('D29 has robots.txt with the sitemap, and a web app manifest', async () => {
    const robots = await open('/robots.txt');
    expect(robots.html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots.html).toContain('Disallow: /admin');
    const { headers, body } = await app.visitor().send('/manifest.webmanifest');
    expect(headers.get('content-type')).toContain('application/manifest+json');
    for (const { src } of body.icons) expect((await open(src)).status).toBe(200);
    expect((await open('/')).html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  });
});
