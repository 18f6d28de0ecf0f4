import { testResultLabels } from '@pawmatch/contract/care/care-kind-messages';
import { testResults } from '@pawmatch/contract/care/care-values';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { careMessages as messages } from '../care-messages.ts';

/** Chosen instead of a result. */
export const LATER = 'later';

interface ResultFieldsProps {
  result: UseFormRegisterReturn;
  note: UseFormRegisterReturn;
  error: string | undefined;
  /** While the test is done: the result may come later. */
  mayComeLater?: boolean;
}

const results = testResults.map((value) => ({ value, label: testResultLabels[value] }));
const later = { value: LATER, label: messages.resultLater };

/** What a test has shown, and what the adopter is told of it. */
export const ResultFields = ({ result, note, error, mayComeLater = false }: ResultFieldsProps) => (
  <>
    <SelectField
      {...result}
      label={messages.result}
      placeholder={messages.noResult}
      options={mayComeLater ? [...results, later] : results}
      error={error}
    />
    <TextField
      {...note}
      label={messages.resultNote}
      hint={messages.resultNoteHint}
      maxLength={120}
      autoComplete="off"
    />
  </>
);
