import type { ImportFieldName } from '@pawmatch/contract/import/import-fields';
import { petFactMessages } from '@pawmatch/contract/pets/pet-fact-messages';
import { importMessages as messages } from './import-messages.ts';

const labels: Partial<Record<ImportFieldName, Readonly<Record<string, string>>>> = {
  size: petFactMessages.size.values,
};

/** What people read for a value, such as "Extra Large". */
export function valueLabel(field: ImportFieldName, value: string): string {
  if (value === 'yes' || value === 'no') return messages[value];
  return labels[field]?.[value] ?? value;
}
