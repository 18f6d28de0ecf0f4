import { readFileSync, writeFileSync } from 'node:fs';
import type { describeMachine } from './machine.ts';
import type { Figure } from './result.ts';

/** A figure with the run that measured it. */
export interface RunFigure extends Figure {
  command: string;
  generator?: string;
  machine: ReturnType<typeof describeMachine>;
}

const END = '<!-- end of figures -->';

function rowOf({ what, bar, measured, isMet, command, generator, machine }: RunFigure): string {
  const result = isMet === undefined ? '' : isMet ? 'met' : '**missed**';
  const by = generator ? `, load by ${generator}` : '';
  const run = `\`${command}\`${by}, ${machine.date}, ${machine.cores} × ${machine.cpu}`;
  return `| ${what} | ${bar} | ${measured} | ${result} | ${run} |`;
}

/**
 * Replaces the table of figures in a page.
 * @param begin the comment above the table
 */
export function writeFigureTable(page: URL, begin: string, figures: readonly RunFigure[]): void {
  const header = ['| what | bar | measured | | run |', '|---|---|---|---|---|'];
  const table = [...header, ...figures.map(rowOf)].join('\n');
  const text = readFileSync(page, 'utf8');
  const [before = ''] = text.split(begin);
  const after = text.split(END)[1] ?? '';
  writeFileSync(page, `${before}${begin}\n\n${table}\n\n${END}${after}`);
}
