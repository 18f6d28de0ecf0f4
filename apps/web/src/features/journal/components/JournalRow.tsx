import type { JournalEntry } from '@pawmatch/contract/journal/journal-endpoints';
import { Link } from 'react-router';
import { Chip } from '../../../components/ui/Chip.tsx';
import { shortDateTime } from '../../../lib/shelter-dates.ts';
import { describeEntry } from '../describe-entry.ts';
import { journalMessages as messages } from '../journal-messages.ts';

type JournalRowProps = {
  entry: JournalEntry;
  timeZone: string;
  /** The address of the page with one more filter. */
  searchWith: (filter: { person: string } | { colleague: string }) => string;
};

const LINK = 'link wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center';

/** Who did what and when, with links to it and to more of the same person or colleague. */
export function JournalRow({ entry, timeZone, searchWith }: JournalRowProps) {
  const { colleague, person, read, event } = entry;
  const visitId = read?.visit_id ?? (event?.entity === 'visit' ? event.entity_id : null);
  const petId = event?.pet?.id ?? read?.filters.petId ?? read?.filters.pet_id;
  return (
    <li className="grid gap-x-6 gap-y-1.5 py-3 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:px-4 md:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <time
        dateTime={entry.happened_at}
        className="text-sm text-text-muted tabular-nums md:leading-6"
      >
        {shortDateTime(entry.happened_at, timeZone)}
      </time>
      <div className="grid min-w-0 content-start gap-1">
        {describeEntry(entry, timeZone).map((sentence) => (
          <p key={sentence} className="wrap-anywhere">
            {sentence}
          </p>
        ))}
        <p className="flex flex-wrap gap-x-4 text-sm text-text-muted">
          {person?.name && (
            <Link to={`/admin/people/${person.id}`} className={LINK}>
              {messages.openPerson(person.name)}
            </Link>
          )}
          {visitId && event?.kind !== 'visit.deleted' && (
            <Link to={`/admin/visits/${visitId}`} className={LINK}>
              {messages.openVisit}
            </Link>
          )}
          {typeof petId === 'string' && event?.kind !== 'pet.deleted' && (
            <Link to={`/admin/pets/${petId}`} className={LINK}>
              {event?.pet?.name ?? messages.openPet}
            </Link>
          )}
          {colleague?.name && (
            <Link to={searchWith({ colleague: colleague.id })} className={LINK}>
              {messages.only(colleague.name)}
            </Link>
          )}
          {person?.name && (
            <Link to={searchWith({ person: person.id })} className={LINK}>
              {messages.only(person.name)}
            </Link>
          )}
        </p>
      </div>
      <p className="max-md:row-start-1 max-md:justify-self-end">
        <Chip>{messages.kinds[entry.kind]}</Chip>
      </p>
    </li>
  );
}
