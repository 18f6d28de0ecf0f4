import type { Role } from '@pawmatch/contract/auth/role';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database.ts';
import { findPreferences, listRequiredTraits } from '../preferences/preferences.repository.ts';
import { lockUserWithVisits } from '../visits/visit-locks.repository.ts';
import * as repository from './users.repository.ts';

export type UsersService = ReturnType<typeof createUsersService>;

/** Who has an account, and who of them is staff. */
export function createUsersService({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) {
  return {
    /** R7.06. @throws AppError USER_NOT_FOUND */
    async getCurrent(userId: string) {
      const [user, preferences, traits] = await Promise.all([
        repository.findUser(database, userId),
        findPreferences(database, userId),
        listRequiredTraits(database, userId),
      ]);
      return { user: found(user), preferences, traits };
    },

    list: () => repository.listUsers(database),

    /** Bites at the next call of that person (S07). @throws AppError USER_NOT_FOUND, LAST_ADMIN */
    changeRole: (id: string, role: Role) =>
      database.transaction(async (tx) => {
        if (role !== 'admin') await requireAnotherAdmin(tx, id);
        return found(await repository.updateUser(tx, id, { role, updatedAt: clock() }));
      }),

    /** With sessions, preferences and visits. @throws AppError USER_NOT_FOUND, LAST_ADMIN */
    remove: (id: string) =>
      database.transaction(async (tx) => {
        await lockUserWithVisits(tx, id);
        await requireAnotherAdmin(tx, id);
        if (!(await repository.deleteUser(tx, id))) throw new AppError('USER_NOT_FOUND');
      }),
  };
}

/** S07: the rows are locked, so that two admins who remove each other do not both succeed. */
async function requireAnotherAdmin(tx: Queries, id: string): Promise<void> {
  const admins = await repository.lockAdmins(tx);
  if (admins.length === 1 && admins[0] === id) throw new AppError('LAST_ADMIN');
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return row;
}
