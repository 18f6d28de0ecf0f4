import { firstContract } from '@pawmatch/contract/adoption-papers/first-contract-messages';
import { LANGUAGES, type Language, readLanguage } from '@pawmatch/contract/languages';
import type { Translations } from '@pawmatch/contract/own-words';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { inLanguage } from '../../../platform/language/language.ts';
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

const exampleIn = (language: Language) => ({
  text: inLanguage(language, () => firstContract.text),
});

/** The example in every language. @param language in which the shelter writes */
const firstTemplate = (language: Language): TemplateDetails => ({
  ...{ version: 0, ...exampleIn(language), language, changedAt: null, changedBy: null },
  translations: Object.fromEntries(
    LANGUAGES.flatMap((other) => (other === language ? [] : [[other, exampleIn(other)]])),
  ),
});

/** The newest version, else the example. */
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
  if (row) return row;
  const [shelter] = await database
    .select({ language: shelters.language })
    .from(shelters)
    .where(eq(shelters.id, shelterId));
  return firstTemplate(readLanguage(shelter?.language));
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
