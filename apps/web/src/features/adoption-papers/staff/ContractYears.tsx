import type { ContractTemplate } from '@pawmatch/contract/adoption-papers/contract-template-endpoints';
import { MAX_CONTRACT_YEARS } from '@pawmatch/contract/adoption-papers/contract-values';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { saveYears } from '../adoption-papers-api.ts';
import { templateMessages as messages } from '../adoption-papers-messages.ts';

interface ContractYearsProps {
  years: number;
  onSaved: (template: ContractTemplate) => void;
}

const isRight = (text: string) =>
  /^\d{1,2}$/.test(text) && +text >= 1 && +text <= MAX_CONTRACT_YEARS;

/** For how long signed contracts are kept. */
export function ContractYears({ years, onSaved }: ContractYearsProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { years: String(years) },
  });
  const save = handleSubmit(async (values) => {
    try {
      onSaved(await saveYears(Number(values.years)));
      adminToast.success(messages.yearsSaved);
    } catch (error) {
      adminToast.error(failureReason(error, messages.saveFailed));
    }
  });
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-5"
      onSubmit={(event) => void save(event)}
    >
      <TextField
        {...register('years', { validate: (text) => isRight(text.trim()) || messages.yearsWrong })}
        label={messages.years}
        hint={messages.yearsHint}
        error={formState.errors.years?.message}
        inputMode="numeric"
        className="sm:max-w-xs"
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        busy={formState.isSubmitting}
        className="justify-self-start"
      >
        {messages.saveYears}
      </Button>
    </form>
  );
}
