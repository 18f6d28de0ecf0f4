import { phoneInputText } from '@pawmatch/contract/auth/phone-input';
import type { ChangeEvent, ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from './TextField.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, keyof UseFormRegisterReturn> & {
  field: UseFormRegisterReturn;
};

/**
 * A phone number that is formatted as it is pasted, autofilled or typed at its end; edits inside it keep the caret in
 * place.
 */
export function PhoneField({ field, ...texts }: PhoneFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { inputType = '' } = event.nativeEvent as InputEvent;
    const isEdit = /^(insertText|delete)/.test(inputType);
    if (!isEdit || input.selectionStart === input.value.length)
      input.value = phoneInputText(input.value);
    return field.onChange(event);
  };

  return <TextField {...field} {...texts} onChange={handleChange} type="tel" inputMode="tel" />;
}
