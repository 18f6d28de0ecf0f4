import { KEY_PREFIX, MAX_KEYS } from '@pawmatch/contract/keys/key-values';
import * as endpoints from '@pawmatch/contract/keys/keys-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/database/new-id.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { deleteGrantsFor, insertGrant } from '../grants/grants.repository.ts';
import * as repository from './keys.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Keys with which programs read at a shelter. */
export function registerKeys({ registerEndpoint, dependencies }: FeatureContext): void {
  const { database, clock } = dependencies;

  registerEndpoint(endpoints.listKeys, async ({ caller }) => {
    const keys = await repository.listKeysOf(database, shelterOf(caller), clock());
    return keys.map((key) => ({
      id: key.id,
      name: key.name,
      scopes: key.scopes,
      created_at: key.createdAt.toISOString(),
      expires_at: key.expiresAt?.toISOString() ?? null,
      last_used_at: key.lastUsedAt?.toISOString() ?? null,
      created_by: key.createdBy,
      is_valid: key.isValid,
    }));
  });

  registerEndpoint(endpoints.createKey, async ({ caller, body }) => {
    const { userId } = caller;
    const now = clock();
    const expiresAt = body.days === null ? null : new Date(now.getTime() + body.days * DAY_MS);
    const { name, scopes } = body;
    const shelterId = shelterOf(caller);
    const key = { id: newId(), shelterId, name, scopes, createdAt: now, expiresAt };
    const token = await database.transaction(async (tx) => {
      const existing = await repository.listKeysOf(tx, shelterId, now);
      if (existing.length >= MAX_KEYS) throw new AppError('TOO_MANY_KEYS');
      const row = { ...key, lastUsedAt: null };
      await repository.insertKey(tx, row);
      await repository.insertKeyStep(tx, 'key.created', { colleagueId: userId, now }, row);
      return insertGrant(tx, 'key', { userId, subjectId: key.id, createdAt: now, expiresAt });
    });
    return { id: key.id, key: KEY_PREFIX + token };
  });

  registerEndpoint(endpoints.revokeKey, async ({ caller, params }) => {
    const by = { colleagueId: caller.userId, now: clock() };
    await database.transaction(async (tx) => {
      const row = await repository.deleteKey(tx, { ...params, shelterId: shelterOf(caller) });
      if (!row) throw new AppError('KEY_NOT_FOUND');
      await deleteGrantsFor(tx, 'key', [row.id]);
      await repository.insertKeyStep(tx, 'key.revoked', by, row);
    });
  });
}
