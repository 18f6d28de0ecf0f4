import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { adminToast } from '../../../lib/toast.ts';
import { calendarAddressMessages as messages } from '../settings-messages.ts';
import { calendarAddressQuery, createAddress, revokeAddress } from '../shelter-settings-api.ts';

type Question = 'replace' | 'revoke';

/** The changes of the address for calendar programs, and what is asked before them. */
export function useCalendarAddress() {
  const client = useQueryClient();
  /** The new address: it cannot be loaded again. */
  const [url, setUrl] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (change: () => Promise<void>, failure: string) => {
    setIsBusy(true);
    try {
      await change();
    } catch (error) {
      adminToast.error(failure, reasonBelow(error, failure));
    } finally {
      setIsBusy(false);
      setQuestion(null);
    }
  };

  const create = () =>
    run(async () => {
      const { url: created, created_at } = await createAddress();
      setUrl(created);
      client.setQueryData(calendarAddressQuery.queryKey, { created_at });
    }, messages.createFailed);

  const revoke = () =>
    run(async () => {
      await revokeAddress();
      setUrl(null);
      client.setQueryData(calendarAddressQuery.queryKey, { created_at: null });
      adminToast.success(messages.revoked);
    }, messages.revokeFailed);

  const copy = async () => {
    if (url && (await copyText(url))) adminToast.success(messages.copied);
    else adminToast.error(messages.copyFailed);
  };

  return {
    url,
    question,
    isBusy,
    ask: setQuestion,
    cancel: () => setQuestion(null),
    confirm: question === 'replace' ? create : revoke,
    create,
    copy: () => void copy(),
  };
}
