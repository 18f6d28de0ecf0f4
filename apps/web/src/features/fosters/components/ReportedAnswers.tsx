import {
  type ReportQuestion,
  type ReportValue,
  reportQuestions,
} from '@pawmatch/contract/fosters/foster-report-values';
import type { ReportedAnswer } from '@pawmatch/contract/fosters/foster-reports-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQuery } from '@tanstack/react-query';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { SuggestionCard } from '../../fact-suggestions/components/SuggestionCard.tsx';
import { nameFact } from '../../fact-suggestions/name-fact.ts';
import { fosterReportMessages as messages } from '../foster-report-messages.ts';
import { reportAnswerText } from '../report-answer.ts';
import { reportedAnswersQuery, useDecideAnswer } from '../reported-answers-api.ts';

interface ReportedAnswersProps {
  pet: Pick<Pet, 'id' | 'version'>;
  timeZone: string;
}

/** What the foster carer of a pet reports, for staff, beside what they say themselves. */
export function ReportedAnswers({ pet, timeZone }: ReportedAnswersProps) {
  const { data = [] } = useQuery(reportedAnswersQuery(pet.id));
  const decide = useDecideAnswer(pet);
  return (
    <SuggestionCard
      title={messages.title}
      hint={messages.hint}
      suggestions={data.map((answer) => ({
        key: answer.id,
        name: nameOf(answer),
        quote: answer.sentence,
        about: <About answer={answer} timeZone={timeZone} />,
      }))}
      isBusy={decide.isPending}
      onAnswer={({ key: id }, accept) => decide.mutate({ id, accept })}
    />
  );
}

function nameOf({ question, value }: { question: ReportQuestion; value: ReportValue }): string {
  const fact = reportQuestions[question];
  return fact
    ? nameFact({ fact, value })
    : `${messages.questions[question]} ${reportAnswerText({ question, value })}`;
}

function About({ answer, timeZone }: { answer: ReportedAnswer; timeZone: string }) {
  const { question, current, by, at } = answer;
  return (
    <>
      {current !== null && (
        <p className="text-sm font-semibold text-danger">
          {messages.current({ value: reportAnswerText({ question, value: current }) })}
        </p>
      )}
      <p className="text-sm text-text-muted">
        {messages.from({ by, day: longDate(at, timeZone) })}
      </p>
      {reportQuestions[question] === null && (
        <p className="text-sm text-text-muted">{messages.noted}</p>
      )}
    </>
  );
}
