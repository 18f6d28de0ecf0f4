import type { AdoptionAnswers } from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ChoiceField } from '../../../components/ui/ChoiceField.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { ownAnswersQuery, useSendAnswers } from '../adoption-questions-api.ts';
import { adoptionQuestionMessages as messages } from '../adoption-questions-messages.ts';
import { askedWords } from '../asked-words.ts';

/** The shelter's own questions on the adopter's open adoption; nothing where none are asked. */
export function AdoptionQuestions({ adoptionId }: { adoptionId: string }) {
  const { data } = useQuery(ownAnswersQuery(adoptionId));
  if (!data || data.questions.length === 0) return null;
  return <QuestionsForm key={data.version} adoptionId={adoptionId} asked={data} />;
}

type QuestionsFormProps = { adoptionId: string; asked: AdoptionAnswers };

function QuestionsForm({ adoptionId, asked }: QuestionsFormProps) {
  const titleId = useId();
  const { version, questions } = asked;
  const send = useSendAnswers(adoptionId);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(questions.map(({ id, answer }) => [id, answer ?? ''])),
  );
  const isSent =
    send.isSuccess && questions.every(({ id, answer }) => (answer ?? '') === answers[id]?.trim());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = questions.flatMap(({ id }) => {
      const answer = answers[id]?.trim();
      return answer ? { question_id: id, answer } : [];
    });
    send.mutate({ version, answers: given });
  };

  return (
    <form noValidate aria-labelledby={titleId} onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h3 id={titleId} className="text-lg">
          {messages.askTitle}
        </h3>
        <p className="text-sm text-text-muted">{messages.askAbout}</p>
      </div>
      <FormFailure>{send.error && failureReason(send.error, messages.sendFailed)}</FormFailure>
      {questions.map((question) => (
        <Answer
          key={question.id}
          question={question}
          value={answers[question.id] ?? ''}
          onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={send.isPending} busyLabel={messages.sending}>
          {messages.send}
        </Button>
        <span role="status">{isSent && messages.sent}</span>
      </div>
    </form>
  );
}

type AnswerProps = {
  question: AdoptionAnswers['questions'][number];
  value: string;
  onChange: (answer: string) => void;
};

function Answer({ question, value, onChange }: AnswerProps) {
  const { kind, choices } = question;
  const { text, lang, choiceText } = askedWords(question);
  const label = lang ? <span lang={lang}>{text}</span> : text;
  if (kind === 'text') {
    return (
      <TextAreaField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const options =
    kind === 'yes_no'
      ? (['yes', 'no'] as const).map((each) => ({ value: each, label: messages.yesNo[each] }))
      : choices.map((choice) => ({ value: choice, label: choiceText(choice) }));
  return (
    <ChoiceField
      type="radio"
      legend={label}
      columns={2}
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
