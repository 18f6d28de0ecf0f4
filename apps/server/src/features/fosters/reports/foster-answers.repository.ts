import {
  type ReportQuestion,
  reportQuestionNames,
  reportQuestions,
} from '@pawmatch/contract/fosters/foster-report-values';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { pets } from '../../pets/pets.table.ts';
import { users } from '../../users/users.table.ts';
import { type FosterAnswerRow, fosterAnswers } from './foster-answers.table.ts';

interface OwnPet {
  petId: string;
  shelterId: string;
}

/** The fact of the pet that a question is about, as text. */
const currentFact = sql`CASE question ${sql.join(
  reportQuestionNames.map((question) => {
    const fact = reportQuestions[question];
    return sql`WHEN ${question} THEN ${fact === null ? sql`NULL` : sql`${pets[fact]}::text`}`;
  }),
  sql` `,
)} END`;

/** Of a query over `foster_answers` and `pets`: nobody has decided, and it says something new. */
export const isAnswerWaiting: SQL = sql`decision IS NULL AND value IS DISTINCT FROM ${currentFact}`;

/** In the order in which they were asked. */
export const listWaitingAnswers = (database: Queries, { petId, shelterId }: OwnPet) =>
  database
    .select({ answer: fosterAnswers, by: users.fullName, pet: pets })
    .from(fosterAnswers)
    .innerJoin(pets, eq(pets.id, fosterAnswers.petId))
    .leftJoin(users, eq(users.id, fosterAnswers.writtenBy))
    .where(
      and(
        eq(fosterAnswers.petId, petId),
        eq(fosterAnswers.shelterId, shelterId),
        sql`pets.shelter_id = ${shelterId}`,
        isAnswerWaiting,
      ),
    )
    .orderBy(sql`array_position(${sql.param([...reportQuestionNames])}::text[], question)`);

/** The latest answers of a carer to each question about some pets. */
export const listLatestAnswers = (
  database: Queries,
  { petIds, shelterId, userId }: { petIds: string[]; shelterId: string; userId: string },
): Promise<FosterAnswerRow[]> =>
  database
    .selectDistinctOn([fosterAnswers.petId, fosterAnswers.question])
    .from(fosterAnswers)
    .where(
      and(
        inArray(fosterAnswers.petId, petIds),
        eq(fosterAnswers.shelterId, shelterId),
        eq(fosterAnswers.writtenBy, userId),
      ),
    )
    .orderBy(fosterAnswers.petId, fosterAnswers.question, desc(fosterAnswers.writtenAt));

/** Later answers replace those about which nobody has decided. The caller has locked the pet. */
export async function insertAnswers(
  transaction: Queries,
  { petId, shelterId, questions }: OwnPet & { questions: ReportQuestion[] },
  rows: (typeof fosterAnswers.$inferInsert)[],
  now: Date,
): Promise<void> {
  await transaction
    .update(fosterAnswers)
    .set({ decision: 'replaced', updatedAt: now })
    .where(
      and(
        eq(fosterAnswers.petId, petId),
        eq(fosterAnswers.shelterId, shelterId),
        inArray(fosterAnswers.question, questions),
        isNull(fosterAnswers.decision),
      ),
    );
  await transaction.insert(fosterAnswers).values(rows);
}

export async function findAnswer(
  database: Queries,
  { id, petId, shelterId }: OwnPet & { id: string },
): Promise<FosterAnswerRow | undefined> {
  const [row] = await database
    .select()
    .from(fosterAnswers)
    .where(
      and(
        eq(fosterAnswers.id, id),
        eq(fosterAnswers.petId, petId),
        eq(fosterAnswers.shelterId, shelterId),
      ),
    );
  return row;
}

/** @returns false when somebody else was faster */
export async function decideAnswer(
  transaction: Queries,
  id: string,
  columns: Pick<FosterAnswerRow, 'decision' | 'decidedBy' | 'updatedAt'>,
): Promise<boolean> {
  const rows = await transaction
    .update(fosterAnswers)
    .set(columns)
    .where(and(eq(fosterAnswers.id, id), isNull(fosterAnswers.decision)))
    .returning({ id: fosterAnswers.id });
  return rows.length > 0;
}

/** The history says from the report of which day the changes of pets in this transaction are. */
export async function nameReport(transaction: Queries, day: string): Promise<void> {
  await transaction.execute(sql`SELECT set_config('pawmatch.foster_report', ${day}, true)`);
}
