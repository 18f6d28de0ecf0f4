import { describe, expect, it } from 'vitest';
import { createPagesApp, facts, root } from './testing/pages-app.ts';

const ORIGIN = 'http://pawmatch.example';

const { app, buildPets, open } = await createPagesApp();

describe('pages in Spanish', () => {
  it('B5.04 have their own address and language, and name the same page in every language', async () => {
    await buildPets({ name: 'Biscuit' });
    for (const [path, alternate] of [
      ['/es/', '/'],
      ['/es/pets', '/pets'],
    ] as const) {
      const { status, html } = await open(path);
      expect(status).toBe(200);
      expect(html).toContain('<html lang="es">');
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
      for (const page of [html, (await open(alternate)).html]) {
        expect(page).toContain(`hreflang="en" href="${ORIGIN}${alternate}"`);
        expect(page).toContain(`hreflang="es" href="${ORIGIN}${path}"`);
        expect(page).toContain(`hreflang="x-default" href="${ORIGIN}${alternate}"`);
      }
      expect(html).toContain('<meta property="og:locale" content="es_US">');
    }
    expect((await open('/pets')).html).toContain('<html lang="en">');
  });

  it('B5.04 B5.06 lead to pages in Spanish, and load no words of another language', async () => {
    const [pet] = await buildPets({ name: 'Biscuit' });
    const { html } = await open('/es/pets');
    expect(root(html)).toContain(`href="/es/pets?petId=${pet?.id}"`);
    expect(root(html)).toMatch(/<a [^>]*href="\/pets"[^>]*hreflang="en"/i);
    expect(root(html)).not.toMatch(/Available Pets|Sign Up|Skip to content/);
    expect(facts(html).url).toBe(`${ORIGIN}/es/pets`);
    expect(facts(html).name).not.toBe('Available Pets');
  });

  it('B5.01 B5.04 come back in their language from the home screen of a phone', async () => {
    const { html } = await open('/es/');
    const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const { status, body } = await app.visitor().send(path);
    expect([status, body]).toMatchObject([200, { id: '/', lang: 'es', start_url: '/es' }]);
    expect(body.description).toMatch(/^Cuéntanos cómo son tus días\./);
    expect(body.icons).toHaveLength(3);
  });

  it('B5.04 of a pet move with its name within the language', async () => {
    const [pet] = await buildPets({ name: 'Biscuit' });
    const moved = await open(`/es/pets/x-${pet?.id.slice(-12)}?from=mail`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/es/pets/biscuit-${pet?.id.slice(-12)}?from=mail`);
    const page = await open(`/es/pets/biscuit-${pet?.id.slice(-12)}`);
    expect([page.status, root(page.html).includes('Biscuit')]).toEqual([200, true]);
  });

  it('B5.04 are in the sitemap beside those in English', async () => {
    const { html: xml } = await open('/sitemap.xml');
    expect(xml).toContain(`<loc>${ORIGIN}/es/pets</loc>`);
    expect(xml).toContain(`hreflang="es" href="${ORIGIN}/es/pets"`);
    expect((await open('/robots.txt')).html).toContain('Disallow: /es/account\n');
  });

  it('B5.04 a page that is missing is missing in Spanish too', async () => {
    for (const path of ['/es/nothing', '/es/pets/unknown-0123456789ab']) {
      const { status, html } = await open(path);
      expect([status, html.includes('<html lang="es">')]).toEqual([404, true]);
    }
  });
});

it.each([
  ['/xx/pets', '/pets'],
  ['/xx', '/'],
  ['/en/login?from=mail', '/login?from=mail'],
  ['/es-MX/pets', '/es/pets'],
  ['/ES/login', '/es/login'],
])('B5.04 the unknown language of %s leads to %s, once', async (path, target) => {
  const { status, headers } = await open(path);
  expect([status, headers.get('location')]).toEqual([302, target]);
  expect((await open(target)).status).toBe(200);
});

it.each(['/xx/nothing', '/xx/xx/pets', '/es/es/pets', '/xx//elsewhere.example'])(
  'B5.04 %s leads nowhere',
  async (path) => {
    expect((await open(path)).status).toBe(404);
  },
);
