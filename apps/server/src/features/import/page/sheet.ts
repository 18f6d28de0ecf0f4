import { createHash } from 'node:crypto';
import { suggestColumns } from '@pawmatch/contract/import/import-fields';
import {
  emptyReading,
  type ImportReading,
  OWN_LAYOUT,
} from '@pawmatch/contract/import/import-reading';
import { FileError } from '../file/file-error.ts';
import { isUntitled, type Table } from '../file/read-table.ts';
import type { Layout } from '../formats/layout.ts';
import { layouts, layoutsThatFit } from '../formats/layouts.ts';
import { isOurColumn } from '../formats/our-columns.ts';
import { createOwnLayout } from '../formats/own-layout.ts';
import { fileTexts as messages } from '../import-texts.ts';
import type { Sheet } from './imports.tables.ts';

const EXAMPLES = 3;
const MAX_EXAMPLE_LENGTH = 60;

/** A column with more different values, or with longer ones, is no choice. */
const MAX_WORDS = 30;
const MAX_WORD_LENGTH = 60;

/** Reads what people need to say how a file is read. */
export async function readSheet({ file, header, titles, rows }: Table): Promise<Sheet> {
  const examples = header.map(() => new Set<string>());
  const words = header.map((): Set<string> | null => new Set());
  for await (const row of rows()) {
    await file.pace();
    if (!('cells' in row)) continue;
    for (const index of header.keys()) {
      // A copy: a part of a text keeps all of it in memory.
      const cell = (row.cells[index] ?? '').trim();
      if (cell === '') continue;
      const seen = examples[index];
      if (seen && seen.size < EXAMPLES) seen.add(copyOf(cell.slice(0, MAX_EXAMPLE_LENGTH)));
      const known = words[index];
      if (!known || known.has(cell.toLowerCase())) continue;
      if (known.size === MAX_WORDS || cell.length > MAX_WORD_LENGTH) words[index] = null;
      else known.add(copyOf(cell.toLowerCase()));
    }
  }
  const columns = titles.map((name, index) => ({
    name,
    examples: [...(examples[index] ?? [])],
    words: words[index] ? [...words[index]] : null,
  }));
  return {
    columns: columns.filter(
      ({ name, examples: { length } }) => !isOurColumn(name) && !(isUntitled(name) && length === 0),
    ),
    layouts: layoutsThatFit(header).map(({ source, label }) => ({ name: source, label })),
  };
}

const copyOf = (text: string): string => Buffer.from(text).toString();

/** Files with the same columns, in any order, are read alike. Those without a title count for nothing. */
export function headerKey({ columns }: Sheet): string {
  const names = columns.map(({ name }) => name).filter((name) => !isUntitled(name));
  const text = JSON.stringify(names.map((name) => name.toLowerCase()).sort(compare));
  return createHash('sha256').update(text).digest('hex');
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** How a file can be read that the shelter has not read before. */
export function suggestReading({ columns, layouts: fitting }: Sheet): ImportReading {
  const [first] = fitting;
  if (first) return emptyReading(first.name);
  return { ...emptyReading(OWN_LAYOUT), columns: suggestColumns(columns) };
}

/** @throws FileError for a layout of an earlier version */
export function layoutOf(reading: ImportReading): Layout {
  if (reading.layout === OWN_LAYOUT) return createOwnLayout(reading);
  const layout = layouts.find(({ source }) => source === reading.layout);
  if (!layout) throw new FileError(messages.unknownKind);
  return layout;
}
