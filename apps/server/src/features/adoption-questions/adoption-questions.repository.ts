import type { AdoptionQuestion } from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { adoptions } from '../adoptions/adoptions.table.ts';
import { joinedPetNames } from '../adoptions/mails/joined-pet-names.ts';
import { adoptionAnswers, adoptionQuestions } from './adoption-questions.tables.ts';

interface QuestionsVersion {
  version: number;
  questions: AdoptionQuestion[];
}

/** @param version the newest by default */
export async function findQuestions(
  database: Queries,
  shelterId: string,
  version?: number,
): Promise<QuestionsVersion> {
  const isVersion = version === undefined ? undefined : eq(adoptionQuestions.version, version);
  const [row] = await database
    .select({ version: adoptionQuestions.version, questions: adoptionQuestions.questions })
    .from(adoptionQuestions)
    .where(and(eq(adoptionQuestions.shelterId, shelterId), isVersion))
    .orderBy(desc(adoptionQuestions.version))
    .limit(1);
  const questions = row?.questions ?? [];
  return {
    version: row?.version ?? 0,
    questions: questions.map((question) => ({
      ...{ language: DEFAULT_LANGUAGE, translations: {} },
      ...question,
    })),
  };
}

/** @returns false when somebody else was faster */
export async function insertQuestions(
  database: Queries,
  row: typeof adoptionQuestions.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await database.insert(adoptionQuestions).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function findAdoptionWithAnswers(database: Queries, id: string) {
  const { shelterId, userId, stage } = adoptions;
  const [row] = await database
    .select({ adoption: { id: adoptions.id, shelterId, userId, stage }, given: adoptionAnswers })
    .from(adoptions)
    .leftJoin(adoptionAnswers, eq(adoptionAnswers.adoptionId, adoptions.id))
    .where(eq(adoptions.id, id));
  return row;
}

export type AdoptionWithAnswers = NonNullable<Awaited<ReturnType<typeof findAdoptionWithAnswers>>>;

export async function saveAnswers(
  database: Queries,
  row: typeof adoptionAnswers.$inferInsert,
): Promise<void> {
  await database
    .insert(adoptionAnswers)
    .values(row)
    .onConflictDoUpdate({ target: adoptionAnswers.adoptionId, set: row });
}

/** For the export of a person. */
export const listAnswersOfUser = (database: Queries, userId: string) =>
  database
    .select({
      shelterId: adoptions.shelterId,
      given: adoptionAnswers,
      questions: adoptionQuestions.questions,
      petName: sql<string>`(
        SELECT ${joinedPetNames} FROM adoption_pets
        WHERE adoption_pets.adoption_id = ${adoptions.id})`,
    })
    .from(adoptionAnswers)
    .innerJoin(adoptions, eq(adoptions.id, adoptionAnswers.adoptionId))
    .innerJoin(
      adoptionQuestions,
      and(
        eq(adoptionQuestions.shelterId, adoptions.shelterId),
        eq(adoptionQuestions.version, adoptionAnswers.version),
      ),
    )
    .where(eq(adoptionAnswers.userId, userId))
    .orderBy(adoptionAnswers.answeredAt);
