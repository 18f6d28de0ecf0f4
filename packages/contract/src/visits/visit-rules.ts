import { activeVisitStatuses } from './active-visit-status.ts';
import { visitStatuses } from './normalise-visit-status.ts';

type VisitStatus = (typeof visitStatuses)[number];

/**
 * Who changes a visit: its adopter, staff, or the application itself, for example when a pet leaves
 * the shelter.
 */
export type VisitActor = 'adopter' | 'staff' | 'system';

/** `lapse`: an unanswered request is cancelled (D35). */
export type VisitAction = 'cancel' | 'lapse' | 'change_status' | 'move' | 'edit_notes' | 'delete';

export interface VisitRule {
  /** The statuses in which the action is possible. */
  statuses: readonly VisitStatus[];
  /** Before the visit begins, from then on, or both. */
  when: 'before' | 'after' | 'always';
}

const anyTime: VisitRule = { statuses: visitStatuses, when: 'always' };
const upcoming: VisitRule = { statuses: activeVisitStatuses, when: 'before' };

/**
 * Who may do what with a visit, and when. An action that is not listed is not allowed. Only staff
 * change past visits (D35), and they may set any status from any other (D21).
 */
export const visitRules: Readonly<
  Record<VisitActor, Readonly<Partial<Record<VisitAction, VisitRule>>>>
> = {
  adopter: { cancel: upcoming },
  staff: {
    cancel: anyTime,
    change_status: anyTime,
    move: anyTime,
    edit_notes: anyTime,
    delete: anyTime,
  },
  system: {
    cancel: upcoming,
    lapse: { statuses: ['pending'], when: 'after' },
  },
};

/** What a rule depends on: the status, and when the visit begins (ISO 8601). */
interface VisitState {
  status: string;
  requested_at: string;
}

/** Whether {@link visitRules} allow an action on a visit at this time. */
export function isVisitActionAllowed(
  actor: VisitActor,
  action: VisitAction,
  { status, requested_at }: VisitState,
  now: Date,
): boolean {
  const rule = visitRules[actor][action];
  if (!rule || !(rule.statuses as readonly string[]).includes(status)) return false;
  if (rule.when === 'always') return true;
  return (rule.when === 'before') === Date.parse(requested_at) > now.getTime();
}

/** D24, D35: adopters may cancel upcoming visits. */
export const canCancel = (visit: VisitState, now: Date): boolean =>
  isVisitActionAllowed('adopter', 'cancel', visit, now);
