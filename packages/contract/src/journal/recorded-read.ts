/**
 * What staff read with an endpoint, which the journal records: a `person` or `visit` that they open, a list of `people` or
 * `visits`, the `history` of one of them, or what leaves as a file (`export`).
 */
export type RecordedRead = 'person' | 'visit' | 'people' | 'visits' | 'history' | 'export';
