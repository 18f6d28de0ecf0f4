import type { SecondStep } from '@pawmatch/contract/auth/second-factor';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { StoredUser } from '../../../lib/session-store.ts';
import { accountFailureMessage } from '../auth-messages.ts';
import { takeSecondStep } from '../second-factor-api.ts';
import { secondFactorMessages as messages } from '../second-factor-messages.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { FactorForm } from './FactorForm.tsx';

type SecondStepOfLoginProps = {
  step: SecondStep;
  onEnter: (user: StoredUser) => Promise<void>;
  onLeave: () => void;
};

/** After the right password: a passkey or a code. */
export function SecondStepOfLogin({ step, onEnter, onLeave }: SecondStepOfLoginProps) {
  const [ended, setEnded] = useState<string | null>(null);
  const { ticket = '' } = step;
  return (
    <AuthFrame
      title={messages.secondStepTitle}
      lede={messages.secondStepLede}
      footer={
        <Button variant="quiet" className="-ms-5" onClick={onLeave}>
          {messages.startAgain}
        </Button>
      }
    >
      {ended ? (
        <Notice tone="error">{ended}</Notice>
      ) : (
        <FactorForm
          step={step}
          onAnswer={async (answer) => {
            try {
              await onEnter(await takeSecondStep({ ...answer, ticket }));
            } catch (error) {
              const isEnded = error instanceof ApiError && error.code === 'SECOND_STEP_ENDED';
              if (!isEnded) throw error;
              setEnded(accountFailureMessage(error));
            }
          }}
        />
      )}
    </AuthFrame>
  );
}
