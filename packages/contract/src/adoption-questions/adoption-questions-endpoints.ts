import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { LANGUAGES } from '../languages.ts';
import { LanguageChoice, translationsInput, translationsOf } from '../own-words-schemas.ts';
import { requiredLine, requiredText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { adoptionQuestionMessages } from './adoption-question-messages.ts';
import {
  MAX_ANSWER,
  MAX_CHOICES,
  MAX_QUESTIONS,
  MIN_CHOICES,
  questionKinds,
} from './adoption-question-values.ts';

const kind = z.enum(questionKinds, { error: () => adoptionQuestionMessages.chooseKind });

const QuestionWords = z.object({
  text: z.string(),
  /** Of a `choice`; otherwise empty. */
  choices: z.array(z.string()),
});
export type QuestionWords = z.infer<typeof QuestionWords>;

/** What a shelter asks everybody who would like to adopt. */
export const AdoptionQuestion = z.extend(QuestionWords, {
  id: Id,
  kind,
  /** In which it was written, and its `choices`, of which one is the answer. */
  language: LanguageChoice,
  /** With the same choices in the same order. */
  translations: translationsOf(QuestionWords),
});
export type AdoptionQuestion = z.infer<typeof AdoptionQuestion>;

const words = {
  text: requiredLine(200, () => fieldNames.question),
  choices: z._default(z.array(requiredLine(80, () => fieldNames.choice)), []),
};

const QuestionInput = z
  .object({
    /** Of a question that is kept, also with another text; a new one has none. */
    id: z.optional(Id),
    ...words,
    kind,
    translations: z._default(translationsInput(z.object(words)), {}),
  })
  .check(
    z.refine(
      ({ kind, choices }) =>
        kind !== 'choice' || (choices.length >= MIN_CHOICES && choices.length <= MAX_CHOICES),
      {
        path: ['choices'],
        error: () => adoptionQuestionMessages.choices({ min: MIN_CHOICES, max: MAX_CHOICES }),
      },
    ),
    z.refine(({ choices }) => new Set(choices).size === choices.length, {
      path: ['choices'],
      error: () => adoptionQuestionMessages.choiceTwice,
    }),
    ({ value: { kind, choices, translations }, issues }) => {
      for (const language of LANGUAGES) {
        const translated = translations[language]?.choices;
        const isSame =
          new Set(translated).size === choices.length && translated?.length === choices.length;
        if (kind !== 'choice' || !translated || isSame) continue;
        const path = ['translations', language, 'choices'];
        const message = adoptionQuestionMessages.otherChoices;
        issues.push({ code: 'custom', path, message, input: translated });
      }
    },
  );

/** The questions of a shelter; version 0 has none. */
export const AdoptionQuestions = z.object({
  version: z.int(),
  /** In which the shelter writes now. */
  language: LanguageChoice,
  questions: z.array(AdoptionQuestion),
});
export type AdoptionQuestions = z.infer<typeof AdoptionQuestions>;

export const getAdoptionQuestions = defineEndpoint({
  method: 'GET',
  path: '/admin/adoption-questions',
  access: 'settings.edit',
  summary: "The shelter's own questions to adopters",
  output: AdoptionQuestions,
});

export const changeAdoptionQuestions = defineEndpoint({
  method: 'PUT',
  path: '/admin/adoption-questions',
  access: 'settings.edit',
  summary: 'Change the questions; what was answered keeps the questions of then',
  body: z.object({
    /** The version that the change is based on. */
    version: z.int(),
    questions: z.array(QuestionInput).check(
      z.maxLength(MAX_QUESTIONS, {
        error: () => adoptionQuestionMessages.tooMany({ max: MAX_QUESTIONS }),
      }),
    ),
  }),
  output: AdoptionQuestions,
});

/** Questions with what the adopter has answered. */
export const AdoptionAnswers = z.object({
  version: z.int(),
  questions: z.array(z.extend(AdoptionQuestion, { answer: z.nullable(z.string()) })),
  /** Null as long as nothing is answered. */
  answered_at: z.nullable(Timestamp),
});
export type AdoptionAnswers = z.infer<typeof AdoptionAnswers>;

export const getOwnAdoptionAnswers = defineEndpoint({
  method: 'GET',
  path: '/adoptions/:id/answers',
  access: 'user',
  summary: "The shelter's questions about an adoption, with the caller's answers",
  params: ById,
  output: AdoptionAnswers,
});

export const answerAdoptionQuestions = defineEndpoint({
  method: 'PUT',
  path: '/adoptions/:id/answers',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Answer the questions while the adoption is open; what is left out has no answer',
  params: ById,
  body: z.object({
    version: z.int(),
    answers: z
      .array(
        z.object({ question_id: Id, answer: requiredText(MAX_ANSWER, () => fieldNames.answer) }),
      )
      .check(z.maxLength(MAX_QUESTIONS)),
  }),
  output: AdoptionAnswers,
});

export const getAdoptionAnswers = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions/:id/answers',
  access: 'adoptions.read',
  journal: 'adoption',
  summary: 'What the adopter has answered, with the questions of then',
  params: ById,
  output: AdoptionAnswers,
});
