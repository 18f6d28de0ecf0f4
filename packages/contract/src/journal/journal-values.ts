/*
 * Plain values about the journal, so that its page can use them without loading the schemas.
 */

export const JOURNAL_PAGE_SIZE = 50;

/** What the entries of the journal are about, for its filter. */
export const journalKinds = ['opened', 'listed', 'exported', 'changed'] as const;
export type JournalKind = (typeof journalKinds)[number];

/** What staff read, by its kind in the filter. A person's data that staff download is an event. */
export const readKindsOf = {
  opened: ['person.opened', 'visit.opened'],
  listed: ['people.listed', 'visits.listed', 'adoptions.listed'],
  exported: ['calendar.created', 'records.exported', 'key.created', 'key.revoked'],
  changed: ['feed.changed'],
} as const satisfies Record<JournalKind, readonly string[]>;

export const readKinds = Object.values(readKindsOf).flat();
