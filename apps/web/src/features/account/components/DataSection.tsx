import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { toastError } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-messages.ts';
import { exportOwnAccount } from '../account-api.ts';
import { accountMessages } from '../account-messages.ts';
import { saveJson } from '../save-json.ts';

/** Everything that is stored about the person, as a file. */
export function DataSection() {
  const { mutate, isPending } = useMutation({
    mutationFn: exportOwnAccount,
    onSuccess: (data) => saveJson('account.json', data),
    onError: (error) => toastError(accountFailureMessage(error)),
  });
  return (
    <Card as="section" aria-labelledby="your-data" className="grid content-start gap-4">
      <h2 id="your-data" className="text-2xl">
        {accountMessages.dataTitle}
      </h2>
      <p className="text-text-muted">{accountMessages.dataText}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isPending}
        busyLabel={accountMessages.downloading}
        onClick={() => mutate()}
      >
        {accountMessages.download}
      </Button>
    </Card>
  );
}
