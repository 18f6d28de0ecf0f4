import { PHONE_HINT } from '@pawmatch/contract/auth/account-fields';
import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { phoneInputText } from '../phone-input.ts';

/** A phone number that is formatted as it is typed, at its end: inside, the caret stays put. */
export function PhoneField({
  field,
  error,
}: {
  field: UseFormRegisterReturn;
  error: string | undefined;
}) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    if (input.selectionStart === input.value.length) input.value = phoneInputText(input.value);
    return field.onChange(event);
  };

  return (
    <TextField
      {...field}
      onChange={handleChange}
      label="Phone number"
      hint={PHONE_HINT}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      error={error}
    />
  );
}
