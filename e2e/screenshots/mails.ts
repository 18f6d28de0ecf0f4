// Takes screenshots of every mail as a mail program shows it, in two widths and both themes, into
// `screenshots/mails/`. `npm run screenshots:mails -- visit` takes those whose name contains the word.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { sampleMails } from '../../apps/server/src/testing/sample-mails.ts';
import config from '../../playwright.config.ts';
import { type Picture, renderContactSheet } from './contact-sheet.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FOLDER = fileOf('screenshots/mails/');
const PHOTO = fileOf('apps/server/demo-pictures/beagle.webp');
const WIDTHS = [320, 600];
const THEMES = ['light', 'dark'] as const;

const words = process.argv.slice(2);
const mails = Object.entries(sampleMails).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch(config.use?.launchOptions);
const page = await browser.newPage();
await page.route('https://pawmatch.example/images/**', (route) => route.fulfill({ path: PHOTO }));
const pictures: Picture[] = [];
for (const [name, { html = '' }] of mails) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(html, { waitUntil: 'load' });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const file = `${name}-${width}-${theme}.png`;
      await page.screenshot({ path: `${FOLDER}${file}`, fullPage: true });
      pictures.push({ name, width, theme, file });
    }
  }
}
await browser.close();
await writeFile(`${FOLDER}index.html`, renderContactSheet(pictures));
process.stdout.write(`${pictures.length} screenshots, see screenshots/mails/index.html\n`);
