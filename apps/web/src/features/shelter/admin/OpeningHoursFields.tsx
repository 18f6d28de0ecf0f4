import { Controller, type UseFormReturn } from 'react-hook-form';
import { Card } from '../../../components/ui/Card.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import type { SettingsFormValues } from './settings-form-values.ts';

/** Offered for a day that is opened. */
const USUAL_HOURS = { from: '10:00', to: '16:00' };

/** B3.01: the hours of each weekday, Monday first. */
export function OpeningHoursFields({ form }: { form: UseFormReturn<SettingsFormValues> }) {
  const { register, control, formState } = form;
  return (
    <Card as="section" aria-labelledby="settings-hours" className="grid gap-3">
      <h2 id="settings-hours" className="text-xl">
        {messages.openingHours}
      </h2>
      {[1, 2, 3, 4, 5, 6, 0].map((weekday) => {
        const path = `visiting.opening_hours.${weekday}` as const;
        const errors = formState.errors.visiting?.opening_hours?.[weekday];
        return (
          <Controller
            key={weekday}
            control={control}
            name={path}
            render={({ field: { value, onChange } }) => (
              <div className="grid items-start gap-x-4 sm:grid-cols-[16rem_1fr_1fr]">
                <CheckboxField
                  label={messages.open(weekday)}
                  checked={value !== null}
                  onChange={(event) => onChange(event.target.checked ? USUAL_HOURS : null)}
                />
                {value && (
                  <>
                    <TextField
                      {...register(`${path}.from`)}
                      type="time"
                      label={messages.from(weekday)}
                      error={errors?.from?.message}
                    />
                    <TextField
                      {...register(`${path}.to`)}
                      type="time"
                      label={messages.to(weekday)}
                      error={errors?.to?.message}
                    />
                  </>
                )}
              </div>
            )}
          />
        );
      })}
    </Card>
  );
}
