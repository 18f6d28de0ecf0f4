import type { VisitingRules } from '@pawmatch/contract/visits/visiting-rules';
import type { UseFormReturn } from 'react-hook-form';
import { Card } from '../../../components/ui/Card.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import type { SettingsFormValues } from './settings-form-values.ts';

type NumberRule = Exclude<keyof VisitingRules, 'opening_hours' | 'closures' | 'is_same_day'>;

const rules: { name: NumberRule; label: string; hint?: string }[] = [
  { name: 'visit_minutes', label: messages.visitMinutes },
  { name: 'gap_minutes', label: messages.gapMinutes },
  { name: 'days_ahead', label: messages.daysAhead, hint: messages.daysAheadHint },
  { name: 'notice_minutes', label: messages.noticeMinutes, hint: messages.noticeHint },
  { name: 'answer_hours', label: messages.answerHours, hint: messages.answerHint },
  { name: 'visits_at_once', label: messages.visitsAtOnce, hint: messages.noLimitHint },
  { name: 'visits_of_pet_a_day', label: messages.visitsOfPet, hint: messages.noLimitHint },
  { name: 'rest_minutes', label: messages.restMinutes },
];

/** An empty field is null, which only limits accept. */
const toNumber = (text: unknown) => (text === '' || text === null ? null : Number(text));

/** B3.01: length, notice and limits of visits. */
export function VisitRuleFields({ form }: { form: UseFormReturn<SettingsFormValues> }) {
  const { register, formState } = form;
  const errors = formState.errors.visiting;
  return (
    <Card as="section" aria-labelledby="settings-rules" className="grid gap-4">
      <h2 id="settings-rules" className="text-xl">
        {messages.rules}
      </h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {rules.map(({ name, label, hint }) => (
          <TextField
            key={name}
            {...register(`visiting.${name}`, { setValueAs: toNumber })}
            type="number"
            min={0}
            label={label}
            hint={hint}
            error={errors?.[name]?.message}
          />
        ))}
      </div>
      <CheckboxField {...register('visiting.is_same_day')} label={messages.isSameDay} />
    </Card>
  );
}
