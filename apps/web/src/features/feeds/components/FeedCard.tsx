import { feedNames } from '@pawmatch/contract/feeds/feed-values';
import type { Feed } from '@pawmatch/contract/feeds/feeds-endpoints';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { releaseFeed, sendFeed } from '../feeds-api.ts';
import { feedsMessages as messages } from '../feeds-messages.ts';
import { useFeedStep } from '../use-feed-step.ts';
import { FeedAddress } from './FeedAddress.tsx';
import { FeedSettings } from './FeedSettings.tsx';
import { ServerKey } from './ServerKey.tsx';

function FeedStatus({ feed: { is_on, held, error } }: { feed: Feed }) {
  if (!is_on) return <StatusBadge tone="neutral">{messages.off}</StatusBadge>;
  if (held) return <StatusBadge tone="pending">{messages.waits}</StatusBadge>;
  if (error) return <StatusBadge tone="negative">{messages.failing}</StatusBadge>;
  return <StatusBadge tone="positive">{messages.on}</StatusBadge>;
}

/** A feed: how it is, what it needs, and its settings. */
export function FeedCard({ feed, timeZone }: { feed: Feed; timeZone: string }) {
  const { destination, delivery, held, error } = feed;
  const site = feedNames[destination];
  const { isBusy, run } = useFeedStep();
  const at = (instant: string) => shortDateTime(instant, timeZone);
  const headingId = `feed-${destination}`;
  return (
    <Card as="section" aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={headingId} className="text-xl">
          {site}
        </h2>
        <FeedStatus feed={feed} />
      </div>
      <div className="text-sm text-text-muted">
        <p>
          {feed.sent_at
            ? messages.sent({ time: at(feed.sent_at), count: feed.sent_pets ?? 0 })
            : messages.neverSent}
        </p>
        {feed.is_on && feed.next_send_at && (
          <p>{messages.nextSend({ time: at(feed.next_send_at) })}</p>
        )}
      </div>
      {held && (
        <Notice
          tone="warning"
          title={messages.heldTitle}
          action={
            <Button
              size="sm"
              busy={isBusy}
              busyLabel={messages.releasing}
              onClick={() => void run(() => releaseFeed(destination, held.pets), messages.released)}
            >
              {messages.release}
            </Button>
          }
        >
          {messages.held({ before: feed.sent_pets ?? 0, now: held.pets })}
        </Notice>
      )}
      {error && (
        <Notice tone="error" isQuiet title={messages.failedAt({ time: at(feed.failed_at ?? '') })}>
          {error}
        </Notice>
      )}
      {feed.is_on && delivery?.has_secret && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          busy={isBusy}
          onClick={() => void run(() => sendFeed(destination), messages.willSend)}
        >
          {messages.sendNow}
        </Button>
      )}
      {delivery ? (
        <ServerKey feed={feed} delivery={delivery} />
      ) : (
        feed.is_on && <FeedAddress feed={feed} timeZone={timeZone} />
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {messages.settings}
        </summary>
        <FeedSettings feed={feed} />
      </details>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {messages.unknownTitle}
        </summary>
        <ul className="list-disc space-y-1 ps-5 text-sm text-text-muted">
          {messages.unknown[destination].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
