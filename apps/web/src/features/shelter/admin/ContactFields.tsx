import { LANGUAGES } from '@pawmatch/contract/languages';
import { paperSizes } from '@pawmatch/contract/shelter/shelter-details';
import { describeOpeningHours } from '@pawmatch/contract/visits/times/describe-opening-hours';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Card } from '../../../components/ui/Card.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { languageName } from '../../../lib/text/language-name.ts';
import { settingsMessages as messages } from '../settings-messages.ts';
import type { SettingsFormValues } from './settings-form-values.ts';
import { timeZoneOptions } from './time-zone-options.ts';

const languageOptions = LANGUAGES.map((value) => ({ value, label: languageName(value) }));

/** Keeps the hours as text up to date while they are those of the week, not somebody's own. */
function useFollowingHours({ control, getValues, setValue }: UseFormReturn<SettingsFormValues>) {
  const week = useWatch({ control, name: 'visiting.opening_hours' });
  const followed = useRef<string>(null);
  useEffect(() => {
    // A time that is being typed is empty.
    if (week.some((hours) => hours && !(hours.from && hours.to))) return;
    const text = describeOpeningHours({ opening_hours: week });
    const isFollowing = getValues('hours') === followed.current;
    followed.current = text;
    if (isFollowing) setValue('hours', text, { shouldDirty: true });
  }, [week, getValues, setValue]);
}

/** Name, contact and time zone of the shelter. */
export function ContactFields({ form }: { form: UseFormReturn<SettingsFormValues> }) {
  const { register, formState, getValues } = form;
  const { errors } = formState;
  useFollowingHours(form);
  return (
    <Card as="section" aria-labelledby="settings-contact" className="grid gap-4">
      <div>
        <h2 id="settings-contact" className="text-xl">
          {messages.contact}
        </h2>
        <p className="text-sm text-text-muted">{messages.contactHint}</p>
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          {...register('name')}
          label={messages.name}
          marked
          error={errors.name?.message}
        />
        <TextField {...register('phone')} label={messages.phone} error={errors.phone?.message} />
        <TextField
          {...register('address')}
          label={messages.address}
          error={errors.address?.message}
        />
        <TextField {...register('email')} label={messages.email} error={errors.email?.message} />
        <TextField
          {...register('hours')}
          label={messages.hours}
          hint={messages.hoursHint}
          error={errors.hours?.message}
        />
        <SelectField
          {...register('time_zone')}
          label={messages.timeZone}
          options={timeZoneOptions(getValues('time_zone'))}
          marked
          error={errors.time_zone?.message}
        />
        <SelectField
          {...register('language')}
          label={messages.language}
          hint={messages.languageHint}
          options={languageOptions}
          error={errors.language?.message}
        />
        <SelectField
          {...register('paper_size')}
          label={messages.paperSize}
          hint={messages.paperSizeHint}
          options={paperSizes.map((value) => ({ value, label: messages.paperSizes[value] }))}
          error={errors.paper_size?.message}
        />
      </div>
    </Card>
  );
}
