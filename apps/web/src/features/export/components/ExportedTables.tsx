import { exportTableTexts } from '@pawmatch/contract/export/export-table-messages';
import { exportTableNames, exportTables } from '@pawmatch/contract/export/export-tables';

/** The tables of an export, and what each of them is. */
export function ExportedTables({ withPeople }: { withPeople: boolean }) {
  const names = exportTableNames.filter((name) => withPeople || !exportTables[name].isAboutPeople);
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {names.map((name) => (
        <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_1fr]">
          <dt className="font-medium">{name}</dt>
          <dd className="text-text-muted">{exportTableTexts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
