import {
  MAX_REPORT_SENTENCE,
  type ReportQuestion,
  type ReportValue,
  reportQuestionNames,
  reportValuesOf,
} from '@pawmatch/contract/fosters/foster-report-values';
import { useForm } from 'react-hook-form';
import { ChoiceField } from '../../../components/ui/ChoiceField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { fosterReportMessages } from '../foster-report-messages.ts';
import { ownFosterMessages as messages } from '../own-fosters-messages.ts';
import type { ReportedInForm } from '../own-fosters-outbox.ts';
import { reportAnswerText } from '../report-answer.ts';

interface ReportDialogProps {
  pet: { name: string };
  onSend: (answers: ReportedInForm[]) => void;
  onClose: () => void;
}

type Values = Record<ReportQuestion, { value: string; sentence: string }>;

/** Forms have only text, in which "" means not tried. */
const noAnswers = Object.fromEntries(
  reportQuestionNames.map((question) => [question, { value: '', sentence: '' }]),
) as Values;

const readValue = (value: string): ReportValue =>
  value === 'true' ? true : value === 'false' ? false : value;

const optionsOf = (question: ReportQuestion) => [
  ...reportValuesOf(question).map((value) => ({
    value: String(value),
    label: reportAnswerText({ question, value }),
  })),
  { value: '', label: fosterReportMessages.notTried },
];

/** The six questions of the report card; what was not tried stays unanswered. */
export function ReportDialog({ pet, onSend, onClose }: ReportDialogProps) {
  const form = useForm<Values>({ defaultValues: noAnswers });
  const values = form.watch();
  const send = async (filled: Values) => {
    const answers = reportQuestionNames.flatMap((question) => {
      const { value, sentence } = filled[question];
      return value === '' ? [] : { question, value: readValue(value), sentence };
    });
    if (answers.length > 0) return onSend(answers);
    form.setError('root', { message: messages.reportEmpty });
    return false;
  };
  return (
    <FormDialog
      title={messages.reportOn({ pet: pet.name })}
      form={form}
      submit={messages.sendReport}
      failed={messages.failed}
      onSave={send}
      onClose={onClose}
    >
      <p className="text-sm text-text-muted">{messages.reportHint}</p>
      {reportQuestionNames.map((question) => (
        <div key={question} className="grid gap-2">
          <ChoiceField
            {...form.register(`${question}.value`)}
            type="radio"
            legend={fosterReportMessages.questions[question]}
            options={optionsOf(question)}
            columns={3}
          />
          {values[question].value !== '' && (
            <TextField
              {...form.register(`${question}.sentence`)}
              label={messages.sentence}
              maxLength={MAX_REPORT_SENTENCE}
              autoComplete="off"
            />
          )}
        </div>
      ))}
    </FormDialog>
  );
}
