import { accountFieldMessages } from '@pawmatch/contract/auth/account-field-messages';
import {
  Email,
  FullName,
  formatPhoneNumber,
  PhoneNumber,
} from '@pawmatch/contract/auth/account-fields';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { PhoneField } from '../../../components/ui/PhoneField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { useChangeOwnDetails } from '../account-api.ts';
import { accountMessages as texts } from '../account-messages.ts';

const Details = z.object({
  full_name: FullName,
  email: Email,
  phone_number: PhoneNumber,
  current_password: z.string(),
});

/** Admins can have no phone number. */
const DetailsWithoutPhone = z.extend(Details, {
  phone_number: z.union([z.literal(''), PhoneNumber]),
});

const resolver = formResolver(Details, { onlyFirst: true });
const resolverWithoutPhone = formResolver(DetailsWithoutPhone, { onlyFirst: true });

interface DetailsFormProps {
  person: CurrentUser;
  onDone: () => void;
}

/** Changes name, phone number and email address; another address needs the password. */
export function DetailsForm({ person, onDone }: DetailsFormProps) {
  const { mutateAsync } = useChangeOwnDetails();
  const form = useForm({
    resolver: person.phone_number === null ? resolverWithoutPhone : resolver,
    defaultValues: {
      full_name: person.full_name,
      email: person.email,
      phone_number: formatPhoneNumber(person.phone_number ?? ''),
      current_password: '',
    },
  });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { dialog: leaveDialog } = useUnsavedChanges(isDirty);
  const isNewAddress = watch('email').trim() !== person.email;

  const save = handleSubmit(async ({ full_name, email, phone_number, current_password }) => {
    if (email !== person.email && !current_password) {
      setError('current_password', { message: texts.passwordNeeded }, { shouldFocus: true });
      return;
    }
    try {
      await mutateAsync({
        full_name,
        ...(phone_number && { phone_number }),
        ...(email !== person.email && { email, current_password }),
      });
      toastSuccess(email === person.email ? texts.detailsSaved : texts.addressSaved({ email }));
      onDone();
    } catch (error) {
      showFormFailure(form, error, accountFailureMessage(error));
    }
  });

  return (
    <>
      <form noValidate onSubmit={save} className="grid gap-5">
        <FormFailure>{errors.root?.message}</FormFailure>
        <TextField
          {...register('full_name')}
          label={texts.name}
          autoComplete="name"
          error={errors.full_name?.message}
        />
        <TextField
          {...register('email')}
          label={texts.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          hint={isNewAddress ? texts.addressHint : undefined}
          error={errors.email?.message}
        />
        {isNewAddress && (
          <PasswordField
            {...register('current_password')}
            label={texts.currentPassword}
            autoComplete="current-password"
            error={errors.current_password?.message}
          />
        )}
        <PhoneField
          field={register('phone_number')}
          label={texts.phone}
          hint={accountFieldMessages.phoneHint}
          autoComplete="tel-national"
          error={errors.phone_number?.message}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSubmitting} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="secondary" disabled={isSubmitting} onClick={onDone}>
            {texts.cancel}
          </Button>
        </div>
      </form>
      {leaveDialog}
    </>
  );
}
