import {
  type ImportFieldName,
  meaningOf,
  splitSpeciesAndBreed,
} from '@pawmatch/contract/import/import-fields';
import { type ImportReading, OWN_LAYOUT } from '@pawmatch/contract/import/import-reading';
import { layoutLabels } from '../import-messages.ts';
import type { Cells, Layout } from './layout.ts';

/**
 * The layout of a file whose columns were mapped by hand. Ids of all such files of a shelter are of one series, so that
 * a column more or less makes no new pets.
 */
export function createOwnLayout({ columns, words, defaults }: ImportReading): Layout {
  const mapped = Object.entries(columns).map(
    ([name, column]) => [name as ImportFieldName, column.toLowerCase()] as const,
  );
  const fixed = Object.entries(defaults) as [ImportFieldName, string][];
  const ownWords = new Map(
    mapped.map(([name]) => [name, new Map(Object.entries(words[name] ?? {}))]),
  );

  const isShared = columns.species !== undefined && columns.species === columns.breed_primary;
  const textOf = (name: ImportFieldName, cell: string): string => {
    if (!isShared || (name !== 'species' && name !== 'breed_primary')) return cell;
    const { species, breed } = splitSpeciesAndBreed(cell);
    return name === 'species' ? species : breed;
  };

  function convert(cells: Cells): Cells {
    const read = mapped.map(([name, column]) => {
      const text = textOf(name, cells[column] ?? '');
      const meaning = ownWords.get(name)?.get(text.toLowerCase()) ?? meaningOf(name, text, column);
      // What becomes of a pet is not left open: the row is refused, with its word.
      return [name, name === 'status' ? meaning || text : (meaning ?? text)];
    });
    const values: Record<string, string> = Object.fromEntries(read);
    const ageOfBorn = values.age ? undefined : meaningOf('age', values.born ?? '');
    // Where they do not know the day of birth, people write the age.
    if (ageOfBorn) Object.assign(values, { age: ageOfBorn, born: '' });
    for (const [name, value] of fixed) values[name] ||= value;
    return values;
  }

  return {
    format: OWN_LAYOUT,
    get label() {
      return layoutLabels.spreadsheet;
    },
    source: 'spreadsheet',
    required: [],
    columns: Object.fromEntries(mapped),
    convert,
    statuses: { available: 'Available', pending: 'Pending', adopted: 'Adopted' },
  };
}
