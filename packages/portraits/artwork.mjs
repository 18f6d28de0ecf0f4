// Draws the artwork that the web application keeps under version control: logo, icons, fallback
// pictures, spot illustrations and the hero. Run it after changing anything under src/artwork.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';

const PUBLIC = new URL('../../apps/web/public/', import.meta.url);
const ARTWORK = new URL('../../apps/web/src/artwork/', import.meta.url);
const HERO_WIDTH = 1200;
const SMALL_HERO_WIDTH = 720;
const FALLBACK_SIZE = 560;

const load = (name) => tsImport(`./src/artwork/${name}.ts`, import.meta.url);
const [mark, fallback, spots, hero] = await Promise.all(
  ['mark', 'fallback', 'spots', 'hero'].map(load),
);

const save = (folder, name, content) => writeFile(new URL(name, folder), content);

async function savePng(name, svg, size) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
  await picture
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(name, PUBLIC)));
}

/** For pictures that are put together where no SVG may be read. */
async function saveFallback(name, svg) {
  const picture = sharp(Buffer.from(svg)).resize(FALLBACK_SIZE, FALLBACK_SIZE);
  await picture
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(name, PUBLIC)));
}

async function saveHero(width) {
  const picture = sharp(Buffer.from(hero.drawHero())).flatten().resize(width);
  const name = width === HERO_WIDTH ? 'hero' : `hero-${width}`;
  const file = (ending) => fileURLToPath(new URL(`${name}.${ending}`, PUBLIC));
  await picture.clone().avif({ quality: 56, effort: 7 }).toFile(file('avif'));
  await picture.clone().webp({ quality: 66, effort: 6 }).toFile(file('webp'));
  if (width === HERO_WIDTH) {
    await picture.clone().jpeg({ quality: 72, mozjpeg: true }).toFile(file('jpg'));
  }
}

await mkdir(PUBLIC, { recursive: true });
await mkdir(ARTWORK, { recursive: true });
await Promise.all([
  save(PUBLIC, 'favicon.svg', mark.drawLogoMark()),
  save(PUBLIC, 'fallback-dog.svg', fallback.drawFallbackDog()),
  save(PUBLIC, 'fallback-cat.svg', fallback.drawFallbackCat()),
  saveFallback('fallback-dog.png', fallback.drawFallbackDog()),
  saveFallback('fallback-cat.png', fallback.drawFallbackCat()),
  save(ARTWORK, 'logo-mark.svg', mark.drawLogoMark()),
  save(ARTWORK, 'no-matches.svg', spots.drawNoMatches()),
  save(ARTWORK, 'no-visits.svg', spots.drawNoVisits()),
  save(ARTWORK, 'no-pets.svg', spots.drawNoPets()),
  save(ARTWORK, 'not-found.svg', spots.drawNotFound()),
  savePng('icon-32.png', mark.drawLogoMark(), 32),
  savePng('icon-180.png', mark.drawAppIcon(0.72), 180),
  savePng('icon-192.png', mark.drawLogoMark(), 192),
  savePng('icon-512.png', mark.drawLogoMark(), 512),
  savePng('icon-maskable-512.png', mark.drawAppIcon(0.58), 512),
  saveHero(HERO_WIDTH),
  saveHero(SMALL_HERO_WIDTH),
]);
