import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Card } from '../../../components/ui/Card.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import type { SettingsFormValues } from './settings-form-values.ts';

/** Suggestions only, so that browsers that have no list need none. */
const timeZones = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];

/** Name, contact and time zone of the shelter. */
export function ContactFields({ form }: { form: UseFormReturn<SettingsFormValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  const zonesId = useId();
  return (
    <Card as="section" aria-labelledby="settings-contact" className="grid gap-4">
      <div>
        <h2 id="settings-contact" className="text-xl">
          {messages.contact}
        </h2>
        <p className="text-sm text-text-muted">{messages.contactHint}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
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
        <TextField
          {...register('time_zone')}
          label={messages.timeZone}
          hint={messages.timeZoneHint}
          list={zonesId}
          autoComplete="off"
          marked
          error={errors.time_zone?.message}
        />
        <datalist id={zonesId}>
          {timeZones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
    </Card>
  );
}
