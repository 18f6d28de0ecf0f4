import type { AdoptionAnswers as Answers } from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/ui/Card.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { adoptionAnswersQuery } from '../adoption-questions-api.ts';
import { adoptionQuestionMessages as messages } from '../adoption-questions-messages.ts';
import { askedWords } from '../asked-words.ts';

type AdoptionAnswersProps = { adoptionId: string; timeZone: string };

/** What an adopter has answered, with the questions of then, for staff; nothing where none are asked. */
export function AdoptionAnswers({ adoptionId, timeZone }: AdoptionAnswersProps) {
  const { data } = useQuery(adoptionAnswersQuery(adoptionId));
  if (!data || data.questions.length === 0) return null;
  const { answered_at } = data;
  return (
    <Card as="section" aria-labelledby="adoption-answers" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="adoption-answers" className="text-xl">
          {messages.answersTitle}
        </h2>
        <p className="text-sm text-text-muted">
          {answered_at
            ? messages.answeredOn({ date: longDate(answered_at, timeZone) })
            : messages.notAnswered}
        </p>
      </div>
      {answered_at && (
        <dl className="grid gap-3">
          {data.questions.map((question) => (
            <Answered key={question.id} question={question} />
          ))}
        </dl>
      )}
    </Card>
  );
}

function Answered({ question }: { question: Answers['questions'][number] }) {
  const { kind, answer } = question;
  const { text, lang, choiceText } = askedWords(question);
  const isChosen = kind === 'choice' && answer !== null;
  return (
    <div>
      <dt lang={lang} className="text-sm text-text-muted wrap-anywhere">
        {text}
      </dt>
      <dd lang={isChosen ? lang : undefined} className="whitespace-pre-line wrap-anywhere">
        {isChosen ? choiceText(answer) : answerText(question)}
      </dd>
    </div>
  );
}

function answerText({ kind, answer }: Answers['questions'][number]): string {
  if (answer === null) return messages.noAnswer;
  return kind === 'yes_no' ? messages.yesNo[answer as 'yes' | 'no'] : answer;
}
