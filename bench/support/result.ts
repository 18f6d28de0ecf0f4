import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeMachine } from './machine.ts';

/** A measured value and its target, the bar. */
export interface Figure {
  what: string;
  bar: string;
  measured: string;
  /** Undefined when there is no target. */
  isMet?: boolean;
}

export interface Result {
  name: string;
  command: string;
  /** The program that sent the requests, if that was one of several. */
  generator?: string;
  figures: Figure[];
  /** The data behind the figures. */
  details?: unknown;
}

const folder = fileURLToPath(new URL('../results/', import.meta.url));

/** Writes `bench/results/NAME.json` and prints the figures. */
export function writeResult(result: Result): void {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ ...result, machine: describeMachine() }, null, 2);
  writeFileSync(`${folder}${result.name}.json`, `${text}\n`);
  if (result.generator) console.log(`  load by ${result.generator}`);
  for (const { what, bar, measured, isMet } of result.figures) {
    const outcome = isMet === undefined ? 'reported' : isMet ? 'met' : 'MISSED';
    console.log(`  ${outcome.padEnd(8)} ${what}: ${measured} (bar: ${bar})`);
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
