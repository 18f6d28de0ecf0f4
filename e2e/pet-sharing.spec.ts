import type { Locator, Page } from '@playwright/test';
import { expect, test, toast } from './support/journey.ts';
import { petCard, petDialog } from './support/pets-page.ts';
import { addPet } from './support/shelter-data.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The message that a share link passes to another application. */
async function messageOf(link: Locator): Promise<{ to: string; text: string; subject?: string }> {
  const href = (await link.getAttribute('href')) ?? '';
  const query = new URLSearchParams(href.slice(href.indexOf('?') + 1));
  const subject = query.get('subject');
  const text = query.get('text') ?? query.get('body') ?? '';
  return { to: href.slice(0, href.indexOf('?')), text, ...(subject !== null && { subject }) };
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('R2.39 R2.04 a card is shared by WhatsApp, e-mail and a copied link that opens the same pet, but not by SMS on a computer', async ({
  page,
  context,
  shelter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await addPet(shelter, { name: 'Tom & Jerry?' });
  await addPet(shelter, { name: 'Rex' });
  const link = `${shelter.url}/pets?petId=${id}`;
  const text = `Meet Tom & Jerry?, who is looking for a home: ${link}`;
  await page.goto('/pets');
  const card = petCard(page, 'Tom & Jerry?');
  await expect(card.getByRole('link', { name: 'Share via SMS' })).toBeHidden();
  expect(await messageOf(card.getByRole('link', { name: 'Share via Email' }))).toEqual({
    to: 'mailto:',
    subject: 'Meet Tom & Jerry?',
    text,
  });

  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Share on WhatsApp' }).click();
  const whatsApp = await opened;
  await expect(whatsApp).toHaveTitle('WhatsApp');
  expect(new URL(whatsApp.url()).searchParams.get('text')).toBe(text);
  expect(await whatsApp.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await whatsApp.close();
  await expect(page, 'the page stays').toHaveURL('/pets');

  const copy = card.getByRole('button', { name: 'Copy link' });
  const icon = await copy.innerHTML();
  await copy.click();
  await expect(toast(page, 'Link copied to clipboard')).toBeVisible();
  expect(await clipboard(page)).toBe(link);
  await expect.poll(() => copy.innerHTML(), 'the check mark disappears').toBe(icon);
  await page.goto(await clipboard(page));
  await expect(petDialog(page, 'Tom & Jerry?')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('R2.39 SMS is available, touch targets are at least 44 px, and copying works without the clipboard API', async ({
    page,
    shelter,
  }) => {
    const { id } = await addPet(shelter, { name: 'Biscuit' });
    const link = `${shelter.url}/pets?petId=${id}`;
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed'));
    });
    await page.goto('/pets');
    const card = petCard(page, 'Biscuit');
    const sms = card.getByRole('link', { name: 'Share via SMS' });
    await expect(sms).toBeVisible();
    expect(await sms.getAttribute('href')).toMatch(/^sms:\?&body=/);
    expect((await messageOf(sms)).text).toBe(`Meet Biscuit, who is looking for a home: ${link}`);
    const shares = card.getByRole('link', { name: /^Share/ });
    const copy = card.getByRole('button', { name: 'Copy link' });
    for (const target of [...(await shares.all()), copy, card.getByText('Show more')]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }

    await copy.tap();
    await expect(toast(page, 'Link copied to clipboard')).toBeVisible();
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.keyboard.press('Control+V');
    await expect(search, 'the copied link').toHaveValue(link);
    await search.fill('');

    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copy.tap();
    await expect(toast(page, `The link could not be copied: ${link}`)).toBeVisible();
  });
});
