import type { OwnFosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { fosterKinds } from '@pawmatch/contract/fosters/foster-values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { ChoiceField } from '../../../components/ui/ChoiceField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { showRefusal } from '../../../staff/edit/show-refusal.ts';
import { QueryFailure } from '../../../staff/list/QueryFailure.tsx';
import { TitledCard } from '../../../staff/page/TitledCard.tsx';
import { staffMessages } from '../../../staff/staff-messages.ts';
import { capacityOf } from '../../places/components/PlaceFields.tsx';
import { ownFosterHomeQuery, saveOwnFosterHome } from '../fosters-api.ts';
import { fostersMessages, ownHomeMessages as messages } from '../fosters-messages.ts';

/** What somebody says about their own home, which decides which pets are offered to them. */
export function OwnHomeForm() {
  const query = useQuery(ownFosterHomeQuery);
  return (
    <TitledCard id="own-home" title={messages.title} about={messages.about}>
      <QueryFailure query={query} failed={messages.loadFailed} />
      {query.data && <HomeFields home={query.data.home} />}
    </TitledCard>
  );
}

const companionAnswers = ['has_dogs', 'has_cats', 'has_children'] as const;

const answerText = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no');
const answerOf = (text: string) => (text === '' ? null : text === 'yes');

const valuesOf = (home: OwnFosterHome | null) => ({
  takes: home?.takes ?? [],
  gives_medicine: home?.gives_medicine ?? false,
  has_dogs: answerText(home?.has_dogs ?? null),
  has_cats: answerText(home?.has_cats ?? null),
  has_children: answerText(home?.has_children ?? null),
  capacity: home?.capacity?.toString() ?? '',
  away_until: home?.away_until ?? '',
  visit_days: home?.visit_days?.map(String) ?? [],
  meeting_place: home?.meeting_place ?? '',
  wants_offer_mails: home?.wants_offer_mails ?? true,
});

type Values = ReturnType<typeof valuesOf>;

const homeOf = (values: Values): OwnFosterHome => ({
  ...values,
  has_dogs: answerOf(values.has_dogs),
  has_cats: answerOf(values.has_cats),
  has_children: answerOf(values.has_children),
  capacity: capacityOf(values.capacity),
  away_until: values.away_until || null,
  visit_days: values.visit_days.length > 0 ? values.visit_days.map(Number).sort() : null,
});

/** @param home null before the first answers */
function HomeFields({ home }: { home: OwnFosterHome | null }) {
  const queries = useQueryClient();
  const form = useForm({ defaultValues: valuesOf(home) });
  const { register, formState, handleSubmit, reset, setError } = form;
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (values) => {
    try {
      const saved = await saveOwnFosterHome(homeOf(values));
      queries.setQueryData(ownFosterHomeQuery.queryKey, { home: saved });
      // The first answers make the home.
      if (!home) void queries.invalidateQueries({ queryKey: ['fosters'] });
      reset(valuesOf(saved));
      adminToast.success(messages.saved);
    } catch (error) {
      showRefusal(error, setError, messages.saveFailed);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <ChoiceField
        {...register('takes')}
        type="checkbox"
        columns={4}
        legend={messages.takes}
        error={errors.takes?.message}
        options={fosterKinds.map((kind) => ({ value: kind, label: fostersMessages.kinds[kind] }))}
      />
      <CheckboxField {...register('gives_medicine')} label={messages.medicine} />
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-1 font-semibold">{messages.whoLivesHere}</legend>
        {companionAnswers.map((name) => (
          <SelectField
            key={name}
            {...register(name)}
            label={messages.companions[name]}
            placeholder={messages.notSaid}
            options={[
              { value: 'yes', label: messages.yes },
              { value: 'no', label: messages.no },
            ]}
          />
        ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register('capacity')}
          label={messages.capacity}
          hint={messages.capacityHint}
          error={errors.capacity?.message}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...register('away_until')}
          type="date"
          label={messages.away}
          hint={messages.awayHint}
          error={errors.away_until?.message}
        />
      </div>
      <ChoiceField
        {...register('visit_days')}
        type="checkbox"
        columns={3}
        legend={messages.visitDays}
        hint={messages.visitDaysHint}
        options={messages.weekdays.map((label, day) => ({ value: String(day), label }))}
      />
      <TextField
        {...register('meeting_place')}
        label={messages.meetingPlace}
        hint={messages.meetingPlaceHint}
        error={errors.meeting_place?.message}
        autoComplete="off"
      />
      <CheckboxField {...register('wants_offer_mails')} label={messages.mails} />
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={staffMessages.saving}
        className="justify-self-start"
      >
        {messages.save}
      </Button>
    </form>
  );
}
