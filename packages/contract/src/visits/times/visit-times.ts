/** Minutes since midnight of a time `HH:MM`. */
export const minuteOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The rules that limit the times of a day: those that are offered, warned of and can be saved follow. */
interface TimeRules {
  visit_minutes: number;
  gap_minutes: number;
}

/** A visit ends before closing: the minute since midnight at which the last one begins. */
export const lastBeginning = ({ to }: { to: string }, { visit_minutes }: TimeRules): number =>
  minuteOf(to) - visit_minutes;

/** How many visits begin within these hours, `HH:MM`, one after the other. */
export function countTimes(hours: { from: string; to: string }, rules: TimeRules): number {
  const space = lastBeginning(hours, rules) - minuteOf(hours.from);
  return Math.max(0, Math.floor(space / (rules.visit_minutes + rules.gap_minutes)) + 1);
}
