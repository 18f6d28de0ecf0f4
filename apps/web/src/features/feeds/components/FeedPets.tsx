import {
  FEED_PETS_LIMIT,
  type FeedDestination,
  feedDestinations,
  feedNames,
} from '@pawmatch/contract/feeds/feed-values';
import type { FeedPet } from '@pawmatch/contract/feeds/feeds-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { feedPetsQuery, leavePetOut } from '../feeds-api.ts';
import { feedsMessages as messages } from '../feeds-messages.ts';

/** A screen or two of a phone. */
const SHOWN_AT_ONCE = 12;

/** The pets with the sites that get them, and as what each was last sent. */
export function FeedPets({ timeZone }: { timeZone: string }) {
  const [name, setName] = useState('');
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const query = useQuery(feedPetsQuery(name));
  const { data } = query;
  const left = (data?.length ?? 0) - shown;
  return (
    <section aria-labelledby="feed-pets" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="feed-pets" className="text-xl">
          {messages.petsTitle}
        </h2>
        <p className="text-sm text-text-muted">{messages.petsAbout}</p>
      </div>
      <TextField
        label={messages.petsSearch}
        type="search"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setShown(SHOWN_AT_ONCE);
        }}
        className="max-w-sm"
      />
      {!data && <LoadFailure query={query} message={messages.petsLoadFailed} />}
      {data?.length === 0 && <p className="text-text-muted">{messages.noPets}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {data.slice(0, shown).map((pet) => (
            <FeedPetItem key={pet.id} pet={pet} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setShown(shown + SHOWN_AT_ONCE)}
        >
          {messages.showMore({ count: Math.min(left, SHOWN_AT_ONCE) })}
        </Button>
      )}
      {left <= 0 && data?.length === FEED_PETS_LIMIT && (
        <p className="text-text-muted">{messages.searchForMore({ count: FEED_PETS_LIMIT })}</p>
      )}
    </section>
  );
}

function FeedPetItem({ pet, timeZone }: { pet: FeedPet; timeZone: string }) {
  const queries = useQueryClient();
  const change = async (destination: FeedDestination, isLeftOut: boolean) => {
    try {
      await leavePetOut(pet.id, destination, isLeftOut);
      await queries.invalidateQueries({ queryKey: ['feed-pets'] });
    } catch (error) {
      adminToast.error(failureReason(error, messages.failed));
    }
  };
  const hintOf = (destination: FeedDestination) => {
    const feed = pet.feeds.find((each) => each.destination === destination);
    return feed?.state && feed.sent_at
      ? messages.lastSent({
          state: messages.states[feed.state],
          time: shortDateTime(feed.sent_at, timeZone),
        })
      : undefined;
  };
  const isLeftOut = (destination: FeedDestination) =>
    pet.feeds.some((feed) => feed.destination === destination && feed.is_left_out);
  const names = feedDestinations.filter((each) => !isLeftOut(each)).map((each) => feedNames[each]);
  return (
    <li>
      <details className="px-4">
        <summary className="min-h-11 cursor-pointer py-2.5 wrap-anywhere">
          <span className="font-semibold">{pet.name}</span>{' '}
          <span className="text-sm text-text-muted">
            {pet.is_listed ? messages.sites({ names }) : messages.notListed}
          </span>
        </summary>
        <fieldset className="grid gap-x-4 pb-3 sm:grid-cols-3">
          <legend className="sr-only">{pet.name}</legend>
          {feedDestinations.map((destination) => (
            <CheckboxField
              key={destination}
              label={messages.isIn({ site: feedNames[destination] })}
              hint={hintOf(destination)}
              checked={!isLeftOut(destination)}
              onChange={() => void change(destination, !isLeftOut(destination))}
            />
          ))}
        </fieldset>
      </details>
    </li>
  );
}
