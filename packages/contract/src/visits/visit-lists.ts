/*
 * Plain values of lists of visits, so that pages can use them without loading the schemas.
 */

/** A longer answer would be several megabytes; further visits are on the next pages. */
export const MAX_VISITS = 1_000;

/** `newest` request first; `soonest` and `latest` are by the time of the visit. */
export const visitSorts = ['newest', 'soonest', 'latest'] as const;
export type VisitSort = (typeof visitSorts)[number];

/**
 * Parts of the work: visits of today that are not cancelled; requests to answer, and those of them that
 * wait longer than the settings promise (`answer_hours`); later visits that are not cancelled; visits of the days before.
 */
export const visitViews = ['today', 'to_answer', 'overdue', 'later', 'past'] as const;
export type VisitView = (typeof visitViews)[number];
