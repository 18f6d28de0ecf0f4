import { writeFigureTable } from './support/figure-table.ts';
import { readResult } from './support/result.ts';

const page = new URL('../docs/performance.md', import.meta.url);
const BEGIN = '<!-- figures: written by npm run bench -->';

/** Writes the latest results into the table of `docs/performance.md`. */
export function writePerformancePage(names: readonly string[]): void {
  const results = names.flatMap((name) => readResult(name) ?? []);
  const figures = results.flatMap(({ command, generator, machine, figures: all }) =>
    all.map((figure) => ({ ...figure, command, generator, machine })),
  );
  writeFigureTable(page, BEGIN, figures);
}
