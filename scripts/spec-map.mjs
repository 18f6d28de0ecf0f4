// Writes docs/spec-map.md: for each requirement (R…) and each abuse case or fault (S…) the sources
// that name it and the tests that cover it. `--check` only says whether the page is true.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/spec-map.md';

/** How many requirements each section of the specification has, and how many abuse cases there are. */
const SECTIONS = [5, 60, 35, 17, 16, 6, 33, 41, 11];
const CASES = 44;

const ID = /\b(?:R\d\.\d\d|S\d\d)\b/g;
const IS_TEST = /(\.(test|spec)\.tsx?$)|^(e2e|bench)\//;

const twoDigits = (/** @type {number} */ value) => String(value).padStart(2, '0');
const numbered = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => index + 1);

/** @returns {string[]} */
function allIds() {
  const requirements = SECTIONS.flatMap((count, section) =>
    numbered(count).map((number) => `R${section + 1}.${twoDigits(number)}`),
  );
  return [...requirements, ...numbered(CASES).map((number) => `S${twoDigits(number)}`)];
}

function listFiles() {
  const output = execFileSync('git', ['ls-files'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return output
    .split('\n')
    .filter((file) => /^(apps|packages|e2e|bench)\/.*\.(tsx?|sql)$/.test(file));
}

/** @param {Map<string, Set<string>>} places @param {string} id @param {string} file */
function note(places, id, file) {
  places.set(id, (places.get(id) ?? new Set()).add(file));
}

/** The page as it should be. */
export function renderSpecMap() {
  const sources = new Map();
  const tests = new Map();
  for (const file of listFiles().sort()) {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8');
    for (const [id] of text.matchAll(ID)) note(IS_TEST.test(file) ? tests : sources, id, file);
  }
  const cell = (/** @type {Set<string> | undefined} */ files) =>
    [...(files ?? [])].map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', ');
  const rows = allIds().map(
    (id) => `| ${id} | ${cell(sources.get(id))} | ${cell(tests.get(id))} |`,
  );
  return [
    '# Where each requirement lives',
    '',
    'Written by `npm run spec-map`; a test fails when it is no longer true. R… are requirements of the',
    'specification, S… abuse cases and faults of the threat model.',
    '',
    '| id | named in | covered by |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** @returns {boolean} whether the page says what the code says */
export function isSpecMapTrue() {
  return readFileSync(`${ROOT}/${PAGE}`, 'utf8') === renderSpecMap();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes('--check')) writeFileSync(`${ROOT}/${PAGE}`, renderSpecMap());
  else if (!isSpecMapTrue()) {
    process.stderr.write(`${PAGE} is out of date: run npm run spec-map\n`);
    process.exitCode = 1;
  }
}
