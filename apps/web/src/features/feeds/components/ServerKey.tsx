import type { Feed, SeenServerKey } from '@pawmatch/contract/feeds/feeds-endpoints';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { confirmServerKey, readServerKey } from '../feeds-api.ts';
import { feedsMessages as messages } from '../feeds-messages.ts';
import { useFeedStep } from '../use-feed-step.ts';

/** Shows the key of the server, and lets somebody confirm it. */
export function ServerKey({
  feed: { destination },
  delivery: { fingerprint, has_secret },
}: {
  feed: Feed;
  delivery: NonNullable<Feed['delivery']>;
}) {
  const [seen, setSeen] = useState<SeenServerKey>();
  const { isBusy, run } = useFeedStep();
  const ask = () => run(async () => setSeen(await readServerKey(destination)));
  const confirm = (key: string) =>
    run(async () => {
      await confirmServerKey(destination, key);
      setSeen(undefined);
    });
  const textOf = fingerprint ? messages.changedKey : messages.seenKey;
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="font-semibold">{messages.keyTitle}</h3>
      <p className="text-sm wrap-anywhere">
        {fingerprint ? messages.key({ fingerprint }) : messages.noKey}
      </p>
      {seen && (
        <Notice
          tone={seen.is_trusted ? 'success' : 'warning'}
          className="w-full"
          action={
            !seen.is_trusted && (
              <Button size="sm" busy={isBusy} onClick={() => void confirm(seen.key)}>
                {messages.confirmKey}
              </Button>
            )
          }
        >
          {seen.is_trusted ? messages.trustedKey : textOf({ fingerprint: seen.fingerprint })}
        </Notice>
      )}
      {has_secret && (
        <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void ask()}>
          {messages.readKey}
        </Button>
      )}
    </div>
  );
}
