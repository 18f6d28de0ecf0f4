import type { VisitDetails } from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';
import {
  addressOf,
  factsOf,
  type LetterKind,
  letterAfter,
  type VisitLetter,
  type VisitMail,
} from './visit-letter.ts';

/**
 * A letter about a visit as it is now.
 * @param before as it was; an invitation that was sent for it may have to be withdrawn
 * @returns undefined for a walk-in who has left no address
 */
export function letterOf(
  kind: LetterKind,
  changed: VisitDetails,
  sequence: number,
  before: Pick<VisitRow, 'status'> | undefined,
): VisitMail | undefined {
  const to = addressOf(changed);
  if (!to) return undefined;
  const isOff = kind === 'cancelled' || kind === 'reopened';
  const facts = kind === 'cancelled' ? factsOf(changed) : undefined;
  const letter: VisitLetter = {
    ...{ kind, visitId: changed.visit.id, sequence },
    ...(isOff && { isInvitationWithdrawn: before?.status === 'confirmed' }),
    // By the time that it is sent, the pet or the visit may be gone.
    ...(facts && { facts }),
  };
  return { to, expiresAt: changed.visit.startsAt, letter };
}

/** For a visit that is about to be cancelled or deleted; undefined when nobody needs to be told. */
export function cancellationOf(details: VisitDetails, now: Date): VisitMail | undefined {
  const { visit } = details;
  const kind = letterAfter(visit, { ...visit, status: 'cancelled' }, now);
  return kind && letterOf(kind, details, visit.letterSequence + 1, visit);
}
