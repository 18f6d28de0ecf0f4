/**
 * What staff read with an endpoint, which the journal records: a `person`, `visit`, `adoption` or `mail` that they open, a
 * list of `people`, `visits` or `adoptions`, the `history` of one of them, or what leaves as a file (`export`).
 */
export type RecordedRead =
  | 'person'
  | 'visit'
  | 'adoption'
  | 'mail'
  | 'people'
  | 'visits'
  | 'adoptions'
  | 'history'
  | 'export';
