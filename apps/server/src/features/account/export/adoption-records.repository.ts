import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { adoptionChecks } from '../../adoption-checks/adoption-checks.table.ts';
import { adoptionPayments } from '../../adoption-papers/adoption-papers.tables.ts';
import { adoptions } from '../../adoptions/adoptions.table.ts';
import { petReturns } from '../../returns/pet-returns.table.ts';

/** What the export of a person has of their adoptions besides these, the oldest first. */
export async function listAdoptionRecordsOfUser(database: Queries, userId: string) {
  const isOwn = eq(adoptions.userId, userId);
  const [payments, checks, returns] = await Promise.all([
    database
      .select({ shelterId: adoptions.shelterId, payment: adoptionPayments })
      .from(adoptionPayments)
      .innerJoin(adoptions, eq(adoptions.id, adoptionPayments.adoptionId))
      .where(isOwn)
      .orderBy(asc(adoptionPayments.number)),
    database
      .select({ shelterId: adoptions.shelterId, check: adoptionChecks })
      .from(adoptionChecks)
      .innerJoin(adoptions, eq(adoptions.id, adoptionChecks.adoptionId))
      .where(isOwn)
      .orderBy(asc(adoptionChecks.checkedAt)),
    database
      .select({ shelterId: adoptions.shelterId, petReturn: petReturns })
      .from(petReturns)
      .innerJoin(adoptions, eq(adoptions.id, petReturns.adoptionId))
      .where(isOwn)
      .orderBy(asc(petReturns.createdAt)),
  ]);
  return { payments, checks, returns };
}
