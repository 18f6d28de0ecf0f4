// Prints for each id of docs/requirements.md the sources that name it and the tests that cover it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ID = /\b(?:R\d\.\d\d|B\d{1,2}\.\d\d|[DSF]\d\d)\b/g;
const IS_TEST = /(\.(test|spec|fleet)\.tsx?$)|^(e2e|bench)\//;
/** Lines that nothing can cover by themselves. */
const NEEDS_NO_TEST = /\((?:heading of|planned)\b/;

const read = (/** @type {string} */ file) => readFileSync(`${ROOT}/${file}`, 'utf8');

/** @returns {Map<string, string>} the meaning of each id in docs/requirements.md, in order */
function explainedIds() {
  const rows = read('docs/requirements.md').matchAll(/^\| ([RBDSF][\d.]+) \| (.*) \|$/gm);
  return new Map([...rows].map(([, id = '', meaning = '']) => [id, meaning]));
}

/** @returns {Map<string, Set<string>>} the sources and tests that name each id */
function filesById() {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(apps|packages|e2e|bench|scripts)\/.*\.(tsx?|sql)$/.test(file));
  const named = new Map();
  for (const file of files)
    for (const [id] of read(file).matchAll(ID))
      named.set(id, (named.get(id) ?? new Set()).add(file));
  return named;
}

/** @returns {string[]} the ids that a source or test names and docs/requirements.md does not explain */
export function unexplainedIds() {
  const explained = explainedIds();
  return [...filesById().keys()].filter((id) => !explained.has(id));
}

/** @returns {string[]} the ids that no test names, and whose line names no id that a test names */
export function untestedIds() {
  const files = filesById();
  const isTested = (/** @type {string} */ id) =>
    [...(files.get(id) ?? [])].some((file) => IS_TEST.test(file));
  return [...explainedIds()]
    .filter(([, meaning]) => !NEEDS_NO_TEST.test(meaning))
    .filter(([id, meaning]) => ![id, ...(meaning.match(ID) ?? [])].some(isTested))
    .map(([id]) => id);
}

function printSpecMap() {
  const named = filesById();
  for (const [id, meaning] of explainedIds()) {
    const files = [...(named.get(id) ?? [])].sort();
    const list = (/** @type {boolean} */ isTest) =>
      files.filter((file) => IS_TEST.test(file) === isTest).join(' ');
    console.log(`${id} ${meaning}\n  named in: ${list(false)}\n  tested in: ${list(true)}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printSpecMap();
