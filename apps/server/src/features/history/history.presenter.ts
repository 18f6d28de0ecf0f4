import type { HistoryEvent } from '@pawmatch/contract/history/history-event';
import type { EventDetails } from './history.repository.ts';

export const presentEvent = ({
  event,
  petName,
  actorName,
  earlierNote,
}: EventDetails): HistoryEvent => ({
  id: event.id,
  kind: event.kind,
  entity: event.entity,
  entity_id: event.entityId,
  pet: event.petId ? { id: event.petId, name: petName } : null,
  actor: { kind: event.actor, name: actorName },
  happened_at: event.happenedAt.toISOString(),
  changes: Object.entries(event.changes).map(([field, values]) => ({
    field,
    values: values && { before: values[0], after: values[1] },
  })),
  earlier_note: earlierNote,
});
