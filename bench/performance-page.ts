import { readFileSync, writeFileSync } from 'node:fs';
import { readResult } from './support/result.ts';

const page = new URL('../docs/performance.md', import.meta.url);
const BEGIN = '<!-- figures: written by npm run bench -->';
const END = '<!-- end of figures -->';

/** Puts the newest results into the table of `docs/performance.md`; the text around it stays. */
export function writePerformancePage(names: readonly string[]): void {
  const rows = names.flatMap((name) => {
    const result = readResult(name);
    if (!result) return [];
    const { date, cpu, cores } = result.machine;
    return result.figures.map(({ what, bar, measured, isMet }) => {
      const mark = isMet === undefined ? '' : isMet ? 'met' : '**missed**';
      return `| ${what} | ${bar} | ${measured} | ${mark} | \`${result.command}\`, ${date}, ${cores} × ${cpu} |`;
    });
  });
  const table = ['| what | bar | measured | | run |', '|---|---|---|---|---|', ...rows].join('\n');
  const text = readFileSync(page, 'utf8');
  const [before = ''] = text.split(BEGIN);
  const after = text.split(END)[1] ?? '';
  writeFileSync(page, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}
