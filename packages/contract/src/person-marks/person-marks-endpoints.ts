import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { requiredText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';

/** "Do not adopt to this person", for staff only. */
export const PersonMark = z.object({
  id: Id,
  /** Null after the account was deleted. */
  reason: z.nullable(z.string()),
  /** Null for a colleague who left. */
  set_by: z.nullable(z.string()),
  set_at: Timestamp,
  /** Of this account; otherwise of one with the same mailbox or telephone. */
  is_own: z.boolean(),
});
export type PersonMark = z.infer<typeof PersonMark>;

export const listMarksOfPerson = defineEndpoint({
  method: 'GET',
  path: '/admin/users/:id/marks',
  access: 'adoptions.read',
  journal: 'person',
  summary:
    'Do-not-adopt marks of a person, also of former accounts with the same mailbox or telephone',
  params: ById,
  output: z.array(PersonMark),
});

export const listMarksOfAdoption = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions/:id/marks',
  access: 'adoptions.read',
  journal: 'adoption',
  summary: 'Do-not-adopt marks that fit the adopter, by account, mailbox or telephone',
  params: ById,
  output: z.array(PersonMark),
});

export const markPerson = defineEndpoint({
  method: 'PUT',
  path: '/admin/users/:id/marks',
  access: 'adoptions.edit',
  summary: 'Set the do-not-adopt mark of a person, or change its reason; the person is not told',
  params: ById,
  body: z.object({ reason: requiredText(500, () => fieldNames.theReason) }),
  output: z.array(PersonMark),
});

export const removeMark = defineEndpoint({
  method: 'DELETE',
  path: '/admin/marks/:id',
  access: 'adoptions.edit',
  summary: 'Remove a do-not-adopt mark',
  params: ById,
});
