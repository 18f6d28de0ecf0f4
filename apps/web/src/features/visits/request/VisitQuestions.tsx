import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { visitFormMessages } from '../visits-messages.ts';

interface VisitQuestionsProps {
  questions: readonly string[];
  /** The chosen ones. */
  asked: readonly string[];
  isDisabled: boolean;
  onChange: (asked: string[]) => void;
}

/** What is unknown about the pet, as questions that are sent with the visit request. */
export function VisitQuestions({ questions, asked, isDisabled, onChange }: VisitQuestionsProps) {
  const toggle = (question: string) =>
    onChange(
      asked.includes(question) ? asked.filter((other) => other !== question) : [...asked, question],
    );
  return (
    <fieldset>
      <legend className="font-semibold">{visitFormMessages.questions}</legend>
      {questions.map((question) => (
        <CheckboxField
          key={question}
          label={question}
          checked={asked.includes(question)}
          disabled={isDisabled}
          onChange={() => toggle(question)}
        />
      ))}
    </fieldset>
  );
}
