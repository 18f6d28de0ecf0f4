import { readFileSync, writeFileSync } from 'node:fs';
import type { describeMachine } from './machine.ts';
import type { Figure } from './result.ts';

/** A figure with the run that it comes of. */
export interface RunFigure extends Figure {
  command: string;
  machine: ReturnType<typeof describeMachine>;
}

const END = '<!-- end of figures -->';

function rowOf({ what, bar, measured, isMet, command, machine }: RunFigure): string {
  const mark = isMet === undefined ? '' : isMet ? 'met' : '**missed**';
  const run = `\`${command}\`, ${machine.date}, ${machine.cores} × ${machine.cpu}`;
  return `| ${what} | ${bar} | ${measured} | ${mark} | ${run} |`;
}

/**
 * Puts figures into the table of a page; the text around it stays.
 * @param begin the comment above the table, which says what writes it
 */
export function writeFigureTable(page: URL, begin: string, figures: readonly RunFigure[]): void {
  const head = ['| what | bar | measured | | run |', '|---|---|---|---|---|'];
  const table = [...head, ...figures.map(rowOf)].join('\n');
  const text = readFileSync(page, 'utf8');
  const [before = ''] = text.split(begin);
  const after = text.split(END)[1] ?? '';
  writeFileSync(page, `${before}${begin}\n\n${table}\n\n${END}${after}`);
}
