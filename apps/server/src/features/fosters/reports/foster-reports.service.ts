import { readReportValue, reportQuestions } from '@pawmatch/contract/fosters/foster-report-values';
import type { ReportedAnswer } from '@pawmatch/contract/fosters/foster-reports-endpoints';
import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { StaffActor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { inLanguage } from '../../../platform/language/language.ts';
import { sayFosterReport } from '../../internal-notes/say-foster-report.ts';
import type { PetsService } from '../../pets/staff/pets.service.ts';
import { addToDiary } from '../own/foster-notes.ts';
import * as repository from './foster-answers.repository.ts';
import type { FosterAnswerRow } from './foster-answers.table.ts';

/** What staff make of the reports of foster carers. */
export function createFosterReportsService(
  { database, clock, shelters }: Uses<'database' | 'clock' | 'shelters'>,
  pets: Pick<PetsService, 'update'>,
) {
  /** @throws AppError FOSTER_ANSWER_NOT_FOUND when a colleague was faster */
  async function decide(
    tx: Queries,
    { id }: FosterAnswerRow,
    decision: 'accepted' | 'dismissed',
    actor: StaffActor['actor'],
  ) {
    const columns = { decision, decidedBy: actor.id ?? null, updatedAt: clock() };
    if (!(await repository.decideAnswer(tx, id, columns))) {
      throw new AppError('FOSTER_ANSWER_NOT_FOUND');
    }
  }

  return {
    /** What waits for staff to decide, and what the facts of the pet are so far. */
    async list(petId: string, shelterId: string): Promise<ReportedAnswer[]> {
      const rows = await repository.listWaitingAnswers(database, { petId, shelterId });
      return rows.map(({ answer, by, pet }) => {
        const fact = reportQuestions[answer.question];
        return {
          id: answer.id,
          question: answer.question,
          value: readReportValue(answer.question, answer.value),
          sentence: answer.sentence,
          by,
          at: answer.writtenAt.toISOString(),
          current: fact && pet[fact],
        };
      });
    },

    /** @throws AppError FOSTER_ANSWER_NOT_FOUND */
    async dismiss({ actor, shelterId }: StaffActor, petId: string, id: string): Promise<void> {
      await database.transactionAs(actor, async (tx) => {
        const answer = await repository.findAnswer(tx, { id, petId, shelterId });
        if (!answer) throw new AppError('FOSTER_ANSWER_NOT_FOUND');
        await decide(tx, answer, 'dismissed', actor);
      });
    },

    /**
     * Makes an answer a fact of the pet, whose history names the report; what no fact says is noted in its diary.
     * @throws AppError FOSTER_ANSWER_NOT_FOUND, CONFLICT for a pet that somebody changed meanwhile
     */
    async accept(
      { actor, shelterId }: StaffActor,
      petId: string,
      { id, expectedVersion }: { id: string; expectedVersion?: number | undefined },
    ): Promise<void> {
      const answer = await repository.findAnswer(database, { id, petId, shelterId });
      if (!answer) throw new AppError('FOSTER_ANSWER_NOT_FOUND');
      const { question, writtenAt } = answer;
      const value = readReportValue(answer.question, answer.value);
      const fact = reportQuestions[question];
      const timeZone = shelters.of(shelterId).time_zone;
      if (fact) {
        const changes = { [fact]: value, expected_version: expectedVersion };
        await pets.update(actor, petId, changes, undefined, async (tx) => {
          await decide(tx, answer, 'accepted', actor);
          await repository.nameReport(tx, toZonedTime(writtenAt, timeZone).date);
        });
        return;
      }
      await database.transactionAs(actor, async (tx) => {
        await decide(tx, answer, 'accepted', actor);
        // Readers read the answer itself, each in their language. The text is for exports.
        const text = inLanguage(DEFAULT_LANGUAGE, () => sayFosterReport(answer, timeZone));
        const by = { writtenBy: actor.id ?? '', writtenAt: clock() };
        await addToDiary(tx, { petId, shelterId, entryId: id, text, ...by });
      });
    },
  };
}
