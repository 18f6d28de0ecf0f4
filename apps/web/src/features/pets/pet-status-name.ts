import { petStatusNames } from './pet-status-messages.ts';

const names: Readonly<Record<string, string>> = petStatusNames;

/** What people read for the status of a pet; an unknown one is its own name. */
export const petStatusName = (status: string): string => names[status] ?? status;
