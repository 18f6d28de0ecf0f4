import type { LetterStage } from '@pawmatch/contract/letter-words/letter-stages';
import { letterStages } from '@pawmatch/contract/letter-words/letter-stages';
import type { LetterWords } from '@pawmatch/contract/letter-words/letter-words-endpoints';
import { and, eq } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';
import type { Queries } from '../../platform/database/database.ts';

const letterWords = pgTable('letter_words', {
  shelterId: uuid('shelter_id').notNull(),
  stage: choice('stage', letterStages).notNull(),
  words: text().notNull(),
});

export async function findLetterWords(database: Queries, shelterId: string): Promise<LetterWords> {
  const rows = await database
    .select()
    .from(letterWords)
    .where(eq(letterWords.shelterId, shelterId));
  const of = (stage: LetterStage) => rows.find((row) => row.stage === stage)?.words ?? null;
  return {
    asked: of('asked'),
    approved: of('approved'),
    declined: of('declined'),
    adopted: of('adopted'),
  };
}

/** What the shelter says after the fixed facts of an email; null where it says nothing. */
export async function wordsFor(
  database: Queries,
  shelterId: string,
  stage: LetterStage,
): Promise<string | null> {
  const [row] = await database
    .select({ words: letterWords.words })
    .from(letterWords)
    .where(and(eq(letterWords.shelterId, shelterId), eq(letterWords.stage, stage)));
  return row?.words ?? null;
}

export async function saveLetterWords(
  transaction: Queries,
  shelterId: string,
  words: LetterWords,
): Promise<void> {
  await transaction.delete(letterWords).where(eq(letterWords.shelterId, shelterId));
  const rows = letterStages.flatMap((stage) => {
    const said = words[stage];
    return said ? [{ shelterId, stage, words: said }] : [];
  });
  if (rows.length > 0) await transaction.insert(letterWords).values(rows);
}
