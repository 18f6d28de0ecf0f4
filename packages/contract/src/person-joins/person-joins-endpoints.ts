import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { SearchText } from '../search-text.ts';
import { personJoinInputMessages } from './person-join-messages.ts';

/** An account, or what visits and adoptions without an account name as a visitor, of which one is given. */
export const RecordToJoin = z
  .object({ user_id: z.optional(Id), visit_id: z.optional(Id), adoption_id: z.optional(Id) })
  .check(
    z.refine((record) => Object.values(record).filter(Boolean).length === 1, {
      error: () => personJoinInputMessages.nameOne,
    }),
  );
export type RecordToJoin = z.infer<typeof RecordToJoin>;

const Contact = z.object({
  full_name: z.string(),
  email: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
});

/** What may be another record of the person. */
export const JoinCandidate = z.extend(Contact, {
  record: RecordToJoin,
  has_account: z.boolean(),
  /** When the account was made, or of the latest visit or adoption. */
  at: Timestamp,
});
export type JoinCandidate = z.infer<typeof JoinCandidate>;

/** How much comes to the remaining account. */
export const JoinedContents = z.object({
  visits: z.int(),
  adoptions: z.int(),
  favorites: z.int(),
  waiting: z.int(),
  notes: z.int(),
  marks: z.int(),
});
export type JoinedContents = z.infer<typeof JoinedContents>;

/** Another record that was joined with an account. */
export const PersonJoin = z.extend(Contact, {
  id: Id,
  had_account: z.boolean(),
  contents: JoinedContents,
  joined_at: Timestamp,
  /** Null for a colleague who left. */
  joined_by: z.nullable(z.string()),
  undo_until: Timestamp,
});
export type PersonJoin = z.infer<typeof PersonJoin>;

export const listJoinCandidates = defineEndpoint({
  method: 'GET',
  path: '/admin/users/:id/join-candidates',
  access: 'people.edit',
  journal: 'people',
  summary:
    'Other records that may be of the same person: with the same name, mailbox or telephone, or by a search',
  params: ById,
  query: z.object({ q: SearchText }),
  output: z.array(JoinCandidate),
});

export const previewJoin = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:id/joins/preview',
  access: 'people.edit',
  summary: 'What would come together; nothing is changed',
  params: ById,
  body: RecordToJoin,
  output: JoinedContents,
});

export const joinRecords = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:id/joins',
  access: 'people.edit',
  requiresProof: true,
  summary:
    'Join another record with this account, which alone can log in from now on; the person is told, and for seven days it can be undone',
  params: ById,
  body: RecordToJoin,
  status: 201,
  output: PersonJoin,
});

export const listJoins = defineEndpoint({
  method: 'GET',
  path: '/admin/users/:id/joins',
  access: 'people.read',
  journal: 'person',
  summary: 'Records that were joined with this account and can be separated again',
  params: ById,
  output: z.array(PersonJoin),
});

export const separateRecords = defineEndpoint({
  method: 'DELETE',
  path: '/admin/users/:id/joins/:joinId',
  access: 'people.edit',
  requiresProof: true,
  summary: 'Undo a join: what came with it is in its own record again',
  params: z.object({ id: Id, joinId: Id }),
});
