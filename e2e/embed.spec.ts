import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EMBED_SCRIPT, embedHeight } from '@pawmatch/contract/embed/embed-tag';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { test as base, expect, startStaffSession } from './support/journey.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shifts.ts';
import { phonePhoto } from './support/pet-photo.ts';
import { expectNoHorizontalScroll } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';

interface Site {
  url: string;
  /** Serves this document, in place of the one before. */
  show(html: string, headers?: Record<string, string>): void;
}

/** The site of a shelter, on another origin than ours. */
const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  site: async ({}, use) => {
    let page: { html: string; headers: Record<string, string> } = { html: '', headers: {} };
    const server = createServer((request, response) => {
      const isPage = request.url === '/';
      response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html', ...page.headers });
      response.end(isPage ? page.html : undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      show: (html, headers = {}) => {
        page = { html, headers };
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

const documentOf = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Our shelter</title>${head}</head><body>${body}</body></html>`;

const cards = (page: Page, element = 0) =>
  page.locator('pawmatch-pets').nth(element).getByRole('listitem').getByRole('link');

/** The tag as managers copy it, from the page where they do. */
async function copyTag(page: Page, species: 'Dog' | 'Cat') {
  await page.goto('/admin/data/website');
  await page.getByLabel('Species').selectOption(species);
  const tag = page.getByRole('region', { name: 'The tag' }).locator('pre');
  await expect(tag).toContainText(`species="${species}"`);
  return tag.innerText();
}

test('B10.05 S79 a manager chooses pets, sees them, and copies a tag that stands on three ugly pages', async ({
  page,
  shelter,
  site,
}) => {
  const long = `Bartholomew ${'W'.repeat(60)}`;
  await addPet(shelter, { name: 'Mina', species: 'Cat', special_needs: true });
  await addPet(shelter, { name: long, breed: 'Labrador Retriever and many others' });
  for (let number = 1; number <= 7; number += 1) await addPet(shelter, { name: `Dog ${number}` });
  await addPet(shelter, { name: 'Biscuit' }, await phonePhoto());
  await startStaffSession(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await page.getByRole('link', { name: /^Your Website/ }).click();
  await expect(cards(page)).toHaveCount(10);
  await page.getByLabel('Species').selectOption('Cat');
  await expect(cards(page)).toHaveCount(1);
  await expectNoViolations(page, 'the page with the tag', { inBothThemes: true });
  const catTag = await copyTag(page, 'Cat');
  const dogTag = await copyTag(page, 'Dog');
  const origin = new URL(page.url()).origin;
  expect(dogTag).toContain(`src="${origin}${EMBED_SCRIPT}"`);

  // Photos of the preview are not still on their way when the calls are listed.
  await page.goto('about:blank');
  const calls: { url: string; cookie: string | undefined }[] = [];
  page.on('request', async (request) => {
    if (!/\/api\/open\/|\/v1\/|\/images\//.test(request.url())) return;
    calls.push({ url: request.url(), cookie: (await request.allHeaders()).cookie });
  });
  await recordLayoutShifts(page);

  const below = '<p id="below">What comes after the pets.</p>';
  const wordPress = documentOf(
    `<div class="wp-site-blocks"><main class="entry-content"><h1>Adopt</h1><p>Our dogs:</p>
<p>${dogTag.replace('\n', '<br />\n')}</p>
<p>And our cats:</p><p>${catTag.replace('\n', '<br />\n')}</p>
<div style="display: flex"><div>${dogTag}</div><p>Beside a box that is as wide as its content.</p></div>${below}</main></div>`,
    `<style>* { box-sizing: border-box } body { font: 18px Georgia; margin: 0 auto; max-width: 700px }
    .entry-content a { color: purple; text-decoration: underline wavy } img, svg { max-width: 100%; height: auto }
    ul, ol { padding: 3em; list-style: square } li { margin: 2em; float: left } button { all: unset }
    p { margin: 0 0 1.75em } iframe, object { display: none }</style>`,
  );
  site.show(wordPress);
  // What moves out of sight does not count.
  await page.setViewportSize({ width: 1280, height: 1800 });
  // The script comes after the page has been painted.
  await page.route(`**${EMBED_SCRIPT}`, async (route) => {
    await page.locator('#below').waitFor();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await route.continue();
  });
  await page.goto(site.url);
  await expect(cards(page)).toHaveCount(9);
  await expect(cards(page, 1)).toHaveCount(1);
  await expect(cards(page, 1)).toContainText('Special needs');
  const box = await page.locator('pawmatch-pets').first().boundingBox();
  expect(box?.height).toBe(embedHeight(1));
  await expect(cards(page, 2)).toHaveCount(9);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  // Their headers are read a moment later.
  await expect.poll(() => calls.filter(({ url }) => url.includes('/api/')).length).toBe(3);
  expect(calls.filter(({ cookie }) => cookie)).toEqual([]);
  await page.unroute(`**${EMBED_SCRIPT}`);
  await expectNoViolations(page, 'the element', { inBothThemes: true, disabled: ['region'] });

  // By keyboard: to the second card, to more of them, and to the page of a pet.
  await cards(page).first().focus();
  await page.keyboard.press('Tab');
  await expect(cards(page).nth(1)).toBeFocused();
  const more = page.getByRole('button', { name: 'More pets' }).first();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      page
        .locator('pawmatch-pets ul')
        .first()
        .evaluate((list) => list.scrollLeft),
    )
    .toBeGreaterThan(300);
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pets\/biscuit-/);

  const hostile = documentOf(
    dogTag + catTag + below,
    `<style>* { all: initial !important } *, ::before, ::after { font-size: 1px !important; color: red !important;
    letter-spacing: 2em !important; float: left !important } html, body { display: block !important }
    pawmatch-pets { display: none !important; height: 3px !important; width: 3px !important; opacity: 0 !important;
    visibility: hidden !important; transform: scale(0) !important; position: fixed !important } script, style, title { display: none !important }</style>`,
  );
  site.show(hostile);
  await page.goto(site.url);
  await expect(cards(page)).toHaveCount(9);
  const first = cards(page).first();
  await expect(first).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.height).toBe(304);
  expect(
    await first.evaluate((card) => {
      const { color, fontSize, letterSpacing } = getComputedStyle(card);
      return { color, fontSize, letterSpacing };
    }),
  ).toEqual({ color: 'rgb(0, 0, 0)', fontSize: '16px', letterSpacing: 'normal' });

  const policy = `default-src 'self' ${origin}; require-trusted-types-for 'script'; base-uri 'none'`;
  site.show(documentOf(dogTag + below), { 'content-security-policy': policy });
  await page.goto(site.url);
  await expect(cards(page)).toHaveCount(9);
  const photo = cards(page).first().locator('img');
  await expect
    .poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
});

test('B10.05 the tag works from a file and in a narrow column, and leaves a link without script, without an answer and in a break', async ({
  page,
  shelter,
  site,
  browser,
  consoleWatch,
}) => {
  await addPet(shelter, { name: 'Biscuit' });
  await startStaffSession(page);
  const tag = await copyTag(page, 'Dog');
  const folder = await mkdtemp(join(tmpdir(), 'pawmatch-embed-'));
  const file = join(folder, 'pets.html');
  await writeFile(file, documentOf(`<div style="width: 150px">${tag}</div>`));
  await page.goto(pathToFileURL(file).href);
  await expect(cards(page)).toHaveText(/Biscuit/);
  // Within the four pixels around the cards, in which their focus is drawn.
  expect((await cards(page).boundingBox())?.width).toBe(142);
  await rm(folder, { recursive: true });

  const link = (shown: Page) => shown.getByRole('link', { name: 'Meet our dogs' });
  site.show(documentOf(tag));
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto(site.url);
  await expect(link(plainPage)).toBeVisible();
  await link(plainPage).click();
  await expect(plainPage).toHaveURL(`${shelter.url}/pets?species=Dog`);
  await plain.close();

  consoleWatch.expectError(/ERR_FAILED|status of 503/);
  const feed = '**/api/open/pets.json*';
  await page.route(feed, (route) => route.abort());
  await page.goto(site.url);
  await expect(page.locator('pawmatch-pets').getByRole('status')).toHaveCount(0);
  await expect(link(page)).toBeVisible();
  await page.unroute(feed);

  await page.route(feed, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const paused = { ...body, items: [], _pawmatch: { ...body._pawmatch, is_paused: true } };
    await route.fulfill({ response, json: paused });
  });
  await page.goto(site.url);
  await expect(page.getByText('This shelter is taking a short break')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meet pets that are waiting' })).toBeVisible();
});

test('B10.05 the documentation shows the element, on a phone too', async ({ page, shelter }) => {
  await addPet(shelter, { name: 'Biscuit' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/api/docs/embed');
  await expect(cards(page)).toHaveText(/Biscuit/);
  await expectNoHorizontalScroll(page);
  await expectNoViolations(page, 'the documentation', { inBothThemes: true });
});
