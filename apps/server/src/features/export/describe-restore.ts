import type { RestoreReport } from './restore-export.ts';

/** What an import of an export has done, in sentences. */
export function describeRestore({ tables, named, photos }: RestoreReport, dryRun: boolean): string {
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
