import type { Feed } from '@pawmatch/contract/feeds/feeds-endpoints';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { createFeedAddress, revokeFeedAddress } from '../feeds-api.ts';
import { feedsMessages as messages } from '../feeds-messages.ts';
import { useFeedStep } from '../use-feed-step.ts';

/** The secret address at which a site fetches the file. */
export function FeedAddress({ feed, timeZone }: { feed: Feed; timeZone: string }) {
  const { destination, address_created_at: since } = feed;
  const [url, setUrl] = useState<string>();
  const [question, setQuestion] = useState<'replace' | 'revoke'>();
  const { isBusy, run } = useFeedStep();
  const create = () => run(async () => setUrl((await createFeedAddress(destination)).url));
  const revoke = () =>
    run(async () => {
      await revokeFeedAddress(destination);
      setUrl(undefined);
    });
  const confirm = async () => {
    await (question === 'replace' ? create() : revoke());
    setQuestion(undefined);
  };
  return (
    <div className="grid gap-3">
      {url ? (
        <TextField
          label={messages.address}
          hint={messages.shownOnce}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      ) : (
        <p>
          {since ? messages.addressSince({ date: longDate(since, timeZone) }) : messages.noAddress}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant={since ? 'secondary' : 'primary'}
          busy={isBusy && !question}
          onClick={() => (since ? setQuestion('replace') : void create())}
        >
          {since ? messages.replaceAddress : messages.createAddress}
        </Button>
        {since && (
          <Button size="sm" variant="secondary" onClick={() => setQuestion('revoke')}>
            {messages.revokeAddress}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={question !== undefined}
        title={question === 'replace' ? messages.replaceAddress : messages.revokeAddress}
        message={question === 'replace' ? messages.replaceQuestion : messages.revokeQuestion}
        confirmText={question === 'replace' ? messages.replaceAddress : messages.revokeAddress}
        cancelText={messages.keep}
        isProcessing={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setQuestion(undefined)}
      />
    </div>
  );
}
