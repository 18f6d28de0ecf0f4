import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { drawNoise } from '../apps/server/src/testing/pictures.ts';
import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { logInAsAdmin } from '../e2e/support/people.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { fillLargeShelter } from './support/large-shelter.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';

const PHOTOS = 12;
const PHOTO_MB = 6;
const SAMPLE_MS = 50;

/** A shorter run for a first look: `PAGING_MINUTES=1 npm run bench -- long-paging`. */
const PAGING_MINUTES = Number(process.env.PAGING_MINUTES ?? 10);

async function benchOnLargeShelter(
  name: string,
  measure: (shelter: ShelterServer) => Promise<Figure[]>,
): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  await fillLargeShelter(shelter);
  writeResult({ name, command: `npm run bench -- ${name}`, figures: await measure(shelter) });
  await shelter.stop();
}

/** Staff add many photos at once. */
export const benchManyPhotos = () => benchOnLargeShelter('many-photos', measurePhotos);

/** A tab of staff that is open all day. */
export const benchLongPaging = () =>
  benchOnLargeShelter('long-paging', async (shelter) => [await measureTab(shelter)]);

/** Noise, which hardly compresses: a photo of about the wanted size. */
async function drawPhoto(index: number): Promise<Buffer> {
  const noise = await drawNoise(3_000 + index, 2_000);
  for (let quality = 60; ; quality += 5) {
    const photo = await sharp(noise).jpeg({ quality }).toBuffer();
    if (photo.length >= PHOTO_MB * 1e6 || quality >= 95) return photo;
  }
}

/** Encoded before the measurement: the client that encodes would delay the other calls itself. */
async function encodeForm(photo: Buffer): Promise<{ body: Blob; type: string }> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { body: await encoded.blob(), type };
}

async function measurePhotos(shelter: ShelterServer): Promise<Figure[]> {
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const [pet] = await shelter.query<{ id: string }>('SELECT id FROM pets LIMIT 1');
  const photos = [];
  for (let index = 0; index < PHOTOS; index += 1) photos.push(await drawPhoto(index));
  const megabytes = Math.min(...photos.map(({ length }) => length)) / 1e6;
  const forms = await Promise.all(photos.map(encodeForm));
  const { server: before } = await shelter.memory();
  let peak = before;
  let slowest = 0;
  let isRunning = true;
  const readOthers = (async () => {
    while (isRunning) {
      const began = performance.now();
      await admin.request('/api/admin/visit-requests?limit=50');
      slowest = Math.max(slowest, performance.now() - began);
    }
  })();
  const watch = (async () => {
    while (isRunning) {
      peak = Math.max(peak, (await shelter.memory()).server);
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  const answers = await Promise.all(
    forms.map(({ body, type }) =>
      admin.request(`/api/pets/${pet?.id}/photos`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      }),
    ),
  );
  isRunning = false;
  await Promise.all([readOthers, watch]);
  const confirmed = answers.filter(({ status }) => status === 201).length;
  const what = `${PHOTOS} photos of ${megabytes.toFixed(1)} MB at once`;
  return [
    {
      what: `${what}: confirmed`,
      bar: `${PHOTOS}`,
      measured: `${confirmed}`,
      isMet: confirmed === PHOTOS,
    },
    atMost(`${what}: more memory of the server`, peak - before, 250, 'MB'),
    atMost(`${what}: slowest other call`, slowest, 500, 'ms'),
  ];
}

/** The heap of the page after a garbage collection, at a tenth of the time and at the end. */
async function measureTab(shelter: ShelterServer): Promise<Figure> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({ baseURL: shelter.url });
  const page = await context.newPage();
  await logInAsAdmin(page);
  await page.goto('/admin/visits');
  const session = await context.newCDPSession(page);
  const readHeap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  const began = performance.now();
  const end = PAGING_MINUTES * 60_000;
  let pages = 0;
  let first: number | undefined;
  while (performance.now() - began < end) {
    const shown = page.getByRole('navigation', { name: 'Pages' }).locator('p');
    const text = await shown.textContent();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForFunction(
      (before) => document.querySelector('nav[aria-label=Pages] p')?.textContent !== before,
      text,
    );
    pages += 1;
    if (first === undefined && performance.now() - began > end / 10) first = await readHeap();
  }
  const growth = (await readHeap()) - (first ?? 0);
  await browser.close();
  return atMost(
    `memory of the tab after ${PAGING_MINUTES} minutes of paging (${pages} pages), growth`,
    growth,
    20,
    'MB',
  );
}
