import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import { uiMessages } from './ui-messages.ts';
import { type FieldTexts, useField } from './use-field.ts';

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>;

/** A password field with a Show/Hide button. Set `autoComplete` for password managers. */
export function PasswordField({
  label,
  hint,
  error,
  isRight,
  marked,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { control, ...ids } = useField(id, { hint, error });
  return (
    <Field
      {...ids}
      label={label}
      hint={hint}
      error={error}
      isRight={isRight}
      marked={marked}
      className={className}
    >
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...control}
          type={isShown ? 'text' : 'password'}
          className="control pe-20"
        />
        <button
          type="button"
          aria-controls={control.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.5 end-0.5 min-w-16 rounded-lg px-3 text-sm font-semibold text-action hover:underline"
        >
          {isShown ? uiMessages.hidePassword : uiMessages.showPassword}
        </button>
      </div>
    </Field>
  );
}
