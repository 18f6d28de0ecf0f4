import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '../../../../components/ui/ChoiceField.tsx';
import { PhoneField } from '../../../../components/ui/PhoneField.tsx';
import { TextField } from '../../../../components/ui/TextField.tsx';
import { furtherReason } from '../../../../lib/api/errors/failure-reason.ts';
import { Combobox } from '../../../../staff/edit/combobox/Combobox.tsx';
import { useSearchedOptions } from '../../../../staff/edit/combobox/use-searched-options.ts';
import { personOptionsSource } from '../staff-visits-api.ts';
import { visitFormMessages as messages, visitFormMessages } from '../staff-visits-messages.ts';
import type { VisitFormValues } from './visit-form-values.ts';

const visitorOptions = [
  { value: 'adopter', label: messages.anAdopter, hint: messages.anAdopterHint },
  { value: 'walk-in', label: messages.aWalkIn, hint: messages.aWalkInHint },
];

type VisitorFieldsProps = { form: UseFormReturn<VisitFormValues>; legend: string };

/** The visitor: somebody with an account, or a walk-in. */
export function VisitorFields({ form, legend }: VisitorFieldsProps) {
  const { register, watch, control, formState } = form;
  const people = useSearchedOptions(personOptionsSource);
  const { errors } = formState;

  return (
    <div className="grid gap-4">
      <ChoiceField
        type="radio"
        {...register('visitor')}
        legend={legend}
        options={visitorOptions}
        columns={2}
      />
      {watch('visitor') === 'adopter' ? (
        <Controller
          control={control}
          name="user_id"
          render={({ field }) => (
            <Combobox
              label={messages.adopter}
              placeholder={
                people.isPending ? messages.adoptersLoading : messages.adopterPlaceholder
              }
              marked
              options={people.options}
              search={people.search}
              value={field.value}
              onChange={field.onChange}
              error={
                people.error
                  ? [messages.adoptersFailed, furtherReason(people.error)].filter(Boolean).join(' ')
                  : errors.user_id?.message
              }
            />
          )}
        />
      ) : (
        <WalkInVisitorFields form={form} />
      )}
    </div>
  );
}

/** The name and contact of a visitor without an account. */
export function WalkInVisitorFields({ form }: { form: UseFormReturn<VisitFormValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...register('full_name')}
        label={messages.name}
        marked
        required
        autoComplete="off"
        error={errors.full_name?.message}
        className="sm:col-span-2"
      />
      <TextField
        {...register('email')}
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.email?.message}
      />
      <PhoneField
        field={register('phone_number')}
        label={messages.phone}
        autoComplete="off"
        error={errors.phone_number?.message}
      />
    </div>
  );
}

/** The visitor of an existing visit, which cannot be changed. */
export function VisitorSummary({ visitor }: { visitor: Visit['user'] }) {
  const { full_name, email, phone_number } = visitor;
  // No line break inside a phone number.
  const phone = phone_number && formatPhoneNumber(phone_number).replaceAll(' ', '\u00a0');
  const contact = [email, phone].filter(Boolean);
  return (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <p className="text-sm text-text-muted">{visitFormMessages.requester}</p>
      <p className="font-semibold wrap-anywhere">{full_name}</p>
      {contact.length > 0 && (
        <p className="text-sm wrap-anywhere text-text-muted">{contact.join(' · ')}</p>
      )}
    </div>
  );
}
