/** Years for which a mark outlives its account, as a digest of mailbox and telephone. */
export const MARK_YEARS = 2;
