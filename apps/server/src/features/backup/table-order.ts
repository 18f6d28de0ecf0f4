import type { Table } from './backup.repository.ts';

/**
 * Sorts tables so that each comes after those that it refers to.
 * @throws Error when tables refer to each other in a circle
 */
export function orderTables(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const next = waiting.filter(({ parents }) => !parents.some((parent) => names.has(parent)));
    if (next.length === 0) throw new Error(`${[...names].join(', ')} refer to each other.`);
    ordered.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}
