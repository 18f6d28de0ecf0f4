import { exportTableNames, exportTables } from '@pawmatch/contract/export/export-tables';
import { exportMessages as messages } from '../export-messages.ts';

/** The tables of an export, and what each of them is. */
export function ExportedTables({ withPeople }: { withPeople: boolean }) {
  const names = exportTableNames.filter((name) => withPeople || !exportTables[name].isAboutPeople);
  return (
    <table className="w-full border-collapse text-start text-sm">
      <thead>
        <tr className="border-b border-line text-text-muted">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            {messages.table}
          </th>
          <th scope="col" className="py-2 text-start font-semibold">
            {messages.meaning}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {names.map((name) => (
          <tr key={name}>
            <th scope="row" className="py-2.5 pe-4 text-start align-top font-medium wrap-anywhere">
              {name}
            </th>
            <td className="py-2.5 text-text-muted">{exportTables[name].about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
