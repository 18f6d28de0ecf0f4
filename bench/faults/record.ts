import { readFileSync, writeFileSync } from 'node:fs';
import { type RunFigure, writeFigureTable } from '../support/figure-table.ts';
import { describeMachine } from '../support/machine.ts';
import type { Measured } from './support/measure.ts';

const file = new URL('../results/faults.json', import.meta.url);
const page = new URL('../../docs/faults.md', import.meta.url);
const BEGIN = '<!-- figures: written by npm run bench:faults -->';

/** One measurement as it was last made. */
interface Run extends Measured {
  command: string;
  machine: ReturnType<typeof describeMachine>;
  /** Of the machine in the last minute, beside this: other work makes times longer. */
  load: number;
}

function readRuns(): Record<string, Run> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Writes a measurement beside those made before, in the results and in the page about faults. */
export function recordRun(
  name: string,
  measured: Measured,
  order: readonly string[],
  load: number,
) {
  const command = `npm run bench:faults -- ${name}`;
  const runs = {
    ...readRuns(),
    [name]: { ...measured, command, machine: describeMachine(), load },
  };
  const ordered = order.flatMap((it): [string, Run][] => {
    const run = runs[it];
    return run ? [[it, run]] : [];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
  const figures: RunFigure[] = ordered.flatMap(([, run]) =>
    run.figures.map((figure) => ({ ...figure, command: run.command, machine: run.machine })),
  );
  writeFigureTable(page, BEGIN, figures);
}
