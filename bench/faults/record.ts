import { readFileSync, writeFileSync } from 'node:fs';
import { type RunFigure, writeFigureTable } from '../support/figure-table.ts';
import { describeMachine } from '../support/machine.ts';
import type { Measurement } from './support/measure.ts';

const file = new URL('../results/faults.json', import.meta.url);
const page = new URL('../../docs/faults.md', import.meta.url);
const BEGIN = '<!-- figures: written by npm run bench:faults -->';

/** The last run of a measurement. */
interface Run extends Measurement {
  command: string;
  machine: ReturnType<typeof describeMachine>;
  /** Load average of the machine in the last minute: other work makes times longer. */
  load: number;
}

function readRuns(): Record<string, Run> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Adds a measurement to `bench/results/faults.json` and to the table of `docs/faults.md`. */
export function recordRun(
  name: string,
  measurement: Measurement,
  order: readonly string[],
  load: number,
) {
  const command = `npm run bench:faults -- ${name}`;
  const runs = {
    ...readRuns(),
    [name]: { ...measurement, command, machine: describeMachine(), load },
  };
  const ordered = order.flatMap((key): [string, Run][] => {
    const run = runs[key];
    return run ? [[key, run]] : [];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
  const figures: RunFigure[] = ordered.flatMap(([, run]) =>
    run.figures.map((figure) => ({ ...figure, command: run.command, machine: run.machine })),
  );
  writeFigureTable(page, BEGIN, figures);
}
