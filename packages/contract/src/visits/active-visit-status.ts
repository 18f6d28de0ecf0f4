import type { visitStatuses } from './normalise-visit-status.ts';

/** D20: visits in these statuses occupy their slot. A plain list, so that pages need no schema. */
export const activeVisitStatuses = [
  'pending',
  'approved',
  'confirmed',
] as const satisfies (typeof visitStatuses)[number][];

/** Whether a visit in this status occupies its slot; false for an unknown status. */
export function isActiveVisitStatus(status: string): boolean {
  return (activeVisitStatuses as readonly string[]).includes(status);
}
