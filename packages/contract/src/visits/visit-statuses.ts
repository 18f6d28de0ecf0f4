/*
 * Plain values, so that pages can use them without loading the schemas.
 */

/** As stored and sent. */
export const visitStatuses = [
  'pending',
  'approved',
  'confirmed',
  'completed',
  'cancelled',
] as const;

const SYNONYMS: Readonly<Record<string, (typeof visitStatuses)[number]>> = {
  '': 'pending',
  pendingapproval: 'pending',
  canceled: 'cancelled',
  rejected: 'cancelled',
  denied: 'cancelled',
};

/**
 * Ignores case and white space, and maps synonyms. Empty means pending; an unknown status is
 * returned unchanged.
 */
export function normaliseVisitStatus(status: string | null | undefined): string {
  const text = status ?? '';
  const key = text.toLowerCase().replace(/[\s_-]+/g, '');
  const known: readonly string[] = visitStatuses;
  if (known.includes(key)) return key;
  return Object.hasOwn(SYNONYMS, key) ? (SYNONYMS[key] ?? text) : text;
}

/** Capitalises the first letter, as bulk actions send the status and people read it. */
export function capitaliseStatus(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1).toLowerCase();
}

/** Visits in these statuses occupy their slot. */
export const activeVisitStatuses = [
  'pending',
  'approved',
  'confirmed',
] as const satisfies (typeof visitStatuses)[number][];

/** Whether a visit in this status occupies its slot; false for an unknown status. */
export function isActiveVisitStatus(status: string): boolean {
  return (activeVisitStatuses as readonly string[]).includes(status);
}
