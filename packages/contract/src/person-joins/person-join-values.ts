/** So long, joined records can be separated in one step. */
export const UNDO_JOIN_DAYS = 7;
