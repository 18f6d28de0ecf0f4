import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { insertUser } from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';

/** Inserts an account of the demonstration, confirmed since it exists; roles come later. @returns its id */
export async function insertDemoUser(
  transaction: Queries,
  user: Pick<
    UserRow,
    'fullName' | 'email' | 'phoneNumber' | 'passwordHash' | 'passwordExpiresAt' | 'createdAt'
  >,
): Promise<string> {
  const id = newId();
  const { createdAt } = user;
  await insertUser(transaction, {
    ...user,
    id,
    role: 'adopter',
    language: DEFAULT_LANGUAGE,
    emailConfirmedAt: createdAt,
    updatedAt: createdAt,
  });
  return id;
}
