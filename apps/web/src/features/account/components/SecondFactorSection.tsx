import { SECOND_FACTOR_PART, type SecondFactors } from '@pawmatch/contract/auth/second-factor';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { canUsePasskeys } from '../../auth/passkeys.ts';
import { secondFactorsQuery } from '../../auth/second-factor-api.ts';
import { secondFactorMessages as messages } from '../../auth/second-factor-messages.ts';
import { AddCodesDialog } from './AddCodesDialog.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { RecoveryCodesDialog, RenewRecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorList } from './SecondFactorList.tsx';

type SecondFactorSectionProps = {
  factors: UseQueryResult<SecondFactors>;
  person: CurrentUser | undefined;
  timeZone: string | undefined;
};

/** What protects the account besides the password. */
export function SecondFactorSection({ factors, person, timeZone }: SecondFactorSectionProps) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'passkey' | 'codes' | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const reload = () =>
    Promise.all(
      [secondFactorsQuery, currentUserQuery].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const close = () => setOpen(null);
  const showAdded = async (codes: readonly string[] | null) => {
    await reload();
    close();
    setRecoveryCodes(codes);
  };
  const { data } = factors;
  const due = person?.second_factor_due;

  useEffect(() => {
    if (hash !== `#${SECOND_FACTOR_PART}`) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [hash]);

  return (
    <Card as="section" aria-labelledby={SECOND_FACTOR_PART} className="grid content-start gap-4">
      <h2 ref={heading} id={SECOND_FACTOR_PART} tabIndex={-1} className="text-2xl">
        {messages.sectionTitle}
      </h2>
      <p className="text-text-muted">{messages.sectionText}</p>
      {due && (
        <Notice tone="warning">
          {person.capabilities.length === 0
            ? messages.requiredNow
            : messages.required({ date: longDate(due, timeZone ?? 'UTC') })}
        </Notice>
      )}
      {data ? (
        <>
          <SecondFactorList factors={data} timeZone={timeZone} onRemoved={reload} />
          <div className="flex flex-wrap gap-3">
            {canUsePasskeys() && (
              <Button variant="secondary" onClick={() => setOpen('passkey')}>
                {messages.addPasskey}
              </Button>
            )}
            {!data.codes_since && (
              <Button variant="secondary" onClick={() => setOpen('codes')}>
                {messages.addCodes}
              </Button>
            )}
            {(data.codes_since || data.passkeys.length > 0) && (
              <RenewRecoveryCodes onRenewed={showAdded} />
            )}
          </div>
        </>
      ) : (
        <LoadFailure query={factors} message={messages.loadFailed} />
      )}
      {open === 'passkey' && <AddPasskeyDialog onAdded={showAdded} onClose={close} />}
      {open === 'codes' && <AddCodesDialog onAdded={showAdded} onClose={close} />}
      {recoveryCodes && (
        <RecoveryCodesDialog codes={recoveryCodes} onClose={() => setRecoveryCodes(null)} />
      )}
    </Card>
  );
}
