import type { VisitDetails } from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';
import { factsOf, type LetterKind, letterAfter, type VisitLetter } from './visit-letter.ts';

/**
 * A letter about a visit as it is now.
 * @param before as it was; an invitation that was sent for it may have to be withdrawn
 */
export function letterOf(
  kind: LetterKind,
  changed: VisitDetails,
  sequence: number,
  before: Pick<VisitRow, 'status'> | undefined,
): VisitLetter {
  const isOff = kind === 'cancelled' || kind === 'reopened';
  const facts = kind === 'cancelled' ? factsOf(changed) : undefined;
  return {
    ...{ kind, visitId: changed.visit.id, sequence },
    ...(isOff && { isInvitationWithdrawn: before?.status === 'confirmed' }),
    // By the time that it is sent, the pet or the visit may be gone.
    ...(facts && { facts }),
  };
}

/** For a visit that is about to be cancelled or deleted; undefined when nobody needs to be told. */
export function cancellationOf(details: VisitDetails, now: Date): VisitLetter | undefined {
  const { visit } = details;
  const kind = letterAfter(visit, { ...visit, status: 'cancelled' }, now);
  return kind && letterOf(kind, details, visit.letterSequence + 1, visit);
}
