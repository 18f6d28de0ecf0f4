import type { Proof, SecondStep } from '@pawmatch/contract/auth/second-factor';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { factorFailureMessage } from '../factor-failure-message.ts';
import { answerWithPasskey, canUsePasskeys } from '../passkeys.ts';
import { secondFactorMessages as messages } from '../second-factor-messages.ts';

type FactorFormProps = {
  step: SecondStep;
  /** When it throws, the form shows the error. */
  onAnswer: (answer: Proof) => Promise<unknown>;
};

/** Asks for a passkey, a code or the password, as far as the person has one. */
export function FactorForm({ step, onAnswer }: FactorFormProps) {
  const { methods, passkey_request: request } = step;
  const [text, setText] = useState('');
  const [pending, setPending] = useState<'passkey' | 'text' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const field = methods.includes('password') ? 'password' : 'code';
  const asksForPasskey = request !== null && canUsePasskeys();

  const answer = async (kind: 'passkey' | 'text', makeProof: () => Promise<Proof>) => {
    setPending(kind);
    setFailure(null);
    try {
      await onAnswer(await makeProof());
    } catch (error) {
      setFailure(factorFailureMessage(error));
      setPending(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void answer('text', async () => ({ [field]: text }));
  };

  const texts = {
    value: text,
    required: true,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure>{failure}</FormFailure>
      {asksForPasskey && (
        <Button
          data-autofocus
          variant="secondary"
          size="lg"
          busy={pending === 'passkey'}
          busyLabel={messages.askingPasskey}
          disabled={pending !== null}
          onClick={() =>
            void answer('passkey', async () => ({ passkey: await answerWithPasskey(request) }))
          }
        >
          {messages.passkey}
        </Button>
      )}
      {field === 'password' ? (
        <PasswordField
          {...texts}
          data-autofocus
          label={messages.password}
          autoComplete="current-password"
        />
      ) : (
        <TextField
          {...texts}
          data-autofocus={!asksForPasskey || undefined}
          label={messages.code}
          hint={messages.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button
        type="submit"
        size="lg"
        busy={pending === 'text'}
        busyLabel={messages.checking}
        disabled={pending !== null}
      >
        {messages.proceed}
      </Button>
    </form>
  );
}
