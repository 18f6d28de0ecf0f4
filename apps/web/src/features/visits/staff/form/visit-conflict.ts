import type { Visit } from '@pawmatch/contract/visits/visit';
import { visitFormStatuses } from '@pawmatch/contract/visits/visit-status';
import type { SelectOption } from '../../../../components/ui/SelectField.tsx';
import { dateTimeText } from '../../../../lib/dates/shelter-dates.ts';
import { type ConflictField, conflictFields } from '../../../../staff/edit/EditConflict.tsx';
import type { RowConflict } from '../../../../staff/edit/use-edited-row.ts';
import { visitStatusName } from '../../visit-status-name.ts';
import { visitFormMessages as messages } from '../staff-visits-messages.ts';
import { fromLocalTime } from './shelter-local-time.ts';
import {
  type ChangedVisitFields,
  toFormStatus,
  toVisitForm,
  type VisitFormValues,
} from './visit-form-values.ts';

/**
 * The statuses that the form offers, plus the current status of an edited visit, which saving
 * other changes must not change.
 */
export function statusOptions(current: string | undefined): SelectOption[] {
  const choices: string[] = [...visitFormStatuses];
  if (current !== undefined) choices.push(toFormStatus(current));
  return [...new Set(choices)].map((value) => ({ value, label: visitStatusName(value) }));
}

const fields = [
  { name: 'requested_at', label: messages.dateAndTime },
  { name: 'status', label: messages.status },
  { name: 'notes', label: messages.notes },
  { name: 'full_name', label: messages.name },
  { name: 'email', label: messages.email },
  { name: 'phone_number', label: messages.phone },
] as const;

/** The differing fields of two versions of a visit, with the labels of the form. */
export function visitConflictFields(
  { base, current }: RowConflict<Visit>,
  mine: VisitFormValues,
  changed: ChangedVisitFields,
  timeZone: string,
): ConflictField[] {
  const versions = {
    base: toVisitForm(base, timeZone),
    current: toVisitForm(current, timeZone),
    mine,
  };
  return conflictFields<VisitFormValues>(fields, versions, changed, (name, values) => {
    if (name === 'requested_at') {
      const instant = fromLocalTime(values.requested_at, timeZone);
      return instant ? dateTimeText(instant.toISOString(), timeZone) : '';
    }
    if (name !== 'status') return values[name];
    const option = statusOptions(values.status).find(({ value }) => value === values.status);
    return option?.label ?? values.status;
  });
}
