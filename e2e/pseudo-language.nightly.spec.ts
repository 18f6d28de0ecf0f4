import { petPath } from '@pawmatch/contract/pets/pet-address';
import type { Page } from '@playwright/test';
import { test as base, expect, startAdopterSession, startStaffSession } from './support/journey.ts';
import { expectRoomBothWays } from './support/room.ts';
import { openFrontEnd } from './support/separate-front-end.ts';
import { addPet, addVisit, insertPets, savePreferences } from './support/shelter-data.ts';
import { startShelterServer } from './support/shelter-server.ts';
import { waitForRequests } from './support/test.ts';

/** The English pages with longer words in brackets, see `apps/web/pseudo-language.ts`, before a server of their own. */
const test = base.extend<object, { frontEnd: Awaited<ReturnType<typeof openFrontEnd>> }>({
  frontEnd: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const frontEnd = await openFrontEnd();
      await use(frontEnd);
      await frontEnd.stop();
    },
    { scope: 'worker' },
  ],
  shelter: [
    async ({ frontEnd }, use) => {
      const shelter = await startShelterServer({ CORS_ORIGINS: frontEnd.url });
      await frontEnd.buildFor(shelter.url, 'pseudo');
      await use(shelter);
      await shelter.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.use({ viewport: { width: 320, height: 640 } });

/** Names, what every language writes in this way, and what `Intl` writes. */
const NO_WORDS =
  /Pawmatch|Español|\bat (?=\d)|\bes\b|\b[AP]M\b|\bE[SD]?T\b|\b(Sun|Mon|Tues?|Wednes|Thurs?|Fri|Satur|Wed|Thu|Sat)(day)?\b|\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\b/g;

/** All texts that the server has sent: names, descriptions, and its own words, which are in the language of a call. */
function recordData(page: Page): () => Promise<string[]> {
  const data = new Set<string>();
  const answers: Promise<void>[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string') data.add(value.toLowerCase());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  page.on('response', (response) => {
    // Live updates are a stream without an end.
    if (/json/.test(response.headers()['content-type'] ?? '')) {
      answers.push(response.json().then(collect, () => undefined));
    }
  });
  return async () => {
    await Promise.all(answers);
    return [...data];
  };
}

/** What is written on the page outside of brackets. */
const writtenTexts = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      const isShown = parentElement?.checkVisibility() && !parentElement.closest('script, svg');
      // A message may be given out in parts, and its brackets are in the first and the last.
      const around = parentElement?.closest('p, li, td, dd, label, button, a')?.textContent ?? '';
      const isMessage = around.lastIndexOf('⟦') > around.lastIndexOf('⟧');
      if (isShown && textContent && !/[⟦⟧]/.test(textContent) && !isMessage) {
        texts.push(textContent.trim());
      }
    }
    return texts;
  });

/** Opens pages and checks that every word is in a catalogue and has room, also from right to left. */
async function expectTranslatable(page: Page, origin: string, paths: readonly string[]) {
  const readData = recordData(page);
  for (const path of paths) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await waitForRequests(page);
    await expect(page.locator('[role=status] .animate-spin, [aria-busy=true]')).toHaveCount(0);
    const known = await readData();
    const words = (await writtenTexts(page)).filter((text) => {
      const rest = text.replace(NO_WORDS, '');
      return /\p{L}{2}/u.test(rest) && !known.some((value) => value.includes(text.toLowerCase()));
    });
    expect.soft(words, `${path}: not in a catalogue`).toEqual([]);
    await expectRoomBothWays(page, path);
  }
}

test('B5.05 B5.07 every word of the pages of visitors has a translation, and room for a longer one', async ({
  page,
  shelter,
  frontEnd,
}) => {
  await insertPets(shelter, 10);
  const pet = await addPet(shelter, { name: 'Biscuit', trainingTraits: ['HouseTrained'] });
  await expectTranslatable(page, frontEnd.url, [
    '/',
    '/pets',
    '/pets?species=Dog&size=Small',
    petPath(pet),
    '/favorites',
    '/login',
    '/signup',
    '/forgot-password',
    '/privacy',
    '/no/such/page',
  ]);
});

test('B5.05 B5.07 every word of the pages of adopters has a translation, and room for a longer one', async ({
  page,
  shelter,
  frontEnd,
}) => {
  await insertPets(shelter, 4);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const userId = await startAdopterSession(page);
  await savePreferences(shelter, userId);
  await addVisit(shelter, { userId, petId, startsAt: '2031-01-03T20:00:00Z', status: 'pending' });
  await expectTranslatable(page, frontEnd.url, [
    '/questionnaire',
    '/dashboard',
    '/match-results',
    '/account',
    '/alerts',
    `/pets?petId=${petId}`,
  ]);
});

test('B5.05 B5.07 every word of the main pages of staff has a translation, and room for a longer one', async ({
  page,
  shelter,
  frontEnd,
}) => {
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  const userId = await startAdopterSession(page);
  await addVisit(shelter, { userId, petId, startsAt: '2031-01-03T20:00:00Z', status: 'pending' });
  await page.context().clearCookies();
  await startStaffSession(page);
  await expectTranslatable(page, frontEnd.url, [
    '/admin/dashboard',
    '/admin/pets',
    `/admin/pets/${petId}`,
    '/admin/visits',
    '/admin/calendar',
    '/admin/people',
    '/admin/settings',
    '/admin/data',
    '/admin/numbers',
  ]);
});
