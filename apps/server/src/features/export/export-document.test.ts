import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnText } from '@pawmatch/contract/export/column-text';
import { exportTableTexts } from '@pawmatch/contract/export/export-table-messages';
import {
  type ExportTable,
  exportTableNames,
  exportTables,
} from '@pawmatch/contract/export/export-tables';
import { petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { expect, it } from 'vitest';

const DOCUMENT = join(import.meta.dirname, '../../../../../docs/export.md');
const MARK =
  '<!-- Written by export-document.test.ts; vitest run export-document.test.ts -u. -->\n';

/** Not one by one, so that a new fact changes no document. */
const FACTS =
  '| each fact of a pet, such as `kid_friendly` | text or yesNo | as in `columns.csv` of the file; empty is unknown |  |';

const describeTable = (name: keyof typeof exportTables): string => {
  const { isAboutPeople, key, columns }: ExportTable = exportTables[name];
  const isFact = (column: string) => name === 'pets' && Object.hasOwn(petFacts, column);
  const described = Object.entries(columns).filter(([column]) => !isFact(column));
  const rows = described.map(([column, { kind, ...more }]) => {
    const notes = [
      ...(key.includes(column) ? ['key'] : []),
      ...(more.isRepeated ? ['repeated, not imported'] : []),
      ...(more.namesPeople ? ['only with people'] : []),
    ];
    return `| \`${column}\` | ${kind} | ${columnText(name, column)} | ${notes.join(', ')} |`;
  });
  return [
    `### ${name}\n`,
    `${exportTableTexts[name]}.${isAboutPeople ? ' Only in exports with people.' : ''}\n`,
    '| column | kind | meaning | |',
    '|---|---|---|---|',
    ...rows,
    ...(name === 'pets' ? [FACTS] : []),
  ].join('\n');
};

it('B10.03 docs/export.md names every table and column, and the facts of a pet together', async () => {
  const [text = ''] = readFileSync(DOCUMENT, 'utf8').split(MARK);
  const tables = exportTableNames.map(describeTable).join('\n\n');
  await expect(`${text}${MARK}\n${tables}\n`).toMatchFileSnapshot(DOCUMENT);
});
