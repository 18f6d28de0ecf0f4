// Takes screenshots of the pages, dialogs and their states, in three widths
// and both themes, into `screenshots/`. `npm run screenshots -- visit matches` takes those whose name
// contains one of the words, `--language es` takes them in Spanish, into `screenshots/es/`, and
// `--width 360 --theme light` only those of a width or theme. `--text 200` takes them with text of 200 %.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@pawmatch/contract/languages';
import { type BrowserContext, chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { fillQuestionnaire, logInAsAdmin, newPerson, signUp } from '../support/people.ts';
import { startShelterServer } from '../support/shelter-server.ts';
import { translateLocators } from '../support/translated-locators.ts';
import { adopterShots } from './adopter-shots.ts';
import { type Picture, renderContactSheet } from './contact-sheet.ts';
import { dataShots } from './data-shots.ts';
import { insertManyVisits, insertVisits, prepareScene } from './prepare-scene.ts';
import { recordListShots } from './record-list-shots.ts';
import { closePage, type Scene, type Shot, type Viewer } from './shot.ts';
import { staffShots } from './staff-shots.ts';
import { visitorShots } from './visitor-shots.ts';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: DEFAULT_LANGUAGE },
    width: { type: 'string' },
    theme: { type: 'string' },
    text: { type: 'string', default: '100' },
  },
});
const { language } = options;
if (!isLanguage(language)) throw new Error(`The languages are ${LANGUAGES.join(', ')}.`);

const ALL_FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const FOLDER = language === DEFAULT_LANGUAGE ? ALL_FOLDER : `${ALL_FOLDER}${language}/`;
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** Narrower windows belong to phones and tablets, whose controls are larger. */
const DESKTOP = 1024;
const THEMES = ['light', 'dark'] as const;
const wantedSizes = SIZES.filter(({ width }) => !options.width || String(width) === options.width);
const wantedThemes = THEMES.filter((theme) => !options.theme || theme === options.theme);

/** Opens a signed-in browser context for each viewer. */
async function openContexts(newContext: () => Promise<BrowserContext>, scene: Scene) {
  const contexts: Record<Viewer, BrowserContext> = {
    visitor: await newContext(),
    newcomer: await newContext(),
    adopter: await newContext(),
    staff: await newContext(),
  };
  const adopter = newPerson();
  for (const [context, person] of [
    [contexts.newcomer, newPerson('Grace Hopper')],
    [contexts.adopter, adopter],
  ] as const) {
    const page = await context.newPage();
    await page.goto('/signup');
    await signUp(page, person);
    if (person === adopter) {
      await fillQuestionnaire(page);
      await page.waitForURL(/match-results/);
    }
    await page.close();
  }
  await insertVisits(scene, adopter.email);
  await insertManyVisits(scene);
  const page = await contexts.staff.newPage();
  await logInAsAdmin(page);
  // People have signed up in English; what follows is in the language.
  if (isLanguage(language)) await translateLocators(page, language);
  await page.close();
  return contexts;
}

const fileOf = (name: string, width: number, theme: string) =>
  `${name}-${width}-${theme}${options.text === '100' ? '' : `-text-${options.text}`}.png`;

/** Takes a state at one size in both themes. */
async function takeScreenshots(
  shot: Shot,
  context: BrowserContext,
  scene: Scene,
  size: (typeof SIZES)[number],
) {
  const page = await context.newPage();
  const pictures = wantedThemes.map(
    (theme): Picture => ({
      name: shot.name,
      width: size.width,
      theme,
      file: fileOf(shot.name, size.width, theme),
    }),
  );
  try {
    await page.setViewportSize(size);
    if (size.width < DESKTOP) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shot.enter(page, scene);
    await page.evaluate((text) => {
      if (text !== '100') document.documentElement.style.fontSize = `${text}%`;
    }, options.text);
    await page.evaluate(async (isWhole) => {
      // A full-page screenshot needs lazy images too.
      if (isWhole) scrollTo(0, 0);
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
      await document.fonts.ready;
    }, shot.isWhole);
    for (const { theme, file } of pictures) {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
      await page.screenshot({ path: `${FOLDER}${file}`, fullPage: shot.isWhole ?? false });
    }
    return pictures;
  } catch (error) {
    return pictures.map((picture): Picture => ({ ...picture, failure: String(error) }));
  } finally {
    await closePage(page);
  }
}

const allShots = [
  ...visitorShots,
  ...adopterShots,
  ...staffShots,
  ...recordListShots,
  ...dataShots,
];
const shots = allShots.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const { locale, timezoneId, launchOptions } = config.use ?? {};
await mkdir(FOLDER, { recursive: true });
const shelter = await startShelterServer({ DEMO: 'true' });
if (language !== DEFAULT_LANGUAGE) process.env.PAGE_LANGUAGE = language;
const browser = await chromium.launch(launchOptions);
try {
  const scene = await prepareScene(shelter);
  const newContext = async () => {
    const context = await browser.newContext({
      baseURL: shelter.url,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
    });
    context.setDefaultTimeout(15_000);
    return context;
  };
  const contexts = await openContexts(newContext, scene);
  const pictures: Picture[] = [];
  for (const shot of shots) {
    for (const size of wantedSizes) {
      pictures.push(...(await takeScreenshots(shot, contexts[shot.viewer], scene, size)));
    }
  }
  const failures = pictures.filter(({ failure }) => failure);
  // After a partial run the contact sheet still shows the other screenshots.
  const all = allShots.flatMap(({ name }) => {
    const taken = pictures.filter((picture) => picture.name === name);
    const others = SIZES.flatMap(({ width }) =>
      THEMES.map((theme): Picture => ({ name, width, theme, file: fileOf(name, width, theme) })),
    ).filter(
      ({ file }) =>
        !taken.some((picture) => picture.file === file) && existsSync(`${FOLDER}${file}`),
    );
    return [...taken, ...others];
  });
  await writeFile(`${FOLDER}index.html`, renderContactSheet(all));
  for (const { file, failure } of failures) process.stderr.write(`${file}: ${failure}\n`);
  const taken = pictures.length - failures.length;
  process.stdout.write(`${taken} screenshots in screenshots/, see screenshots/index.html\n`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await shelter.stop();
}
