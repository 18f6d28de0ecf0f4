import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { FieldError } from '../../../components/ui/Field.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { TrashIcon } from '../../../components/ui/icons/secondary.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import type { SettingsFormValues } from './settings-form-values.ts';

const NEW_CLOSURE = { from: '', to: '', hours: null, reason: '', is_yearly: false };
const USUAL_HOURS = { from: '12:00', to: '13:00' };

/** Days and hours without visits, once or every year. */
export function ClosureFields({ form }: { form: UseFormReturn<SettingsFormValues> }) {
  const { register, control, formState, getValues, setValue } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'visiting.closures' });
  const errors = formState.errors.visiting?.closures;

  /** Most closures are of one day. */
  const closeOneDay = (index: number) => {
    const { from, to } = getValues(`visiting.closures.${index}`);
    if (to < from) setValue(`visiting.closures.${index}.to`, from, { shouldDirty: true });
  };

  return (
    <TitledCard id="settings-closures" title={messages.closures}>
      <p className="-mt-2 text-text-muted">{messages.closuresHint}</p>
      <ul className="grid divide-y divide-line">
        {fields.map(({ id }, index) => {
          const path = `visiting.closures.${index}` as const;
          const rowErrors = errors?.[index];
          return (
            <li key={id} className="grid gap-3 py-3 sm:grid-cols-3">
              <TextField
                {...register(`${path}.from`, { onChange: () => closeOneDay(index) })}
                type="date"
                label={messages.firstDay}
                error={rowErrors?.from?.message}
              />
              <TextField
                {...register(`${path}.to`)}
                type="date"
                label={messages.lastDay}
                error={rowErrors?.to?.message}
              />
              <TextField
                {...register(`${path}.reason`)}
                label={messages.reason}
                maxLength={100}
                error={rowErrors?.reason?.message}
              />
              <Controller
                control={control}
                name={`${path}.hours`}
                render={({ field: { value, onChange } }) => (
                  <>
                    <CheckboxField
                      label={messages.isWholeDay}
                      checked={value === null}
                      onChange={(event) => onChange(event.target.checked ? null : USUAL_HOURS)}
                    />
                    {value && (
                      <>
                        <TextField
                          {...register(`${path}.hours.from`)}
                          type="time"
                          label={messages.closedFrom}
                          error={rowErrors?.hours?.from?.message}
                        />
                        <TextField
                          {...register(`${path}.hours.to`)}
                          type="time"
                          label={messages.closedTo}
                          error={rowErrors?.hours?.to?.message}
                        />
                      </>
                    )}
                  </>
                )}
              />
              <div className="flex items-center justify-between gap-3 sm:col-span-3">
                <CheckboxField {...register(`${path}.is_yearly`)} label={messages.isYearly} />
                <IconButton
                  size="sm"
                  label={messages.removeClosure(index + 1)}
                  icon={<TrashIcon />}
                  onClick={() => remove(index)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <FieldError id="settings-closures-error">
        {errors?.message ?? errors?.root?.message}
      </FieldError>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => append(NEW_CLOSURE)}>
          {messages.closeDays}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => append({ ...NEW_CLOSURE, hours: USUAL_HOURS })}
        >
          {messages.closeHours}
        </Button>
      </div>
    </TitledCard>
  );
}
