import {
  type ReportQuestion,
  type ReportValue,
  reportQuestions,
} from '@pawmatch/contract/fosters/foster-report-values';
import {
  decideReportedAnswer,
  listReportedAnswers,
  type ReportedAnswer,
} from '@pawmatch/contract/fosters/foster-reports-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { endpointQuery } from '../../../lib/api/endpoint-query.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { SuggestionCard } from '../../fact-suggestions/components/SuggestionCard.tsx';
import { nameFact } from '../../fact-suggestions/name-fact.ts';
import { fosterReportMessages as messages } from '../foster-report-messages.ts';
import { reportAnswerText } from '../report-answer.ts';

const reportedAnswersQuery = (petId: string) =>
  endpointQuery(['fosters', 'reported', petId], listReportedAnswers, { params: { petId } });

/** Accepts or dismisses an answer, and reads again what it changes. */
function useDecideAnswer(pet: Pick<Pet, 'id' | 'version'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, accept }: { id: string; accept: boolean }) =>
      callEndpoint(decideReportedAnswer, {
        params: { petId: pet.id, answerId: id },
        body: { accept, expected_version: pet.version },
      }),
    onError: (error) => adminToast.error(failureReason(error, messages.failed)),
    onSettled: () =>
      Promise.all(
        ['fosters', 'pets', 'history', 'internal-notes', 'tasks'].map((root) =>
          queries.invalidateQueries({ queryKey: [root] }),
        ),
      ),
  });
}

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
