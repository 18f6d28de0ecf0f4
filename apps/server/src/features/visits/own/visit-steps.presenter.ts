import type { VisitStep } from '@pawmatch/contract/visits/own/visit-step';
import type { EventDetails } from '../../history/history.repository.ts';

const kinds: Partial<Record<EventDetails['event']['kind'], VisitStep['kind']>> = {
  'visit.created': 'requested',
  'visit.moved': 'moved',
  'visit.pending': 'pending',
  'visit.approved': 'approved',
  'visit.confirmed': 'confirmed',
  'visit.completed': 'completed',
  'visit.cancelled': 'cancelled',
};

const instant = (value: unknown) =>
  typeof value === 'string' ? new Date(value).toISOString() : null;

/** An event of a visit for its adopter, without a person's name; none for changes that are no steps. */
export function presentVisitSteps({ event }: EventDetails): VisitStep[] {
  const { starts_at: startsAt, cancel_reason: reason, status } = event.changes;
  const to = instant(startsAt?.[1]);
  const isRecorded = status?.[1] === 'completed' && to !== null && new Date(to) <= event.happenedAt;
  const kind = event.kind === 'visit.created' && isRecorded ? 'recorded' : kinds[event.kind];
  if (!kind) return [];
  return [
    {
      kind,
      by: event.actor === 'adopter' || event.actor === 'link' ? 'adopter' : 'shelter',
      happened_at: event.happenedAt.toISOString(),
      from: instant(startsAt?.[0]),
      to,
      reason: kind === 'cancelled' ? ((reason?.[1] as VisitStep['reason']) ?? null) : null,
    },
  ];
}
