import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import { uiMessages } from './ui-messages.ts';
import { type FieldTexts, useFramedField } from './use-field.ts';

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>;

/** A password field with a Show/Hide button. Set `autoComplete` for password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { frame, control } = useFramedField(props);
  return (
    <Field {...frame}>
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
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
