import {
  type FeedDestination,
  feedDestinations,
  feedNames,
} from '@pawmatch/contract/feeds/feed-values';
import type { FeedPet } from '@pawmatch/contract/feeds/feeds-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { shortDateTime } from '../../../lib/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { feedPetsQuery, leavePetOut } from '../feeds-api.ts';
import { feedsMessages as messages } from '../feeds-messages.ts';

/** The pets with the sites that get them, and as what each was last sent. */
export function FeedPets({ timeZone }: { timeZone: string }) {
  const [name, setName] = useState('');
  const { data, error, refetch } = useQuery(feedPetsQuery(name));
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
        onChange={(event) => setName(event.target.value)}
        className="max-w-sm"
      />
      {error && !data && (
        <LoadFailure
          message={messages.petsLoadFailed}
          error={error}
          onTryAgain={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="text-text-muted">{messages.noPets}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {data.map((pet) => (
            <FeedPetItem key={pet.id} pet={pet} timeZone={timeZone} />
          ))}
        </ul>
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
  return (
    <li>
      <fieldset className="grid gap-x-4 px-4 py-3 sm:grid-cols-3">
        <legend className="float-start mb-1 w-full font-semibold wrap-anywhere sm:col-span-3">
          {pet.name}
        </legend>
        {!pet.is_listed && (
          <p className="text-sm text-text-muted sm:col-span-3">{messages.notListed}</p>
        )}
        {feedDestinations.map((destination) => {
          const isOut = pet.feeds.some(
            (feed) => feed.destination === destination && feed.is_left_out,
          );
          return (
            <CheckboxField
              key={destination}
              label={messages.isIn({ site: feedNames[destination] })}
              hint={hintOf(destination)}
              checked={!isOut}
              onChange={() => void change(destination, !isOut)}
            />
          );
        })}
      </fieldset>
    </li>
  );
}
