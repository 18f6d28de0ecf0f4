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
 * wait longer than the settings promise (`answer_hours`); later visits that are not cancelled; visits of the days before; visits
 * that are over, and of which nobody has said what came of them.
 */
export const visitViews = [
  'today',
  'to_answer',
  'overdue',
  'later',
  'past',
  'without_outcome',
] as const;
export type VisitView = (typeof visitViews)[number];

/*
 * Plain lists, so that pages need no schema.
 */

/** What came of a visit. `came` and `no_show` say only whether the visitor was there. */
export const visitOutcomes = ['came', 'no_show', 'adopted', 'thinking', 'not_a_fit'] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

/** Outcomes of a visit that took place. */
export const attendedOutcomes = [
  'came',
  'adopted',
  'thinking',
  'not_a_fit',
] as const satisfies VisitOutcome[];

/** Why a pet was not a fit. */
export const notAFitReasons = [
  'energy',
  'size',
  'children',
  'other_pets',
  'allergy',
  'home',
  'other',
] as const;
export type NotAFitReason = (typeof notAFitReasons)[number];

/** A plain list, so that pages need no rules. `lapse`: an unanswered request is cancelled. */
export const visitActions = [
  'cancel',
  'lapse',
  'change_status',
  'move',
  'edit_notes',
  'delete',
  'check_in',
  'undo_check_in',
  'set_outcome',
] as const;
export type VisitAction = (typeof visitActions)[number];

/*
 * A plain list, so that pages need no schema.
 */

/**
 * Why a booked visit is outside the settings: the shelter is closed or has no visiting hours then, the pet needs its
 * rest, the pet or the shelter has too many visits, or the time on the shelter's clock is another one.
 */
export const affectedVisitReasons = [
  'closed',
  'hours',
  'rest',
  'pet_day',
  'at_once',
  'time_zone',
] as const;
export type AffectedVisitReason = (typeof affectedVisitReasons)[number];

/**
 * What to do with a walk-in whose pet is booked soon: end it before that visit, or start it anyway. Then it takes the
 * pet until that visit begins.
 */
export const walkInChoices = ['shorten', 'start_anyway'] as const;
export type WalkInChoice = (typeof walkInChoices)[number];

/** A walk-in is not shortened to less. */
export const MIN_WALK_IN_MINUTES = 10;

/** How long staff can undo a move in the calendar. */
export const UNDO_MOVE_MS = 10_000;

/**
 * How long the email about a request that staff decline, or confirm by checking its visitor in, waits: until then
 * they can undo it, and no email is sent.
 */
export const UNDO_ANSWER_MS = 10_000;

/** How long that email waits while staff write why they decline. */
export const WRITE_REASON_MS = 2 * 60_000;

/** The longest note of a visit, with the questions that its adopter chose. */
export const MAX_VISIT_NOTES = 1_000;

/** The longest reason in an email about a declined request. */
export const MAX_DECLINE_REASON = 300;

/** The mail about a move by staff waits longer than that, so that none is sent about a move that is undone. */
export const MOVE_MAIL_DELAY_MS = UNDO_MOVE_MS + 5_000;

/*
 * Plain lists, so that pages need no schema.
 */

/** When a member of staff gets mails about new visit requests. */
export const requestMailFrequencies = ['none', 'at_once', 'daily'] as const;
export type RequestMailFrequency = (typeof requestMailFrequencies)[number];

/** Mailboxes of the shelter that get a mail about each new request. */
export const MAX_REQUEST_MAIL_ADDRESSES = 5;

/** The hour at the shelter from which the daily mail is sent. */
export const DAILY_MAIL_HOUR = 8;

/** As many requests as an email to staff lists. */
export const MAX_MAILED_REQUESTS = 10;
