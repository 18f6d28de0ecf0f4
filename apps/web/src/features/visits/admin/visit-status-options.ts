import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import { visitFormStatuses } from '@pawmatch/contract/visits/visit-status';
import type { SelectOption } from '../../../components/ui/SelectField.tsx';
import { toFormStatus } from './visit-form-values.ts';

/**
 * R4.14: the statuses that the form offers, plus the current status of an edited visit, which saving
 * other changes must not change.
 */
export function statusOptions(current: string | undefined): SelectOption[] {
  const choices: string[] = [...visitFormStatuses];
  if (current !== undefined) choices.push(toFormStatus(current));
  return [...new Set(choices)].map((value) => ({ value, label: capitaliseStatus(value) }));
}
