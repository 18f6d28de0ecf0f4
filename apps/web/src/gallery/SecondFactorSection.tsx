import type { SecondStep } from '@pawmatch/contract/auth/second-factor';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { RecoveryCodesDialog } from '../features/account/components/RecoveryCodes.tsx';
import { SecondFactorDueLine } from '../features/account/components/SecondFactorDueLine.tsx';
import { SecondFactorList } from '../features/account/components/SecondFactorList.tsx';
import { SecondFactorSection as OwnSecondFactors } from '../features/account/components/SecondFactorSection.tsx';
import { ProofDialog } from '../features/auth/components/ask-for-proof.tsx';
import { FactorForm } from '../features/auth/components/FactorForm.tsx';
import { PasskeyLogin } from '../features/auth/components/PasskeyLogin.tsx';
import { SecondStepOfLogin } from '../features/auth/components/SecondStepOfLogin.tsx';
import { RequireSecondFactor } from '../features/shelter/admin/RequireSecondFactor.tsx';
import { Row, Section } from './Section.tsx';
import { adopter, shelter } from './samples.ts';

const since = '2026-11-20T15:00:00.000Z';
const factors = {
  passkeys: [{ id: 'phone', name: 'My phone', created_at: since, last_used_at: since }],
  codes_since: since,
  recovery_codes_left: 9,
  reset_until: since,
};
const none = { passkeys: [], codes_since: null, recovery_codes_left: 0, reset_until: null };
const code: SecondStep = { methods: ['code'], passkey_request: null };
const password: SecondStep = { methods: ['password'], passkey_request: null };
const settings = {
  ...shelter,
  version: 1,
  updated_at: since,
  second_factor_required_at: since,
  care_parts: [],
  paper_size: 'letter' as const,
};
const reload = async () => undefined;

/** The second step of a login, proofs, and what the account page shows of both. */
export function SecondFactorSection() {
  const [opened, setOpened] = useState<'proof' | 'codes' | null>(null);
  const close = () => setOpened(null);
  return (
    <Section title="Second factor">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <OwnSecondFactors
          factors={{ data: none } as unknown as UseQueryResult<typeof none>}
          person={{ ...adopter, second_factor_due: since }}
          timeZone="America/New_York"
        />
        <SecondFactorDueLine due={since} />
        <RequireSecondFactor settings={settings} />
        <SecondFactorList factors={factors} timeZone="America/New_York" onRemoved={reload} />
        <FactorForm step={code} onAnswer={reload} />
        <SecondStepOfLogin step={code} onEnter={reload} />
        <PasskeyLogin onEnter={reload} />
      </div>
      <Row>
        <Button onClick={() => setOpened('proof')}>Proof</Button>
        <Button onClick={() => setOpened('codes')}>Recovery codes</Button>
      </Row>
      {opened === 'proof' && <ProofDialog step={password} onProved={close} onClose={close} />}
      {opened === 'codes' && (
        <RecoveryCodesDialog codes={['k7wm-2hqp-9xbt-fd4r']} onClose={close} />
      )}
    </Section>
  );
}
