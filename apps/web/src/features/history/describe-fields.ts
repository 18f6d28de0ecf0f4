import type { FieldChange } from '@pawmatch/contract/history/history-event';
import { isLanguage } from '@pawmatch/contract/languages';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import { type ChoiceFactName, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import type { StaffRole } from '@pawmatch/contract/staff/capabilities';
import { shortDateTime } from '../../lib/dates/shelter-dates.ts';
import { feeText } from '../../lib/text/fee-text.ts';
import { languageName } from '../../lib/text/language-name.ts';
import { petStatusNames } from '../../lib/text/pet-status-messages.ts';
import { roleNames } from '../colleagues/role-messages.ts';
import { visitStatusName } from '../visits/visit-status-name.ts';
import { historyMessages as messages } from './history-messages.ts';

const fieldNames: Readonly<Record<string, string>> = messages.fieldNames;
const valueNames: Readonly<Record<string, string>> = messages.valueNames;

const isFact = (field: string): field is keyof typeof petFacts => field in petFacts;

const labelOf = (field: string) =>
  isFact(field)
    ? messages.factName({ fact: field, label: petFactMessages[field].label })
    : (fieldNames[field] ?? field.replaceAll('_', ' '));

/** A value as people read it; null for an unknown or empty one. */
export function textOf(field: string, value: unknown, timeZone: string): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value))
    return value.length > 0 ? value.map((each) => valueNames[each] ?? each).join(', ') : null;
  const text = String(value);
  if (/_(at|by)$/.test(field) && !Number.isNaN(Date.parse(text)))
    return shortDateTime(text, timeZone);
  if (isFact(field) && petFacts[field].kind === 'choice') {
    return factLabel(field as ChoiceFactName, text);
  }
  if (field === 'fee_cents') return feeText(Number(value));
  if (field === 'intake' || field === 'outcome' || field === 'contract')
    return valueNames[text] ?? text.replaceAll('_', ' ');
  if (field === 'language' && isLanguage(text)) return languageName(text);
  if (field === 'staff_role') return roleNames[text as StaffRole] ?? text;
  return field === 'status' ? (petStatusNames[text as PetStatus] ?? visitStatusName(text)) : text;
}

function describeField(actor: string, change: FieldChange, timeZone: string): string | null {
  if (!change.values) return null;
  const field = labelOf(change.field);
  const before = textOf(change.field, change.values.before, timeZone);
  const after = textOf(change.field, change.values.after, timeZone);
  if (before !== null && after !== null) {
    return messages.fieldChanged({ actor, field, before, after });
  }
  if (after !== null) return messages.fieldSet({ actor, field, after });
  return before === null ? null : messages.fieldCleared({ actor, field, before });
}

/** A sentence for each changed field; those without values are in one. */
export function describeFields(actor: string, changes: readonly FieldChange[], timeZone: string) {
  const hidden = changes.filter(({ values }) => values === null);
  const fields = [...new Set(hidden.map(({ field }) => labelOf(field)))];
  return [
    ...changes.map((change) => describeField(actor, change, timeZone)),
    fields.length > 0 ? messages.fieldsChanged({ actor, fields }) : null,
  ].filter((sentence) => sentence !== null);
}
