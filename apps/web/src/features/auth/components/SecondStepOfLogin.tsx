import type { SignedInUser } from '@pawmatch/contract/auth/auth-endpoints';
import type { Proof, SecondStep } from '@pawmatch/contract/auth/second-factor';
import { useState } from 'react';
import { Notice } from '../../../components/ui/Notice.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { accountFailureMessage } from '../auth-failure.ts';
import { takeSecondStep } from '../second-factor-api.ts';
import { FactorForm } from './FactorForm.tsx';

type SecondStepOfLoginProps = {
  step: SecondStep;
  onEnter: (user: SignedInUser) => Promise<void>;
};

/** After the right password: a passkey or a code. */
export function SecondStepOfLogin({ step, onEnter }: SecondStepOfLoginProps) {
  const [ended, setEnded] = useState<string | null>(null);
  const answer = async (proof: Proof) => {
    try {
      await onEnter(await takeSecondStep({ ...proof, ticket: step.ticket ?? '' }));
    } catch (error) {
      const isEnded = error instanceof ApiError && error.code === 'SECOND_STEP_ENDED';
      if (!isEnded) throw error;
      setEnded(accountFailureMessage(error));
    }
  };
  if (ended) return <Notice tone="error">{ended}</Notice>;
  return <FactorForm step={step} onAnswer={answer} />;
}
