import type { SlotDay } from './visit.ts';
import type { VisitingRules } from './visiting-rules.ts';

/** Maximum number of waiting lists that a person can be on. */
export const MAX_WAITING_LINES = 5;

/** Minutes for which a free time is held for one person. */
export const HOLD_MINUTES = 60;

/** Who has not used so many held times leaves the list; before, each moves its holder to the end. */
export const MAX_MISSED_HOLDS = 2;

const MINUTE = 60_000;

/** Whether a person can join the waiting list: no time that is offered is free. */
export const isFull = (days: readonly Pick<SlotDay, 'slots'>[]): boolean =>
  !days.some(({ slots }) => slots.some(({ available }) => available));

/** Whether a person leaves the list when they do not use the next held time. @param missed held times so far */
export const isLastHold = (missed: number): boolean => missed + 1 >= MAX_MISSED_HOLDS;

/** Until when a free time is held: at the latest until it can no longer be booked. */
export function holdEnd(start: Date, now: Date, { notice_minutes }: VisitingRules): Date {
  const bookableUntil = start.getTime() - notice_minutes * MINUTE;
  return new Date(Math.min(now.getTime() + HOLD_MINUTES * MINUTE, bookableUntil));
}
