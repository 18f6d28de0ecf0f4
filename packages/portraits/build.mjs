// Renders the demonstration pictures to apps/server/dist/demo-portraits; does nothing when they
// are newer than everything that they are drawn from.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';

const SOURCES = new URL('./src/', import.meta.url);
const OUTPUT = new URL('../../apps/server/dist/demo-portraits/', import.meta.url);
const QUALITY = 86;

const { demoPortraits } = await tsImport('./src/demo-portraits.ts', import.meta.url);

const changedAt = async (url) => (await stat(url)).mtimeMs;

async function newestSource() {
  const names = await readdir(SOURCES, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const urls = sources.map((name) => new URL(name.replaceAll('\\', '/'), SOURCES));
  return Math.max(...(await Promise.all([...urls, new URL(import.meta.url)].map(changedAt))));
}

const pictureOf = ({ slug }) => new URL(`${slug}.jpg`, OUTPUT);

async function isFresh() {
  try {
    const oldest = Math.min(...(await Promise.all(demoPortraits.map(pictureOf).map(changedAt))));
    return oldest > (await newestSource());
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

async function render() {
  const { drawPortrait } = await tsImport('./src/draw-portrait.ts', import.meta.url);
  await rm(OUTPUT, { recursive: true, force: true });
  await mkdir(OUTPUT, { recursive: true });
  const waiting = [...demoPortraits];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await sharp(Buffer.from(drawPortrait(next.portrait)))
        .flatten()
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toFile(fileURLToPath(pictureOf(next)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

if (await isFresh()) {
  process.stdout.write('Demonstration pictures are up to date.\n');
} else {
  const started = performance.now();
  await render();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Drew ${demoPortraits.length} demonstration pictures in ${seconds} s.\n`);
}
