import type { OwnFosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { fosterKinds } from '@pawmatch/contract/fosters/foster-values';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { ChoiceField } from '../../../components/ui/ChoiceField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { fostersMessages, ownHomeMessages as messages } from '../fosters-messages.ts';

type HomeAnswers = Omit<OwnFosterHome, 'capacity' | 'wants_offer_mails'>;

const companionAnswers = ['has_dogs', 'has_cats', 'has_children'] as const;

const answerText = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no');
const answerOf = (text: string) => (text === '' ? null : text === 'yes');

export const answerValuesOf = (home: HomeAnswers | null) => ({
  takes: home?.takes ?? [],
  gives_medicine: home?.gives_medicine ?? false,
  has_dogs: answerText(home?.has_dogs ?? null),
  has_cats: answerText(home?.has_cats ?? null),
  has_children: answerText(home?.has_children ?? null),
  away_until: home?.away_until ?? '',
  visit_days: home?.visit_days?.map(String) ?? [],
  meeting_place: home?.meeting_place ?? '',
});

export type AnswerValues = ReturnType<typeof answerValuesOf>;

export const answersOf = (values: AnswerValues): HomeAnswers => ({
  takes: values.takes,
  gives_medicine: values.gives_medicine,
  has_dogs: answerOf(values.has_dogs),
  has_cats: answerOf(values.has_cats),
  has_children: answerOf(values.has_children),
  away_until: values.away_until || null,
  visit_days: values.visit_days.length > 0 ? values.visit_days.map(Number).sort() : null,
  meeting_place: values.meeting_place,
});

interface HomeAnswerFieldsProps {
  form: Pick<UseFormReturn<AnswerValues>, 'register' | 'formState'>;
  /** For its person, or for staff. */
  texts: Record<'takes' | 'medicine' | 'whoLivesHere' | 'meetingPlaceHint', string>;
}

/** What a foster home takes in, who lives there, and when and where visitors meet the pets. */
export function HomeAnswerFields({ form, texts }: HomeAnswerFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <ChoiceField
        {...register('takes')}
        type="checkbox"
        columns={4}
        legend={texts.takes}
        error={errors.takes?.message}
        options={fosterKinds.map((kind) => ({ value: kind, label: fostersMessages.kinds[kind] }))}
      />
      <CheckboxField {...register('gives_medicine')} label={texts.medicine} />
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-1 font-semibold">{texts.whoLivesHere}</legend>
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
      <TextField
        {...register('away_until')}
        type="date"
        label={messages.away}
        hint={messages.awayHint}
        error={errors.away_until?.message}
      />
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
        hint={texts.meetingPlaceHint}
        error={errors.meeting_place?.message}
        autoComplete="off"
      />
    </>
  );
}
