import { capitaliseStatus } from '@pawmatch/contract/visits/visit-statuses';
import { visitStatusNames } from './visit-status-messages.ts';

const names: Readonly<Record<string, string>> = visitStatusNames;

/** What people read for the status of a visit; an unknown one is its own name, capitalised. */
export const visitStatusName = (status: string): string =>
  names[status.toLowerCase()] ?? capitaliseStatus(status);
