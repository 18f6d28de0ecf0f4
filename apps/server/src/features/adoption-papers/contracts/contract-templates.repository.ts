import { FIRST_CONTRACT } from '@pawmatch/contract/adoption-papers/first-contract';
import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import type { Translations } from '@pawmatch/contract/own-words';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { shelters } from '../../shelter/shelters.table.ts';
import { users } from '../../users/users.table.ts';
import { contractTemplates } from '../adoption-papers.tables.ts';

export interface TemplateDetails {
  version: number;
  text: string;
  language: string;
  translations: Translations<{ text: string }>;
  changedAt: Date | null;
  changedBy: string | null;
}

const firstTemplate: TemplateDetails = {
  version: 0,
  text: FIRST_CONTRACT,
  language: DEFAULT_LANGUAGE,
  translations: {},
  changedAt: null,
  changedBy: null,
};

/** The newest version. */
export async function findTemplate(database: Queries, shelterId: string): Promise<TemplateDetails> {
  const [row] = await database
    .select({
      version: contractTemplates.version,
      text: contractTemplates.text,
      language: contractTemplates.language,
      translations: contractTemplates.translations,
      changedAt: contractTemplates.changedAt,
      changedBy: users.fullName,
    })
    .from(contractTemplates)
    .leftJoin(users, eq(users.id, contractTemplates.changedBy))
    .where(eq(contractTemplates.shelterId, shelterId))
    .orderBy(desc(contractTemplates.version))
    .limit(1);
  return row ?? firstTemplate;
}

export async function insertTemplate(
  transaction: Queries,
  row: typeof contractTemplates.$inferInsert,
): Promise<void> {
  await transaction.insert(contractTemplates).values(row);
}

export async function findContractYears(database: Queries, shelterId: string): Promise<number> {
  const [row] = await database
    .select({ years: shelters.contractYears })
    .from(shelters)
    .where(eq(shelters.id, shelterId));
  if (!row) throw new Error('There is no such shelter.');
  return row.years;
}

export async function setContractYears(
  database: Queries,
  shelterId: string,
  contractYears: number,
): Promise<void> {
  await database.update(shelters).set({ contractYears }).where(eq(shelters.id, shelterId));
}
