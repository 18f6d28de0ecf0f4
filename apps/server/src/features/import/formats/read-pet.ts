import { petFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { readCsvText } from '../../../platform/files/csv.ts';
import { inEachLanguage, type StoredText } from '../../../platform/language/stored-text.ts';
import { trimCell } from '../file/read-table.ts';
import { correctDoubleEncoding } from '../file/text-encoding.ts';
import { rowTexts as messages } from '../import-texts.ts';
import { type ImportedPet, RejectedRow } from '../imported-pet.ts';
import { type Cells, type Layout, toPetfinderCells } from './layout.ts';
import { REASON_COLUMN } from './our-columns.ts';
import { toOneLine } from './plain-text.ts';
import { type ReadContext, RowReader } from './row-reader.ts';

/** A pet, and what was wrong with cells that are not essential, such as `photo: This is no photo address.` */
export interface ReadPet {
  pet: ImportedPet;
  ignored: StoredText[];
}

/** The cells of a row under Petfinder's names, without spaces around them, and in the right encoding. */
export function cleanCells(layout: Layout, header: readonly string[], cells: string[]): Cells {
  const isOurs = header.includes(REASON_COLUMN);
  const textOf = (cell: string) => (isOurs ? readCsvText(cell) : cell);
  const named = header.map((name, index) => [
    name,
    correctDoubleEncoding(textOf(trimCell(cells[index] ?? ''))),
  ]);
  return toPetfinderCells(layout, Object.fromEntries(named));
}

/** Converts a row. @throws RejectedRow */
export function readPet(cells: Cells, context: ReadContext): ReadPet {
  const { layout } = context;
  const row = new RowReader(cells, context);
  row.requireDecoded();
  const sourceId = row.id();
  const status = row.status();
  const birthDate = row.birthDate();
  const written = {
    name: toOneLine(row.cell('name')),
    breed: row.breed(),
    status,
    ...Object.fromEntries(petFactNames.map((name) => [name, row.fact(name)])),
    trainingTraits: row.traits(),
    ...row.story(),
    ...birthDate,
    color: row.optional('color'),
    microchip: row.optional('microchip'),
    shelter_number: row.optional('shelter_number'),
    shelter_notes: row.optional('shelter_notes'),
  };
  const input = PetInput.safeParse(written);
  if (!input.success) {
    const column = input.error.issues[0]?.path.join('.') ?? '';
    const firstIssue = () => PetInput.safeParse(written).error?.issues[0]?.message ?? '';
    throw new RejectedRow(messages.inColumn({ column, reason: inEachLanguage(firstIssue) }));
  }
  const pet: ImportedPet = {
    source: layout.source,
    sourceId,
    input: input.data,
    internalNote: row.internalNote(),
    photo: row.photo(),
    createdAt: row.createdAt(),
    isStatusCertain: !layout.lacksPending || status !== 'Available',
  };
  return { pet, ignored: row.ignored };
}
