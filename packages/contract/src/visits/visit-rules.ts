import { activeVisitStatuses } from './active-visit-status.ts';
import { visitStatuses } from './normalise-visit-status.ts';

type VisitStatus = (typeof visitStatuses)[number];

/**
 * Who changes a visit: the adopter whose it is, staff, or the product by itself, as when a pet
 * leaves the shelter.
 */
export type VisitActor = 'adopter' | 'staff' | 'system';

/** `lapse`: a request that nobody answered is cancelled (D35). */
export type VisitAction = 'cancel' | 'lapse' | 'change_status' | 'move' | 'edit_notes' | 'delete';

export interface VisitRule {
  /** In which the action is possible. */
  statuses: readonly VisitStatus[];
  /** Before the visit begins, from then on, or both. */
  when: 'before' | 'after' | 'always';
}

const anyTime: VisitRule = { statuses: visitStatuses, when: 'always' };
const stillToCome: VisitRule = { statuses: activeVisitStatuses, when: 'before' };

/**
 * Who may do what with a visit, and when; what is not named is not allowed. Past visits are changed
 * by staff alone (D35), who may set any status from any other (D21).
 */
export const visitRules: Readonly<
  Record<VisitActor, Readonly<Partial<Record<VisitAction, VisitRule>>>>
> = {
  adopter: { cancel: stillToCome },
  staff: {
    cancel: anyTime,
    change_status: anyTime,
    move: anyTime,
    edit_notes: anyTime,
    delete: anyTime,
  },
  system: {
    cancel: stillToCome,
    lapse: { statuses: ['pending'], when: 'after' },
  },
};

/** What a rule looks at: the status, and when the visit begins. */
interface VisitMoment {
  status: string;
  startsAt: Date;
}

/** Whether somebody may do this with a visit now, by {@link visitRules}. */
export function isVisitActionAllowed(
  actor: VisitActor,
  action: VisitAction,
  { status, startsAt }: VisitMoment,
  now: Date,
): boolean {
  const rule = visitRules[actor][action];
  if (!rule || !(rule.statuses as readonly string[]).includes(status)) return false;
  if (rule.when === 'always') return true;
  return (rule.when === 'before') === startsAt > now;
}

/** D24, D35: adopters cancel what is still to come. */
export const canCancel = (visit: VisitMoment, now: Date): boolean =>
  isVisitActionAllowed('adopter', 'cancel', visit, now);
