/** Minutes since midnight of a time `HH:MM`. */
export const minuteOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A visit ends before closing: the minute since midnight at which the last one of this length begins. */
export const lastBeginning = ({ to }: { to: string }, minutes: number): number =>
  minuteOf(to) - minutes;

/** How many visits begin within these hours, `HH:MM`, one after the other. */
export function countTimes(
  hours: { from: string; to: string },
  { visit_minutes, gap_minutes }: { visit_minutes: number; gap_minutes: number },
): number {
  const space = lastBeginning(hours, visit_minutes) - minuteOf(hours.from);
  return Math.max(0, Math.floor(space / (visit_minutes + gap_minutes)) + 1);
}
