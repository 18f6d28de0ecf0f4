import { isActiveVisitStatus, type VisitStatus } from '@pawmatch/contract/visits/visit-status';
import * as z from 'zod/mini';
import type { VisitDetails } from '../visits.repository.ts';

/** The kind of the mails about visits. */
export const VISIT_MAIL = 'visit';

const LetterKind = z.enum(['received', 'confirmed', 'reminder', 'reopened', 'cancelled']);

/**
 * What the adopter is told: a request has come in, a visit is confirmed (or moved), is tomorrow, is not
 * confirmed any more, or was cancelled.
 */
export type LetterKind = z.infer<typeof LetterKind>;

/** What a letter is made of. Text as people have typed it. */
const LetterFacts = z.object({
  fullName: z.string(),
  petName: z.nullable(z.string()),
  /** ISO 8601 */
  startsAt: z.string(),
  endsAt: z.string(),
  /** A walk-in has no dashboard. */
  hasAccount: z.boolean(),
});
export type LetterFacts = z.infer<typeof LetterFacts>;

/** A letter as a job: what it is about is looked up when it is sent, unless it will be gone by then. */
export const VisitLetter = z.object({
  kind: LetterKind,
  visitId: z.string(),
  /** Among the letters about this visit; also that of the calendar entry. */
  sequence: z.number(),
  /** An entry is in the adopter's calendar, and has to go. */
  isInvitationWithdrawn: z.optional(z.boolean()),
  facts: z.optional(LetterFacts),
});
export type VisitLetter = z.infer<typeof VisitLetter>;

/** A letter and where it goes; it is pointless once the visit has begun. */
export interface VisitMail {
  to: string;
  expiresAt: Date;
  letter: VisitLetter;
}

/** Null for a walk-in who has left no address. */
export const addressOf = ({ visit, adopter }: VisitDetails): string | null =>
  adopter?.email ?? visit.visitorEmail;

export function factsOf({ visit, pet, adopter }: VisitDetails): LetterFacts {
  return {
    fullName: adopter?.fullName ?? visit.visitorName ?? '',
    petName: pet?.name ?? null,
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    hasAccount: adopter !== null,
  };
}

interface VisitState {
  status: VisitStatus;
  startsAt: Date;
}

/**
 * Which letter a change calls for.
 * @param before undefined for a new visit
 * @returns undefined when there is nothing to tell, as about visits that are over
 */
export function letterAfter(
  before: VisitState | undefined,
  after: VisitState,
  now: Date,
): LetterKind | undefined {
  if (after.startsAt <= now) return undefined;
  const wasActive = before !== undefined && isActiveVisitStatus(before.status);
  const isMoved = before?.startsAt.getTime() !== after.startsAt.getTime();
  switch (after.status) {
    case 'confirmed':
      return before?.status !== 'confirmed' || isMoved ? 'confirmed' : undefined;
    case 'pending':
    case 'approved':
      if (before?.status === 'confirmed') return 'reopened';
      return !wasActive || isMoved ? 'received' : undefined;
    case 'cancelled':
      return wasActive ? 'cancelled' : undefined;
    case 'completed':
      return undefined;
  }
}
