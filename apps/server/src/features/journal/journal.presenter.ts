import type { JournalEntry } from '@pawmatch/contract/journal/journal-endpoints';
import { journalKinds, readKindsOf } from '@pawmatch/contract/journal/journal-values';
import { presentEvent } from '../history/history.presenter.ts';
import type { EventDetails } from '../history/history.repository.ts';
import type { ReadDetails } from './journal.repository.ts';

const named = (id: string | null, name: string | null) => (id ? { id, name } : null);

export const presentRead = ({ read, colleagueName, personName }: ReadDetails): JournalEntry => ({
  id: read.id,
  kind:
    journalKinds.find((kind) => readKindsOf[kind].some((known) => known === read.kind)) ?? 'opened',
  colleague: named(read.colleagueId, colleagueName),
  person: named(read.personId, personName),
  happened_at: read.happenedAt.toISOString(),
  read: { kind: read.kind, visit_id: read.visitId, filters: read.filters, total: read.total },
  event: null,
});

export const presentChange = (details: EventDetails): JournalEntry => ({
  id: details.event.id,
  kind: details.event.kind === 'person.exported' ? 'exported' : 'changed',
  colleague: named(details.event.actorId, details.actorName),
  person: named(details.event.personId, details.personName),
  happened_at: details.event.happenedAt.toISOString(),
  read: null,
  event: presentEvent(details),
});
