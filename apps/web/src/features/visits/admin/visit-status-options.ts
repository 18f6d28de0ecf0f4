import { capitaliseStatus, visitFormStatuses } from '@pawmatch/contract/visits/visit-status';
import type { SelectOption } from '../../../components/ui/SelectField.tsx';
import { toFormStatus } from './visit-form-values.ts';

/**
 * R4.14: what the form offers, and the status that an edited visit has, should it be another: saving
 * other changes must not change it.
 */
export function statusOptions(current: string | undefined): SelectOption[] {
  const choices: string[] = [...visitFormStatuses];
  if (current !== undefined) choices.push(toFormStatus(current));
  return [...new Set(choices)].map((value) => ({ value, label: capitaliseStatus(value) }));
}
