import type { ImportFieldName } from '@pawmatch/contract/import/import-fields';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { ChoiceFactName } from '@pawmatch/contract/pets/facts/pet-facts';
import { petStatusName } from '../../lib/text/pet-status-name.ts';
import { importMessages as messages } from './import-messages.ts';

const facts: Partial<Record<ImportFieldName, ChoiceFactName>> = {
  species: 'species',
  sex: 'sex',
  age: 'age_group',
  size: 'size',
  coat: 'hair_length',
};

/** What people read for a value, such as "Extra Large". */
export function valueLabel(field: ImportFieldName, value: string): string {
  if (value === 'yes' || value === 'no') return messages[value];
  if (field === 'status' || field === 'status_detail') return petStatusName(value);
  const fact = facts[field];
  return fact ? factLabel(fact, value) : value;
}
