/**
 * What staff read with an endpoint, which the journal records: a `person`, `visit` or `mail` that they open, a list of
 * `people` or `visits`, the `history` of one of them, or what leaves as a file (`export`).
 */
export type RecordedRead = 'person' | 'visit' | 'mail' | 'people' | 'visits' | 'history' | 'export';
