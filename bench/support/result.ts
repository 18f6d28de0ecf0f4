import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SCALE } from './scale.ts';
import { roundTo } from './statistics.ts';

/** The machine and date of a measurement, shown with every figure. */
function describeMachine() {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memory_gib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
}

/** A measured value and its target, the bar. */
export interface Figure {
  what: string;
  bar: string;
  measured: string;
  /** Undefined when there is no target. */
  isMet?: boolean;
}

/** A figure whose bar is an upper limit. @param note beside the measured value */
export const atMost = (
  what: string,
  measured: number,
  most: number,
  unit: string,
  note?: string,
): Figure => ({
  what,
  bar: `<= ${most} ${unit}`,
  measured: `${roundTo(measured, measured < 100 ? 2 : 0)} ${unit}${note ? ` (${note})` : ''}`,
  isMet: measured <= most,
});

export interface Result {
  name: string;
  command: string;
  /** The program that sent the requests, if that was one of several. */
  generator?: string;
  figures: Figure[];
  /** The data behind the figures. */
  details?: unknown;
}

type StoredResult = Omit<Result, 'name'> & { machine: ReturnType<typeof describeMachine> };

const folder = fileURLToPath(new URL('../results/', import.meta.url));

function printFigures(figures: readonly Figure[]): void {
  for (const { what, bar, measured, isMet } of figures) {
    const outcome = isMet === undefined ? 'reported' : isMet ? 'met' : 'MISSED';
    console.log(`  ${outcome.padEnd(8)} ${what}: ${measured} (bar: ${bar})`);
  }
}

/**
 * Prints the figures, makes the command fail when a bar is missed, and writes `bench/results/NAME.json`, unless the run
 * was a short one.
 */
export function writeResult(result: Result): void {
  if (result.generator) console.log(`  load by ${result.generator}`);
  printFigures(result.figures);
  if (SCALE === 1) {
    const text = JSON.stringify({ ...result, machine: describeMachine() }, null, 2);
    writeFileSync(`${folder}${result.name}.json`, `${text}\n`);
  }
  if (result.figures.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

/**
 * Prints the figures of the last runs.
 * @param names of benchmarks; none means all
 */
export function printResults(names: readonly string[]): void {
  for (const file of readdirSync(folder)) {
    const content = JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
    // faults.json has the last runs of measurements that tests have replaced.
    const results: StoredResult[] = 'figures' in content ? [content] : Object.values(content);
    if (names.length > 0 && !names.includes(file.replace('.json', ''))) continue;
    for (const { command, generator, machine, figures } of results) {
      const load = generator ? `, load by ${generator}` : '';
      console.log(`${command}${load}, ${machine.date}, ${machine.cores} × ${machine.cpu}`);
      printFigures(figures);
    }
  }
}
