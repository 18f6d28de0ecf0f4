import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/database/database.ts';
import { adoptions } from '../../adoptions/adoptions.table.ts';
import { shelters } from '../../shelter/shelters.table.ts';
import { users } from '../../users/users.table.ts';
import {
  adoptionContracts,
  type ContractRow,
  contractSignatures,
  type SignatureRow,
} from '../adoption-papers.tables.ts';

const isValid = ne(adoptionContracts.state, 'void');

/** The contract of an adoption that is open or signed; of several there is one. */
export async function findContract(
  database: Queries,
  adoptionId: string,
): Promise<ContractRow | undefined> {
  const [row] = await database
    .select()
    .from(adoptionContracts)
    .where(and(eq(adoptionContracts.adoptionId, adoptionId), isValid));
  return row;
}

export async function findContractById(
  database: Queries,
  id: string,
): Promise<ContractRow | undefined> {
  const [row] = await database.select().from(adoptionContracts).where(eq(adoptionContracts.id, id));
  return row;
}

/** Of a contract with two adopters; that of the first one first. */
export const listSignatures = (database: Queries, contractId: string): Promise<SignatureRow[]> =>
  database
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.contractId, contractId))
    .orderBy(asc(contractSignatures.signer));

export async function insertSignature(transaction: Queries, row: SignatureRow): Promise<void> {
  await transaction.insert(contractSignatures).values(row);
}

/** The names of staff of a contract. */
export async function findStaffOfContract(database: Queries, id: string) {
  const makers = alias(users, 'makers');
  const [row] = await database
    .select({ madeBy: makers.fullName, handedOverBy: users.fullName })
    .from(adoptionContracts)
    .leftJoin(makers, eq(makers.id, adoptionContracts.madeBy))
    .leftJoin(users, eq(users.id, adoptionContracts.handedOverBy))
    .where(eq(adoptionContracts.id, id));
  return row ?? { madeBy: null, handedOverBy: null };
}

export const countVoidContracts = (database: Queries, adoptionId: string): Promise<number> =>
  database.$count(
    adoptionContracts,
    and(eq(adoptionContracts.adoptionId, adoptionId), eq(adoptionContracts.state, 'void')),
  );

/** Of the adoptions of a person, also void ones, the newest first. */
export const listContractsOfUser = (database: Queries, userId: string): Promise<ContractRow[]> =>
  database
    .select()
    .from(adoptionContracts)
    .where(
      inArray(
        adoptionContracts.adoptionId,
        database.select({ id: adoptions.id }).from(adoptions).where(eq(adoptions.userId, userId)),
      ),
    )
    .orderBy(desc(adoptionContracts.madeAt), desc(adoptionContracts.id));

export async function insertContract(
  transaction: Queries,
  row: typeof adoptionContracts.$inferInsert,
): Promise<void> {
  await transaction.insert(adoptionContracts).values(row);
}

export async function updateContract(
  transaction: Queries,
  id: string,
  changes: Partial<ContractRow>,
): Promise<void> {
  await transaction.update(adoptionContracts).set(changes).where(eq(adoptionContracts.id, id));
}

/** After the years of each shelter, contracts that were signed. @returns how many */
export async function deleteOldContracts(database: Queries, now: Date): Promise<number> {
  const { rowCount } = await database.delete(adoptionContracts).where(
    and(
      isNotNull(adoptionContracts.signedAt),
      sql`${adoptionContracts.signedAt} < ${now.toISOString()}::timestamptz - (
        SELECT make_interval(years => ${shelters.contractYears}) FROM ${shelters}
        WHERE ${shelters.id} = ${adoptionContracts.shelterId})`,
    ),
  );
  return rowCount ?? 0;
}
