import { and, desc, eq, max } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { users } from '../../users/users.table.ts';
import { adoptionPayments, type PaymentRow } from '../adoption-papers.tables.ts';

export interface PaymentDetails {
  payment: PaymentRow;
  /** Null after the account was deleted. */
  receivedBy: string | null;
}

/** The newest first. */
export const listPayments = (database: Queries, adoptionId: string): Promise<PaymentDetails[]> =>
  database
    .select({ payment: adoptionPayments, receivedBy: users.fullName })
    .from(adoptionPayments)
    .leftJoin(users, eq(users.id, adoptionPayments.receivedBy))
    .where(eq(adoptionPayments.adoptionId, adoptionId))
    .orderBy(desc(adoptionPayments.number));

export async function findPayment(
  database: Queries,
  adoptionId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await database
    .select()
    .from(adoptionPayments)
    .where(and(eq(adoptionPayments.adoptionId, adoptionId), eq(adoptionPayments.id, id)));
  return row;
}

/** With the next number of the shelter, which the caller has locked. */
export async function insertPayment(
  transaction: Queries,
  row: Omit<PaymentRow, 'number'>,
): Promise<void> {
  const [last] = await transaction
    .select({ number: max(adoptionPayments.number) })
    .from(adoptionPayments)
    .where(eq(adoptionPayments.shelterId, row.shelterId));
  await transaction.insert(adoptionPayments).values({ ...row, number: (last?.number ?? 0) + 1 });
}
