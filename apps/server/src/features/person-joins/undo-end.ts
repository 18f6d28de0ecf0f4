import { UNDO_JOIN_DAYS } from '@pawmatch/contract/person-joins/person-join-values';

/** Until when joined records can be separated. */
export const undoEnd = ({ joinedAt }: { joinedAt: Date }): Date =>
  new Date(joinedAt.getTime() + UNDO_JOIN_DAYS * 24 * 60 * 60_000);
