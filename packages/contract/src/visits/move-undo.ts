/** B3.09: how long staff can undo a move in the calendar. */
export const UNDO_MOVE_MS = 10_000;

/** The mail about a move by staff waits longer than that, so that none is sent about a move that is undone. */
export const MOVE_MAIL_DELAY_MS = UNDO_MOVE_MS + 5_000;
