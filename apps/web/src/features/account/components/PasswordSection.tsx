import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { leaveForm } from '../../../lib/leave-guard.ts';
import { ChangePasswordForm } from '../../auth/components/ChangePasswordForm.tsx';

/** D13: a new password, which logs all other devices out. */
export function PasswordSection() {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card as="section" aria-labelledby="your-password" className="grid content-start gap-4">
      <h2 id="your-password" className="text-2xl">
        Your Password
      </h2>
      <p className="text-text-muted">A new password logs you out on all other devices.</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-expanded={isChanging}
        onClick={() => leaveForm(() => setIsChanging(!isChanging))}
      >
        {isChanging ? 'Cancel' : 'Change Password'}
      </Button>
      {isChanging && <ChangePasswordForm onChanged={() => setIsChanging(false)} />}
    </Card>
  );
}
