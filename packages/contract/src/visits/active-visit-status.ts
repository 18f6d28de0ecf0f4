import type { visitStatuses } from './normalise-visit-status.ts';

/** D20: these hold their time at the shelter. A plain list, so that pages need no schema for it. */
export const activeVisitStatuses = [
  'pending',
  'approved',
  'confirmed',
] as const satisfies (typeof visitStatuses)[number][];

/** Whether a visit in this status holds its time; false for an unknown one. */
export function isActiveVisitStatus(status: string): boolean {
  return (activeVisitStatuses as readonly string[]).includes(status);
}
