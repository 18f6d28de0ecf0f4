import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { leaveForm } from '../../../lib/leave-guard.ts';
import { ChangePasswordForm } from '../../auth/components/ChangePasswordForm.tsx';
import { accountMessages } from '../account-messages.ts';

/** A new password, which logs all other devices out. */
export function PasswordSection() {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card as="section" aria-labelledby="your-password" className="grid content-start gap-4">
      <h2 id="your-password" className="text-2xl">
        {accountMessages.passwordTitle}
      </h2>
      <p className="text-text-muted">{accountMessages.passwordText}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-expanded={isChanging}
        onClick={() => leaveForm(() => setIsChanging(!isChanging))}
      >
        {isChanging ? accountMessages.cancel : accountMessages.changePassword}
      </Button>
      {isChanging && <ChangePasswordForm onChanged={() => setIsChanging(false)} />}
    </Card>
  );
}
