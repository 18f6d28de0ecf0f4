import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { reasonBelow } from '../../../lib/api/errors/failure-reason.ts';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { copyText } from '../../../lib/text/copy-text.ts';
import { adminToast } from '../../../lib/toast.ts';
import { calendarAddressMessages as messages } from '../settings-messages.ts';
import { calendarAddressQuery, createAddress, revokeAddress } from '../shelter-settings-api.ts';

/** A member of staff creates, replaces and revokes the address for calendar programs. */
export function CalendarAddress({ timeZone }: { timeZone: string }) {
  const query = useQuery(calendarAddressQuery);
  const { data } = query;
  const { url, question, isBusy, ask, cancel, confirm, create, copy } = useCalendarAddress();
  const createdAt = data?.created_at ?? null;
  const address = useRef<HTMLInputElement>(null);
  // The button that was pressed is disabled meanwhile, and so loses the focus.
  useEffect(() => {
    if (url && question === null) address.current?.focus();
  }, [url, question]);
  return (
    <TitledCard id="settings-calendar" title={messages.title} about={messages.about}>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {data && !url && (
        <p>
          {createdAt ? messages.existing({ date: longDate(createdAt, timeZone) }) : messages.none}
        </p>
      )}
      {url && (
        <TextField
          label={messages.address}
          hint={messages.shownOnce}
          ref={address}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      {data && (
        <div className="flex flex-wrap gap-3">
          {url && (
            <Button size="sm" onClick={copy}>
              {messages.copy}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy && !question}
            busyLabel={messages.creating}
            onClick={() => (createdAt ? ask('replace') : void create())}
          >
            {createdAt ? messages.replace : messages.create}
          </Button>
          {createdAt && (
            <Button variant="secondary" size="sm" onClick={() => ask('revoke')}>
              {messages.revoke}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={question !== null}
        title={question === 'replace' ? messages.replaceQuestion : messages.revokeQuestion}
        message={messages.consequence}
        confirmText={question === 'replace' ? messages.replace : messages.revoke}
        isProcessing={isBusy}
        onConfirm={() => void confirm()}
        onCancel={cancel}
      />
    </TitledCard>
  );
}

type Question = 'replace' | 'revoke';

/** The changes of the address for calendar programs, and what is asked before them. */
function useCalendarAddress() {
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
