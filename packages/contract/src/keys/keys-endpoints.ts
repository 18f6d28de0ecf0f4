import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { keyInputMessages } from './key-messages.ts';
import { keyDays, keyScopes } from './key-values.ts';

const Scopes = z.array(z.enum(keyScopes)).check(
  z.minLength(1, { error: () => keyInputMessages.chooseScopes }),
  z.maxLength(keyScopes.length),
  z.overwrite((scopes) => keyScopes.filter((scope) => scopes.includes(scope))),
);

const ProgramKey = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  created_at: Timestamp,
  /** Null for a key without an end. */
  expires_at: z.nullable(Timestamp),
  /** To the minute; null when it was never used. */
  last_used_at: z.nullable(Timestamp),
  /** Whose role it depends on; null when that account is gone, or the key has ended. */
  created_by: z.nullable(z.string()),
  /** False when it has expired, or its maker may not manage keys any more. */
  is_valid: z.boolean(),
});
export type ProgramKey = z.infer<typeof ProgramKey>;

export const KeyInput = z.object({
  name: requiredLine(60, () => fieldNames.name),
  scopes: Scopes,
  /** Null for a key without an end. */
  days: z.nullable(z.literal([...keyDays])),
});
export type KeyInput = z.infer<typeof KeyInput>;

export const listKeys = defineEndpoint({
  method: 'GET',
  path: '/admin/keys',
  access: 'keys.manage',
  summary: 'The keys with which programs sign in at the shelter, the newest first',
  output: z.array(ProgramKey),
});

export const createKey = defineEndpoint({
  method: 'POST',
  path: '/admin/keys',
  access: 'keys.manage',
  requiresProof: true,
  summary: 'Create a key for a program; it is in this response only',
  body: KeyInput,
  status: 201,
  output: z.object({ id: Id, key: z.string() }),
});

export const revokeKey = defineEndpoint({
  method: 'DELETE',
  path: '/admin/keys/:id',
  access: 'keys.manage',
  summary: 'Revoke a key; the next call with it is refused',
  params: ById,
});
