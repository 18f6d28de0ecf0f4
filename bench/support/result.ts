import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeMachine } from './machine.ts';

/** One figure beside its bar. */
export interface Figure {
  what: string;
  bar: string;
  measured: string;
  /** Undefined where the bar only asks for a report. */
  isMet?: boolean;
}

export interface Result {
  name: string;
  command: string;
  figures: Figure[];
  /** What the figures were made of. */
  details?: unknown;
}

const folder = fileURLToPath(new URL('../results/', import.meta.url));

/** Writes `bench/results/NAME.json` and says how it went. */
export function writeResult(result: Result): void {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ ...result, machine: describeMachine() }, null, 2);
  writeFileSync(`${folder}${result.name}.json`, `${text}\n`);
  for (const { what, bar, measured, isMet } of result.figures) {
    const mark = isMet === undefined ? 'reported' : isMet ? 'met' : 'MISSED';
    console.log(`  ${mark.padEnd(8)} ${what}: ${measured} (bar: ${bar})`);
  }
}

export function readResult(
  name: string,
): (Result & { machine: ReturnType<typeof describeMachine> }) | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}
