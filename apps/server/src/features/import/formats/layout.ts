import type { PetStatus } from '@pawmatch/contract/pets/pet-status';

/** The cells of a row by the names of their columns. */
export type Cells = Readonly<Record<string, string>>;

/**
 * The columns of an export, told as those of Petfinder's listings, which `petFacts` names: `id`, `name`, `species`,
 * `breed_primary`, and so on.
 */
export interface Layout {
  /** The word after `--format`; several layouts can share one. */
  format: string;
  /** Who made it, for messages, such as "Petfinder's listings". */
  label: string;
  /** Stored with pets. Two layouts share one only if they have the same ids. */
  source: string;
  /** The columns by which it is recognized, in lower case. */
  required: readonly string[];
  /** Its columns under the names of Petfinder's; of several, the first one that has text. */
  columns: Readonly<Record<string, string | readonly string[]>>;
  /** What cannot be told by columns alone. Its names are Petfinder's. */
  convert?(cells: Cells): Cells;
  /** By the words of the status in lower case. Another status is refused. */
  statuses: Readonly<Record<string, PetStatus>>;
  /** Other words in a column, in lower case. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Cuts long descriptions, and ends them with three dots. */
  isTruncating?: boolean;
  /** Has no status between adoptable and adopted, so that Pending is not its business. */
  lacksPending?: boolean;
}

/** Columns that have Petfinder's names already. */
export const same = (...names: string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, name]));

/** The cells of a row by Petfinder's names. */
export function toPetfinderCells(layout: Layout, cells: Cells): Cells {
  const found: Record<string, string> = {};
  for (const [name, columns] of Object.entries(layout.columns)) {
    const column = typeof columns === 'string' ? columns : columns.find((each) => cells[each]);
    found[name] = (column && cells[column]) || '';
  }
  return { ...found, ...layout.convert?.(cells) };
}

/** The name in the file of one of Petfinder's columns, for messages. */
export const columnName = (layout: Layout, name: string): string =>
  [layout.columns[name] ?? name].flat()[0] ?? name;
