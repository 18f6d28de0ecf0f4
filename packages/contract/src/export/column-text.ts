import { type PetFactName, petFacts } from '../pets/pet-facts.ts';
import { exportColumnTexts, exportFactTexts } from './export-table-messages.ts';
import type { ExportTableName } from './export-tables.ts';

/** What a column of a table means. */
export function columnText(table: ExportTableName, name: string): string {
  const fact =
    table === 'pets' && Object.hasOwn(petFacts, name) ? petFacts[name as PetFactName] : null;
  if (!fact) {
    const texts: Readonly<Record<string, string>> = exportColumnTexts[table];
    return texts[name] ?? name;
  }
  return fact.kind === 'choice'
    ? exportFactTexts.choice({ label: fact.label, values: fact.values.join(', ') })
    : exportFactTexts.yesNo({ label: fact.label });
}
