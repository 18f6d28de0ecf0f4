import { EMBED_SCRIPT } from '@pawmatch/contract/embed/embed-tag';
import { getWebsite } from '@pawmatch/contract/embed/website-endpoints';
import { openPetNames } from '@pawmatch/contract/open-feeds/open-pet-names';
import { petFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import { decodeHTML } from 'entities/decode';
import { describe, expect, it } from 'vitest';
import { EMBED_DOCUMENTATION } from '../open-feeds/write-pet-feed.ts';
import { createPagesApp } from '../pages/testing/pages-app.ts';

const { app, open } = await createPagesApp();

describe('the script for other sites', () => {
  it('B10.05 S79 is served to every site, for an hour, with a version in its address', async () => {
    const { status, headers, html } = await open(EMBED_SCRIPT, {
      Origin: 'https://shelter.example',
    });
    expect(status).toBe(200);
    expect(EMBED_SCRIPT).toMatch(/^\/v1\//);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=3600/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(html).toContain('pawmatch-pets');
    const again = await open(EMBED_SCRIPT, { 'If-None-Match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('the documentation of the embed', () => {
  it('B10.05 names every attribute and fact, and shows the tag as it can be copied', async () => {
    const { status, headers, html } = await open(EMBED_DOCUMENTATION);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    const names = [...html.matchAll(/<th scope="row"><code>([^<]*)<\/code>/g)].map(([, it]) => it);
    expect(names).toEqual(
      expect.arrayContaining([
        ...openPetNames.map((name) => name.replaceAll('_', '-')),
        ...petFactNames.map((name) => `items[]._pawmatch.${name}`),
      ]),
    );
    const tag = decodeHTML(/<pre[^>]*><code>([^<]*)<\/code>/.exec(html)?.[1] ?? '');
    const [script = '', element = ''] = tag.split('\n');
    expect(script).toBe(`<script src="http://pawmatch.example${EMBED_SCRIPT}" async></script>`);
    expect(element).toMatch(
      /^<pawmatch-pets shelter="[\w-]+" species="Dog"><svg .*<\/pawmatch-pets>$/,
    );
    expect(element).toContain('<a href="http://pawmatch.example/pets?species=Dog">');
    // The page shows what it describes.
    expect(html).toContain(`<script src="${EMBED_SCRIPT}" async></script>\n${element}`);
  });

  it('B5.04 B10.05 is in the language of its address, whatever the browser prefers', async () => {
    const accept = { 'Accept-Language': 'es' };
    expect((await open(EMBED_DOCUMENTATION, accept)).html).toContain('<html lang="en">');
    const { status, headers, html } = await open(`/es${EMBED_DOCUMENTATION}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<h1>Mascotas en tu propio sitio</h1>');
    expect(html).toContain('<a href="http://pawmatch.example/es/pets?species=Dog">');
    expect(html).toContain(`<a href="${EMBED_DOCUMENTATION}" hreflang="en" lang="en">`);
    expect(html).not.toMatch(/>(Attribute|Values|Field|Meaning|Address|Content)</);
  });

  it('B10.05 managers get what their tag is written with, and nobody else', async () => {
    const manager = await app.signIn('manager');
    const { slug, name } = app.dependencies.shelters.first();
    expect((await manager.call(getWebsite)).body).toEqual({
      origin: 'http://pawmatch.example',
      slug,
      name,
      is_paused: false,
      is_only: true,
    });
    expect((await (await app.signIn('staff')).call(getWebsite)).status).toBe(403);
  });
});
