import type { SlotDay } from './visit.ts';
import type { VisitingRules } from './visiting-rules.ts';

/** Maximum number of waiting lists that a person can be on. */
export const MAX_WAITING_LINES = 5;

/** Minutes for which a free time is held for one person. */
export const HOLD_MINUTES = 60;

/** A person who has not used this many held times is removed from the list. */
export const MAX_MISSED_HOLDS = 3;

const MINUTE = 60_000;

/** Whether a person can join the waiting list: no time that is offered is free. */
export const isFull = (days: readonly Pick<SlotDay, 'slots'>[]): boolean =>
  !days.some(({ slots }) => slots.some(({ available }) => available));

/** Until when a free time is held: at the latest until it can no longer be booked. */
export function holdEnd(start: Date, now: Date, { notice_minutes }: VisitingRules): Date {
  const bookableUntil = start.getTime() - notice_minutes * MINUTE;
  return new Date(Math.min(now.getTime() + HOLD_MINUTES * MINUTE, bookableUntil));
}
