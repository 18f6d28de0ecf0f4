import * as z from 'zod/mini';
import { isStorable } from '../text.ts';
import {
  canShareColumn,
  type DefaultFieldName,
  defaultFieldNames,
  type ImportFieldName,
  importField,
  importFieldNames,
} from './import-fields.ts';
import { importFieldLabels, importReadingMessages as messages } from './import-messages.ts';

/** The layout of a file whose columns were mapped by hand. */
export const OWN_LAYOUT = 'own';

const Field = z.enum(importFieldNames);
const Name = z.string().check(z.minLength(1), z.maxLength(200));
const Word = z.string().check(z.maxLength(60), z.refine(isStorable));
const Words = z.record(Word, z.string().check(z.maxLength(40)));

/** How a file is read. Columns, words and values for all pets are those of a mapping by hand; other layouts know them. */
export const ImportReading = z.strictObject({
  /** The name of a layout that the file fits, or `own`. */
  layout: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The header of the column of each field. */
  columns: z.partialRecord(Field, Name),
  /** What words of the file mean; one that means nothing is empty. */
  words: z.partialRecord(Field, Words),
  /** For rows whose cell is empty. */
  defaults: z.partialRecord(z.enum(defaultFieldNames), z.string()),
});
export type ImportReading = z.output<typeof ImportReading>;

/** A reading without anything. */
export const emptyReading = (layout: string): ImportReading => ({
  layout,
  columns: {},
  words: {},
  defaults: {},
});

const isDefaultField = (name: ImportFieldName): name is DefaultFieldName =>
  defaultFieldNames.some((it) => it === name);

export interface ReadingProblem {
  field: ImportFieldName;
  message: string;
}

/** What must be changed before a file can be read so. @param headers of the file */
export function findReadingProblems(
  { layout, columns, words, defaults }: ImportReading,
  headers: readonly string[],
): ReadingProblem[] {
  const problems: ReadingProblem[] = [];
  const add = (field: ImportFieldName, message: string) => problems.push({ field, message });
  const fieldOfColumn = new Map<string, ImportFieldName>();
  for (const field of importFieldNames) {
    const { values = [], isRequired } = importField(field);
    const label = importFieldLabels[field];
    const column = columns[field];
    const fixed = isDefaultField(field) ? defaults[field] : undefined;
    const twin = column === undefined ? undefined : fieldOfColumn.get(column);
    if (column !== undefined) fieldOfColumn.set(column, field);
    if (column !== undefined && !headers.includes(column)) {
      add(field, messages.noSuchColumn({ column }));
    } else if (column !== undefined && twin && !canShareColumn(field, twin)) {
      add(field, messages.columnTaken({ column, field: importFieldLabels[twin] }));
    } else if (layout === OWN_LAYOUT && isRequired && column === undefined && !fixed) {
      const choose = isDefaultField(field) ? messages.chooseColumnOrValue : messages.chooseColumn;
      add(field, choose({ field: label }));
    }
    const meant = [...Object.values(words[field] ?? {}), ...(fixed ? [fixed] : [])];
    const unknown = meant.find((value) => value !== '' && !values.includes(value));
    if (unknown !== undefined) add(field, messages.notAValue({ field: label, value: unknown }));
  }
  const hasAge = columns.age ?? columns.born ?? defaults.age;
  if (layout === OWN_LAYOUT && !hasAge) {
    add('age', messages.chooseAges);
  }
  return problems;
}
