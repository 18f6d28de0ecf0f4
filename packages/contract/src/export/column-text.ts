import { petFactMessages } from '../pets/facts/pet-fact-messages.ts';
import { type PetFactName, petFacts } from '../pets/facts/pet-facts.ts';
import { exportColumnTexts, exportFactTexts } from './export-table-messages.ts';
import type { ExportTableName } from './export-tables.ts';

/** What a column of a table means. */
export function columnText(table: ExportTableName, name: string): string {
  if (table !== 'pets' || !isPetFact(name)) {
    const texts: Readonly<Record<string, string>> = exportColumnTexts[table];
    return texts[name] ?? name;
  }
  const fact = petFacts[name];
  const { label } = petFactMessages[name];
  return fact.kind === 'choice'
    ? exportFactTexts.choice({ label, values: fact.values.join(', ') })
    : exportFactTexts.yesNo({ label });
}

const isPetFact = (name: string): name is PetFactName => Object.hasOwn(petFacts, name);
