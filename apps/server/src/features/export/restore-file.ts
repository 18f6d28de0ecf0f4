import type { Database } from '../../platform/database/database.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { chooseShelter } from '../import/import-file.ts';
import { listShelters } from '../shelter/shelters.repository.ts';
import { openExport } from './read-export.ts';
import { type RestoreReport, restoreExport } from './restore-export.ts';

/** What an import of an export has done, in sentences. */
function describeRestore({ tables, named, photos }: RestoreReport, dryRun: boolean): string {
  const lines = tables.map(({ table, counts: { added, unchanged, differs, refused } }) => {
    const left =
      differs + refused > 0 ? `, ${differs} different here, ${refused} not possible` : '';
    return `${table}: ${added} added, ${unchanged} the same${left}`;
  });
  const details = named.map((row) => {
    const why =
      row.outcome === 'differs'
        ? `is different here and stays so: ${row.columns.join(', ')}`
        : row.reason;
    return `  ${row.table}, line ${row.line} (${row.key}): ${why}`;
  });
  const end = dryRun ? 'This was a rehearsal: nothing was kept.' : `Photos added: ${photos}.`;
  return [...lines, ...details, end].join('\n');
}

/** What comes as one zip file is a whole shelter. */
export const isExportFile = (path: string): boolean => path.toLowerCase().endsWith('.zip');

/**
 * Brings an export of a shelter back from a file.
 * @returns what was done, in sentences
 * @throws ExportError, FileError for what the person who runs the command can fix
 */
export async function restoreFile(
  stores: { database: Database; imageStore: ImageStore },
  path: string,
  { shelter, dryRun }: { shelter: string | undefined; dryRun: boolean },
): Promise<string> {
  const { id: shelterId } = chooseShelter(await listShelters(stores.database), shelter);
  const file = await openExport(path);
  try {
    return describeRestore(await restoreExport(stores, file, { shelterId, dryRun }), dryRun);
  } finally {
    file.close();
  }
}
