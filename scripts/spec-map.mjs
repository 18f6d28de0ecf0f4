// Writes docs/spec-map.md: for each id of docs/requirements.md, the sources that name it and the tests that
// cover it. `--check` only reports whether the page is up to date.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/spec-map.md';

/** Explains each id. */
const REQUIREMENTS = 'docs/requirements.md';

const ID = /\b(?:R\d\.\d\d|B\d\.\d\d|[DSF]\d\d)\b/g;
const IS_TEST = /(\.(test|spec|fleet)\.tsx?$)|^(e2e|bench)\//;

/** @returns {string[]} the ids that docs/requirements.md explains, in order */
function explainedIds() {
  const page = readFileSync(`${ROOT}/${REQUIREMENTS}`, 'utf8');
  return [...page.matchAll(/^\| ([RBDSF][\d.]+) \|/gm)].map(([, id]) => id ?? '');
}

function listFiles() {
  const output = execFileSync('git', ['ls-files'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return output
    .split('\n')
    .filter((file) => /^(apps|packages|e2e|bench|scripts)\/.*\.(tsx?|sql)$/.test(file));
}

/** @returns {string[]} the ids that a source or test names and docs/requirements.md does not explain */
export function unexplainedIds() {
  const explained = new Set(explainedIds());
  const ids = listFiles().flatMap(
    (file) => readFileSync(`${ROOT}/${file}`, 'utf8').match(ID) ?? [],
  );
  return [...new Set(ids)].filter((id) => !explained.has(id)).sort((a, b) => a.localeCompare(b));
}

/** @param {Map<string, Set<string>>} filesById @param {string} id @param {string} file */
function addFile(filesById, id, file) {
  filesById.set(id, (filesById.get(id) ?? new Set()).add(file));
}

/** The content that the page should have. */
export function renderSpecMap() {
  const sources = new Map();
  const tests = new Map();
  for (const file of listFiles().sort()) {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8');
    for (const [id] of text.matchAll(ID)) addFile(IS_TEST.test(file) ? tests : sources, id, file);
  }
  const cell = (/** @type {Set<string> | undefined} */ files) =>
    [...(files ?? [])].map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', ');
  const rows = explainedIds().map(
    (id) => `| ${id} | ${cell(sources.get(id))} | ${cell(tests.get(id))} |`,
  );
  return [
    '# Where each requirement lives',
    '',
    'Written by `npm run spec-map`; a test fails when it is out of date. [requirements.md](requirements.md)',
    'explains each id.',
    '',
    '| id | named in | covered by |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** @returns {boolean} whether the page is up to date */
export function isSpecMapUpToDate() {
  return readFileSync(`${ROOT}/${PAGE}`, 'utf8') === renderSpecMap();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes('--check')) writeFileSync(`${ROOT}/${PAGE}`, renderSpecMap());
  else if (!isSpecMapUpToDate()) {
    process.stderr.write(`${PAGE} is out of date: run npm run spec-map\n`);
    process.exitCode = 1;
  }
}
