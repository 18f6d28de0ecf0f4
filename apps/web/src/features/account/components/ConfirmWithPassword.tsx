import { accountFieldMessages } from '@pawmatch/contract/auth/account-field-messages';
import {
  type LinkedAccount,
  PasswordAgain,
  PasswordReset,
} from '@pawmatch/contract/auth/credentials';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import type { Confirmation } from '../account-api.ts';
import { accountMessages as messages } from '../account-messages.ts';

interface ConfirmWithPasswordProps {
  token: string;
  goes: LinkedAccount['goes'];
  onConfirm: (body: Confirmation) => Promise<unknown>;
}

/** In a browser that has not signed in to the account: its password, or a new one, for which everything goes. */
export function ConfirmWithPassword(props: ConfirmWithPasswordProps) {
  const { goes } = props;
  return (
    <>
      <KnownPassword {...props} />
      {goes && (
        <details className="rounded-xl border border-line p-4">
          <summary className="min-h-11 cursor-pointer font-semibold">
            {messages.unknownPassword}
          </summary>
          <div className="grid gap-4">
            <p>{messages.startOver}</p>
            <Goes contents={messages.goes(goes)} />
            <NewPassword {...props} />
          </div>
        </details>
      )}
    </>
  );
}

function Goes({ contents }: { contents: string[] }) {
  if (contents.length === 0) return <p>{messages.nothingGoes}</p>;
  return (
    <div>
      <p id="what-goes">{messages.goesTitle}</p>
      <ul aria-labelledby="what-goes" className="list-disc pl-6">
        {contents.map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
    </div>
  );
}

const knownResolver = formResolver(PasswordAgain, { onlyFirst: true });

function KnownPassword({ token, onConfirm }: ConfirmWithPasswordProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: knownResolver,
    defaultValues: { current_password: '' },
  });
  const { errors, isSubmitting } = formState;
  const confirm = handleSubmit(({ current_password: password }) =>
    onConfirm({ token, password }).catch((error: unknown) =>
      setError('current_password', { message: accountFailureMessage(error) }),
    ),
  );
  return (
    <form noValidate onSubmit={confirm} className="grid gap-5">
      <Notice>{messages.confirmWithPassword}</Notice>
      <PasswordField
        {...register('current_password')}
        label={messages.accountPassword}
        autoComplete="current-password"
        error={errors.current_password?.message}
      />
      <Button type="submit" size="lg" busy={isSubmitting} busyLabel={messages.confirming}>
        {messages.confirmButton}
      </Button>
    </form>
  );
}

const newResolver = formResolver(PasswordReset, { onlyFirst: true });

function NewPassword({ token, onConfirm }: ConfirmWithPasswordProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: newResolver,
    defaultValues: { token, new_password: '' },
  });
  const { errors, isSubmitting } = formState;
  const startOver = handleSubmit((body) =>
    onConfirm(body).catch((error: unknown) =>
      setError('new_password', { message: accountFailureMessage(error) }),
    ),
  );
  return (
    <form noValidate onSubmit={startOver} className="grid gap-5">
      <PasswordField
        {...register('new_password')}
        label={messages.newPassword}
        hint={accountFieldMessages.passwordHint}
        autoComplete="new-password"
        error={errors.new_password?.message}
      />
      <Button type="submit" variant="danger" busy={isSubmitting} busyLabel={messages.confirming}>
        {messages.startOverButton}
      </Button>
    </form>
  );
}
