import type {
  AdoptionAnswers,
  AdoptionQuestion,
  AdoptionQuestions,
  answerAdoptionQuestions,
  changeAdoptionQuestions,
} from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import { isOpenAdoption } from '@pawmatch/contract/adoptions/adoption-actions';
import type { EndpointRequest } from '@pawmatch/contract/endpoint';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { lockStage } from '../adoptions/adoption-locks.repository.ts';
import { questionRefusals } from './adoption-question-messages.ts';
import * as repository from './adoption-questions.repository.ts';

type Changes = EndpointRequest<typeof changeAdoptionQuestions>['body'];
type Answers = EndpointRequest<typeof answerAdoptionQuestions>['body'];

const isAnswer = ({ kind, choices }: AdoptionQuestion, answer: string) =>
  kind === 'text' || (kind === 'yes_no' ? ['yes', 'no'] : choices).includes(answer);

const withoutChoices = (translations: AdoptionQuestion['translations']) =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, words]) =>
      words ? [[language, { ...words, choices: [] }]] : [],
    ),
  );

const withAnswers = (
  { version, questions }: Pick<AdoptionQuestions, 'version' | 'questions'>,
  given: repository.AdoptionWithAnswers['given'],
): AdoptionAnswers => ({
  version,
  questions: questions.map((question) => {
    const answer = given?.answers[question.id];
    return { ...question, answer: answer && isAnswer(question, answer) ? answer : null };
  }),
  answered_at: given?.answeredAt.toISOString() ?? null,
});

/** The shelter's own questions to adopters, and their answers. */
export function createAdoptionQuestionsService({
  database,
  clock,
  shelters,
}: Uses<'database' | 'clock' | 'shelters'>) {
  const list = async (shelterId: string): Promise<AdoptionQuestions> => {
    const { language } = shelters.of(shelterId);
    return { ...(await repository.findQuestions(database, shelterId)), language };
  };

  const questionsOf = ({ adoption, given }: repository.AdoptionWithAnswers) =>
    repository.findQuestions(database, adoption.shelterId, given?.version);

  /** @throws AppError ADOPTION_NOT_FOUND */
  async function findOwn(userId: string, id: string, queries: Queries = database) {
    const found = await repository.findAdoptionWithAnswers(queries, id);
    if (found?.adoption.userId !== userId) throw new AppError('ADOPTION_NOT_FOUND');
    return found;
  }

  /** An open adoption is asked the newest questions, with what was answered to them before. */
  async function showOwn(userId: string, id: string): Promise<AdoptionAnswers> {
    const found = await findOwn(userId, id);
    const isOpen = isOpenAdoption(found.adoption.stage);
    const asked = isOpen
      ? await repository.findQuestions(database, found.adoption.shelterId)
      : await questionsOf(found);
    return withAnswers(asked, found.given);
  }

  return {
    list,

    /** @throws AppError CONFLICT with the current questions */
    async change(
      by: { shelterId: string; userId: string },
      { version, questions: asked }: Changes,
    ): Promise<AdoptionQuestions> {
      const current = await list(by.shelterId);
      const known = new Set(current.questions.map(({ id }) => id));
      const questions = asked.map(({ id, text, kind, choices, translations }) => ({
        // Each stays one question: its answers are found by its id.
        id: id && known.delete(id) ? id : newId(),
        text,
        kind,
        choices: kind === 'choice' ? choices : [],
        language: current.language,
        translations: kind === 'choice' ? translations : withoutChoices(translations),
      }));
      const isSaved =
        current.version === version &&
        (await repository.insertQuestions(database, {
          shelterId: by.shelterId,
          version: version + 1,
          questions,
          changedBy: by.userId,
          changedAt: clock(),
        }));
      const now = await list(by.shelterId);
      if (isSaved) return now;
      const detail = questionRefusals.changed;
      throw new AppError('CONFLICT', { detail, current: now });
    },

    showOwn,

    /** @throws AppError ADOPTION_NOT_FOUND, ADOPTION_ACTION_REFUSED, VALIDATION_FAILED, CONFLICT when the questions changed */
    async answer(userId: string, id: string, { version, answers }: Answers) {
      const isSaved = await database.transaction(async (tx) => {
        await lockStage(tx, id);
        const { adoption } = await findOwn(userId, id, tx);
        if (!isOpenAdoption(adoption.stage)) throw new AppError('ADOPTION_ACTION_REFUSED');
        const asked = await repository.findQuestions(tx, adoption.shelterId);
        if (asked.version !== version) return false;
        for (const [index, { question_id, answer }] of answers.entries()) {
          const question = asked.questions.find((each) => each.id === question_id);
          if (question && isAnswer(question, answer)) continue;
          throw invalidField(`answers.${index}.answer`, questionRefusals.chooseAnswer);
        }
        await repository.saveAnswers(tx, {
          adoptionId: id,
          userId,
          version,
          answers: Object.fromEntries(answers.map((each) => [each.question_id, each.answer])),
          answeredAt: clock(),
        });
        return true;
      });
      const current = await showOwn(userId, id);
      if (isSaved) return current;
      const detail = questionRefusals.changedByShelter;
      throw new AppError('CONFLICT', { detail, current });
    },

    /** With the questions of then. @throws AppError ADOPTION_NOT_FOUND */
    async show(shelterId: string, id: string): Promise<AdoptionAnswers> {
      const found = await repository.findAdoptionWithAnswers(database, id);
      if (found?.adoption.shelterId !== shelterId) throw new AppError('ADOPTION_NOT_FOUND');
      return withAnswers(await questionsOf(found), found.given);
    },
  };
}
