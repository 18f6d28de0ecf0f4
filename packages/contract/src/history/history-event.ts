import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';

/** Who made a change: `link` is the holder of a mailed link, `system` the application itself. */
export const ActorKind = z.enum(['adopter', 'staff', 'link', 'system']);
export type ActorKind = z.infer<typeof ActorKind>;

/** What can be changed and has a history. */
export const HistoryEntity = z.enum(['pet', 'visit', 'adoption', 'person', 'shelter']);

/** What happened to it. A visit's kinds are its statuses too, such as `visit.confirmed`. */
export const EventKind = z.enum([
  'pet.created',
  'pet.updated',
  'pet.deleted',
  'visit.created',
  'visit.moved',
  'visit.updated',
  'visit.deleted',
  'visit.pending',
  'visit.approved',
  'visit.confirmed',
  'visit.completed',
  'visit.cancelled',
  'adoption.asked',
  'adoption.checking',
  'adoption.approved',
  'adoption.on_trial',
  'adoption.adopted',
  'adoption.declined',
  'adoption.withdrawn',
  'adoption.returned',
  'adoption.updated',
  'person.created',
  'person.updated',
  'person.deleted',
  'person.exported',
  'person.joined',
  'person.separated',
  'shelter.created',
  'shelter.updated',
]);
export type EventKind = z.infer<typeof EventKind>;

/** A changed field; without `values` for personal data and long texts. */
const FieldChange = z.object({
  field: z.string(),
  values: z.nullable(z.object({ before: z.unknown(), after: z.unknown() })),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** One change of a pet, a visit or a person. */
export const HistoryEvent = z.object({
  id: z.int(),
  kind: EventKind,
  entity: HistoryEntity,
  entity_id: Id,
  pet: z.nullable(z.object({ id: Id, name: z.nullable(z.string()) })),
  /** `name` is null for links, for the application itself, and when the account was deleted. */
  actor: z.object({ kind: ActorKind, name: z.nullable(z.string()) }),
  happened_at: Timestamp,
  changes: z.array(FieldChange),
  /** The text of the notes that it replaced. */
  earlier_note: z.nullable(z.string()),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;
