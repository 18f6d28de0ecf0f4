import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['apps', 'bench', 'e2e', 'packages', 'scripts'];
const IS_SOURCE = /\.(?:[cm]?js|tsx?)$/;
const EXCLUDED_FOLDERS = ['node_modules', 'dist'];

/** Files that may build patterns at runtime: they match no untrusted text. */
const IS_TEST = /\.(?:test|spec)\.tsx?$|^(?:bench|e2e)\/|\/testing\//;

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return EXCLUDED_FOLDERS.includes(entry.name) ? [] : filesBelow(path);
    return IS_SOURCE.test(entry.name) ? [path] : [];
  });

/** The text of an expression, or undefined when it is known only at runtime. */
function textOf(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** The regular expressions of a source, and the places that build one from text known only at runtime. */
function patternsOf(path: string, text: string) {
  const patterns: Pattern[] = [];
  const dynamic: string[] = [];
  const placeOf = (start: number) => `${path}:${text.slice(0, start).split('\n').length}`;
  const construct = ({
    callee,
    arguments: parameters,
    start,
  }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    if (parameters[0]?.type === 'Literal' && 'regex' in parameters[0]) return;
    const source = textOf(parameters[0]);
    const flags = parameters[1] ? textOf(parameters[1]) : '';
    if (source === undefined || flags === undefined) dynamic.push(placeOf(start));
    else patterns.push({ place: placeOf(start), source, flags });
  };
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      patterns.push({ place: placeOf(node.start), source, flags });
    },
    NewExpression: construct,
    CallExpression: construct,
  }).visit(program);
  return { patterns, dynamic };
}

/** Why matching may take more than linear time, or undefined when it does not. */
function slownessOf({ place, source, flags }: Pattern): string | undefined {
  const [report] = analyse({ source, flags }).reports;
  if (!report) return undefined;
  const growth = report.exponential ? 'exponential' : 'quadratic';
  return `${place} /${source}/${flags} takes ${growth} time (${report.type})`;
}

const slowPatternsIn = (path: string, text: string) =>
  patternsOf(path, text).patterns.flatMap((pattern) => slownessOf(pattern) ?? []);

it('S46 F02 every regular expression matches in linear time', () => {
  const files = FOLDERS.flatMap(filesBelow);
  const all = files.map((path) => ({
    path,
    ...patternsOf(path, readFileSync(join(ROOT, path), 'utf8')),
  }));
  const patterns = all.flatMap((file) => file.patterns);
  expect(patterns.length).toBeGreaterThan(300);
  expect(patterns.flatMap((pattern) => slownessOf(pattern) ?? [])).toEqual([]);
  const dynamic = all.filter(({ path }) => !IS_TEST.test(path)).flatMap((file) => file.dynamic);
  expect(dynamic, 'cannot be checked: use a literal pattern').toEqual([]);
});

it.each([
  String.raw`export const path = url.replace(/(.)\/+$/, '$1')`,
  String.raw`const token = /^bearer +(\S*) *$/i.exec(header)`,
  String.raw`<Text value={text.replace(/[ \t]+$/gm, '')} />`,
  String.raw`const ENDS = new RegExp('\\s+$', 'u')`,
  `const NAMES = RegExp('^(a+)+b$')`,
  'const TAGS = new RegExp(`<.*>`)',
])('S46 F02 finds the slow pattern in %s', (text) => {
  expect(slowPatternsIn('example.tsx', text)).toHaveLength(1);
});

it('S46 F02 finds a pattern that is built at runtime', () => {
  expect(patternsOf('example.ts', 'new RegExp(name)').dynamic).toEqual(['example.ts:1']);
});
