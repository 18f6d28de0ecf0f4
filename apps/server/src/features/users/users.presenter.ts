import type { User } from '@pawmatch/contract/users/user';
import type { UserRow } from './users.table.ts';

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    full_name: row.fullName,
    email: row.email,
    phone_number: row.phoneNumber,
    role: row.role,
    created_at: row.createdAt.toISOString(),
  };
}
