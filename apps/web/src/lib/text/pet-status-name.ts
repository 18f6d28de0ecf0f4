import { petStatusNames, petStatusOfSex } from './pet-status-messages.ts';

type Names = Readonly<Record<string, string>>;

/**
 * What people read for the status of a pet; an unknown one is its own name.
 * @param sex of the one pet that has the status
 */
export function petStatusName(status: string, sex?: string): string {
  const names: Names = sex === 'Male' || sex === 'Female' ? petStatusOfSex[sex] : petStatusNames;
  return names[status] ?? status;
}
