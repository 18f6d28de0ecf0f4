import type { FosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { companions } from '@pawmatch/contract/pets/facts/companions';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { listInWords } from '../../../lib/text/format-text.ts';
import { placesMessages } from '../../places/places-messages.ts';
import { fostersMessages as messages } from '../fosters-messages.ts';

interface FosterHomeCardProps {
  home: FosterHome;
  /** At the shelter. */
  today: string;
  timeZone: string;
  /** Undefined for who may not change homes. */
  onEdit: (() => void) | undefined;
}

/** A foster home: who lives there since when, what is late, and what its person takes in. */
export function FosterHomeCard({ home, today, timeZone, onEdit }: FosterHomeCardProps) {
  const isFull = home.capacity !== null && home.pets.length >= home.capacity;
  return (
    <li className="grid content-start gap-3 rounded-2xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`home-${home.id}`} className="text-lg wrap-anywhere">
          {home.name}
        </h2>
        <span className="text-sm text-text-muted tabular-nums">
          {placesMessages.petsAt({ count: home.pets.length, capacity: home.capacity })}
        </span>
        {isFull && <Badge>{placesMessages.full}</Badge>}
        {!home.has_access && <Badge tone="negative">{messages.leftBadge}</Badge>}
        {home.away_until && home.away_until > today && (
          <Badge tone="pending">
            {messages.awayUntil({ day: shortDate(home.away_until, 'UTC') })}
          </Badge>
        )}
        {onEdit && (
          <Button
            size="sm"
            variant="secondary"
            className="ms-auto"
            aria-label={messages.editNamed({ name: home.name })}
            onClick={onEdit}
          >
            {messages.edit}
          </Button>
        )}
      </div>
      <p className="text-sm wrap-anywhere text-text-muted">{answersOf(home)}</p>
      {home.pets.length === 0 ? (
        <p className="text-sm text-text-muted">{messages.noPets}</p>
      ) : (
        <ul aria-labelledby={`home-${home.id}`} className="grid gap-2">
          {home.pets.map((pet) => (
            <li key={pet.id} className="flex items-center gap-3">
              <Thumbnail
                src={pet.photo_url}
                fallback={pet.name.slice(0, 1)}
                className="size-10 rounded-full"
              />
              <span className="grid min-w-0">
                <Link
                  to={`/admin/pets/${pet.id}`}
                  className="truncate font-semibold hover:text-action hover:underline"
                >
                  {pet.name}
                </Link>
                <span className="text-sm text-text-muted">
                  {messages.since({ day: shortDate(pet.since, timeZone) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {home.late.length > 0 && (
        <ul className="grid gap-1 text-sm text-danger">
          {home.late.map(({ pet, title, due_on }) => (
            <li key={`${pet} ${title} ${due_on}`} className="wrap-anywhere">
              {messages.late({ what: title, pet, day: shortDate(due_on, 'UTC') })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What the person said, in sentences. */
function answersOf(home: FosterHome): string {
  const lives = { children: home.has_children, dogs: home.has_dogs, cats: home.has_cats };
  const livesWith = companions.filter((who) => lives[who]).map((who) => messages.companions[who]);
  const list = listInWords(home.takes.map((kind) => messages.kindsInText[kind]));
  return [
    home.takes.length > 0 ? messages.takes({ list }) : messages.noAnswers,
    ...(home.gives_medicine ? [messages.givesMedicine] : []),
    ...(livesWith.length > 0 ? [messages.livesWith({ who: listInWords(livesWith) })] : []),
    ...(home.meeting_place ? [messages.meetingPlace({ place: home.meeting_place })] : []),
  ].join(' ');
}
