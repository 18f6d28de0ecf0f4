import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/scaling.md');

const SAME = 'the same';
/** The page rounds to two digits. */
const TOLERANCE = 0.05;

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

/** The rows of the table of measured figures: what was measured, and the commands or results behind it. */
function* measuredRows(): Generator<{ measured: string; results: string[] }> {
  const [, table = ''] = page.split('## What each part carries');
  let results: string[] = [];
  for (const line of table.split('\n## ')[0]?.split('\n').slice(2) ?? []) {
    const [, , measured = '', source = ''] = line.split('|').map((cell) => cell.trim());
    if (!/\d/.test(measured)) continue;
    if (source !== SAME) {
      const names = [...source.matchAll(/`(?:npm run bench -- )?([\w-]+)`/g)];
      results = names.map(([, name = '']) => name);
    }
    yield { measured, results };
  }
}

/** All numbers in the figures of a benchmark's last result, those of milliseconds also in seconds. */
function numbersOf(result: string): number[] {
  const { figures } = JSON.parse(read(`bench/results/${result}.json`));
  const texts: string[] = figures.map(({ measured }: { measured: string }) => measured);
  return texts
    .flatMap((text) => [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)( ms)?/g)])
    .flatMap(([, digits = '', isMs]) => [toNumber(digits), isMs ? toNumber(digits) / 1000 : 0]);
}

describe('docs/scaling.md', () => {
  it.each([...measuredRows()])(
    'B6.06 has figures of $results: $measured',
    ({ measured, results }) => {
      const known = results.flatMap(numbersOf);
      const named = [
        ...measured.matchAll(/([\d,.]{1,9})(?: to ([\d,.]{1,9}))? (?:a second|ms|kB|MB|s)\b/g),
      ];
      const figures = named.flatMap(([, from, to]) => [from, to]).filter((it) => it !== undefined);
      expect(figures.length).toBeGreaterThan(0);
      const isKnown = (figure: number) =>
        known.some((it) => Math.abs(it - figure) <= TOLERANCE * figure);
      expect(figures.filter((figure) => !isKnown(toNumber(figure)))).toEqual([]);
    },
  );

  it('B6.06 names settings and commands that exist', () => {
    const inCode = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    const settings = inCode.flatMap((text) => text.match(/^[A-Z]\w*_[A-Z]+\b|^ROLE\b/) ?? []);
    const environment = read('apps/server/src/environment.ts');
    expect(settings).toContain('DATABASE_URL');
    expect(settings.filter((name) => !environment.includes(`  ${name}:`))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json'));
    const commands = inCode.flatMap((text) => /^npm run ([\w:]+)/.exec(text)?.[1] ?? []);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('B6.06 names columns and indexes that the schema has', () => {
    const folder = 'apps/server/migrations';
    const migrations = readdirSync(join(ROOT, folder)).map((name) => read(`${folder}/${name}`));
    const columns = [...page.matchAll(/`([a-z]+_(?:at|id))`/g)].map(([, name = '']) => name);
    expect(columns.length).toBeGreaterThan(0);
    expect(columns.filter((name) => !migrations.join().includes(name))).toEqual([]);
    const indexed = /one table with its index on `(\w+)`/.exec(page)?.[1];
    expect(read(`${folder}/0017_events.sql`)).toContain(`ON events (${indexed})`);
  });
});
