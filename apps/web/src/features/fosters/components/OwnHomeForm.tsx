import type { OwnFosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { adminToast } from '../../../lib/toast.ts';
import { staffMessages } from '../../../staff/staff-messages.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { capacityOf } from '../../places/components/PlaceFields.tsx';
import { ownFosterHomeQuery, saveOwnFosterHome } from '../fosters-api.ts';
import { ownHomeMessages as messages } from '../fosters-messages.ts';
import { answersOf, answerValuesOf, HomeAnswerFields } from './HomeAnswerFields.tsx';

/** What somebody says about their own home, which decides which pets are offered to them. */
export function OwnHomeForm() {
  const query = useQuery(ownFosterHomeQuery);
  return (
    <TitledCard id="own-home" title={messages.title} about={messages.about}>
      {!query.data && <LoadFailure query={query} message={messages.loadFailed} />}
      {query.data && <HomeFields home={query.data.home} />}
    </TitledCard>
  );
}

const valuesOf = (home: OwnFosterHome | null) => ({
  ...answerValuesOf(home),
  capacity: home?.capacity?.toString() ?? '',
  wants_offer_mails: home?.wants_offer_mails ?? true,
});

type Values = ReturnType<typeof valuesOf>;

const homeOf = (values: Values): OwnFosterHome => ({
  ...answersOf(values),
  capacity: capacityOf(values.capacity),
  wants_offer_mails: values.wants_offer_mails,
});

/** @param home null before the first answers */
function HomeFields({ home }: { home: OwnFosterHome | null }) {
  const queries = useQueryClient();
  const form = useForm({ defaultValues: valuesOf(home) });
  const { register, formState, handleSubmit, reset } = form;
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (values) => {
    try {
      const saved = await saveOwnFosterHome(homeOf(values));
      queries.setQueryData(ownFosterHomeQuery.queryKey, { home: saved });
      // The first answers make the home.
      if (!home) {
        void queries.invalidateQueries({ queryKey: ['fosters'] });
        void queries.invalidateQueries(currentUserQuery);
      }
      reset(valuesOf(saved));
      adminToast.success(messages.saved);
    } catch (error) {
      showFormFailure(form, error, failureReason(error, messages.saveFailed));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <FormFailure>{errors.root?.message}</FormFailure>
      <HomeAnswerFields form={form} texts={messages} />
      <TextField
        {...register('capacity')}
        label={messages.capacity}
        hint={messages.capacityHint}
        error={errors.capacity?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <CheckboxField {...register('wants_offer_mails')} label={messages.mails} />
      <SubmitButton isSending={isSubmitting} sending={staffMessages.saving}>
        {messages.save}
      </SubmitButton>
    </form>
  );
}
