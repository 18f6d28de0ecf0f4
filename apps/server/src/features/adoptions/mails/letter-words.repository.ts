import { LANGUAGES, type Language } from '@pawmatch/contract/languages';
import { type LetterStage, letterStages } from '@pawmatch/contract/letter-words/letter-stages';
import type {
  LetterWords,
  LetterWordsInput,
  StageWords,
} from '@pawmatch/contract/letter-words/letter-words-endpoints';
import { currentLanguage } from '@pawmatch/contract/localized';
import { type Translations, type WordsIn, wordsIn } from '@pawmatch/contract/own-words';
import { and, eq } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../../platform/database/choice-column.ts';
import type { Queries } from '../../../platform/database/database.ts';

const letterWords = pgTable('letter_words', {
  shelterId: uuid('shelter_id').notNull(),
  stage: choice('stage', letterStages).notNull(),
  /** Null where the shelter says something in other languages alone. */
  words: text(),
  translations: jsonb().$type<Translations<{ words: string }>>().notNull().default({}),
});

interface Shelter {
  id: string;
  /** In which it writes. */
  language: Language;
}

const stageWords = (of: (stage: LetterStage) => string | null | undefined): StageWords => ({
  asked: of('asked') ?? null,
  approved: of('approved') ?? null,
  declined: of('declined') ?? null,
  adopted: of('adopted') ?? null,
});

export async function findLetterWords(
  database: Queries,
  { id, language }: Shelter,
): Promise<LetterWords> {
  const rows = await database.select().from(letterWords).where(eq(letterWords.shelterId, id));
  const rowOf = (stage: LetterStage) => rows.find((row) => row.stage === stage);
  const translated = LANGUAGES.filter((each) => rows.some((row) => row.translations[each]));
  return {
    ...stageWords((stage) => rowOf(stage)?.words),
    language,
    translations: Object.fromEntries(
      translated.map((each) => [
        each,
        stageWords((stage) => rowOf(stage)?.translations[each]?.words),
      ]),
    ),
  };
}

/** What the shelter says after the fixed facts of an email to the present reader; null where it says nothing. */
export async function wordsFor(
  database: Queries,
  { id, language }: Shelter,
  stage: LetterStage,
): Promise<WordsIn<string> | null> {
  const [row] = await database
    .select({ words: letterWords.words, translations: letterWords.translations })
    .from(letterWords)
    .where(and(eq(letterWords.shelterId, id), eq(letterWords.stage, stage)));
  if (!row) return null;
  const { translations } = row;
  const said = wordsIn(currentLanguage(), { words: { words: row.words }, language, translations });
  return said.words.words === null ? null : { ...said, words: said.words.words };
}

/** The new ones replace all others. @param transaction has locked the shelter */
export async function saveLetterWords(
  transaction: Queries,
  shelterId: string,
  words: LetterWordsInput,
): Promise<void> {
  await transaction.delete(letterWords).where(eq(letterWords.shelterId, shelterId));
  const rows = letterStages.flatMap((stage) => {
    const translations: Translations<{ words: string }> = Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const said = words.translations[language]?.[stage];
        return said ? [[language, { words: said }]] : [];
      }),
    );
    const isSaid = words[stage] !== null || Object.keys(translations).length > 0;
    return isSaid ? [{ shelterId, stage, words: words[stage], translations }] : [];
  });
  if (rows.length > 0) await transaction.insert(letterWords).values(rows);
}
