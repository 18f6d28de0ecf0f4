import type { SecondFactors } from '@pawmatch/contract/auth/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { longDate, shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import {
  removeOneTimeCodes,
  removePasskey,
  stopFactorReset,
} from '../../auth/second-factor-api.ts';
import { secondFactorMessages as messages } from '../../auth/second-factor-messages.ts';

type Factor = { name: string; about: string; remove: () => Promise<unknown> };

type SecondFactorListProps = {
  factors: SecondFactors;
  timeZone: string | undefined;
  onRemoved: () => Promise<unknown>;
};

/** The passkeys, the app and the recovery codes that are left. */
export function SecondFactorList({ factors, timeZone, onRemoved }: SecondFactorListProps) {
  const [removed, setRemoved] = useState<Factor | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ remove }: Factor) => {
      await remove();
      await onRemoved();
    },
    onSuccess: (_, { name }) => toastSuccess(messages.removed({ name })),
    onError: (error) => toastError(accountFailureMessage(error)),
    onSettled: () => setRemoved(null),
  });
  const list = listFactors(factors, timeZone);
  const stop = useMutation({
    mutationFn: stopFactorReset,
    onSuccess: () => toastSuccess(messages.resetStopped),
    onError: (error) => toastError(accountFailureMessage(error)),
    onSettled: onRemoved,
  });
  if (list.length === 0) return <p className="font-semibold">{messages.noFactor}</p>;

  return (
    <>
      {factors.reset_until && (
        <Notice
          tone="warning"
          action={
            <Button
              variant="secondary"
              size="sm"
              busy={stop.isPending}
              onClick={() => stop.mutate()}
            >
              {messages.stopReset}
            </Button>
          }
        >
          {messages.resetAsked({ until: shortDateTime(factors.reset_until, timeZone ?? 'UTC') })}
        </Notice>
      )}
      <ul className="divide-y divide-line">
        {list.map((factor) => (
          <li key={factor.about + factor.name} className="flex items-center gap-4 py-3">
            <FactorText {...factor} />
            <Button
              variant="secondary"
              size="sm"
              aria-label={messages.removeNamed(factor)}
              onClick={() => setRemoved(factor)}
            >
              {messages.remove}
            </Button>
          </li>
        ))}
        <li className="flex py-3">
          <FactorText
            name={messages.recoveryCodes}
            about={messages.recoveryCodesLeft({ left: factors.recovery_codes_left })}
          />
        </li>
      </ul>
      <ConfirmDialog
        open={removed !== null}
        title={messages.removeTitle(removed ?? { name: '' })}
        message={list.length > 1 ? messages.removeText : messages.removeLastText}
        confirmText={messages.remove}
        isProcessing={isPending}
        onConfirm={() => removed && mutate(removed)}
        onCancel={() => setRemoved(null)}
      />
    </>
  );
}

function FactorText({ name, about }: Pick<Factor, 'name' | 'about'>) {
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-text-muted">{about}</p>
    </div>
  );
}

function listFactors(factors: SecondFactors, timeZone: string | undefined): Factor[] {
  const date = (instant: string) => longDate(instant, timeZone ?? 'UTC');
  const passkeys = factors.passkeys.map(({ id, name, created_at, last_used_at }) => {
    const added = date(created_at);
    const about = last_used_at
      ? messages.passkeyUsed({ date: added, used: date(last_used_at) })
      : messages.passkeyAdded({ date: added });
    return { name, about, remove: () => removePasskey(id) };
  });
  if (!factors.codes_since) return passkeys;
  const about = messages.codesAddedOn({ date: date(factors.codes_since) });
  return [...passkeys, { name: messages.app, about, remove: removeOneTimeCodes }];
}
