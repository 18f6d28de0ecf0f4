import type { JournalEntry } from '@pawmatch/contract/journal/journal-endpoints';
import { Link } from 'react-router';
import { Chip } from '../../../components/ui/Chip.tsx';
import { shortDateTime } from '../../../lib/shelter-dates.ts';
import { describeEntry } from '../describe-entry.ts';
import { journalMessages as messages } from '../journal-messages.ts';

type JournalRowProps = {
  entry: JournalEntry;
  timeZone: string;
  /** The filters of the page, of which an entry offers those that are not set. */
  filters: { person: string; colleague: string };
  searchWith: (filter: { person: string } | { colleague: string }) => string;
};

const LINK = 'link wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center';

/** Who did what and when, with links to it and to more of the same person or colleague. */
export function JournalRow({ entry, timeZone, filters, searchWith }: JournalRowProps) {
  const { colleague, person, read, event } = entry;
  const visitId = read?.visit_id ?? (event?.entity === 'visit' ? event.entity_id : null);
  // A pet that was deleted has no name.
  const petId = event?.pet?.name ? event.pet.id : (read?.filters.petId ?? read?.filters.pet_id);
  return (
    <li className="grid gap-x-6 gap-y-1.5 py-3 grid-cols-[minmax(0,1fr)_auto] items-start max-md:rounded-xl max-md:border max-md:border-line max-md:bg-surface max-md:px-4 md:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <time
        dateTime={entry.happened_at}
        className="text-sm text-text-muted tabular-nums max-md:self-center md:leading-6"
      >
        {shortDateTime(entry.happened_at, timeZone)}
      </time>
      <div className="grid min-w-0 gap-1 max-md:col-span-full">
        {describeEntry(entry, timeZone).map((sentence) => (
          <p key={sentence} className="wrap-anywhere">
            {sentence}
          </p>
        ))}
        <p className="flex flex-wrap gap-x-4 text-sm text-text-muted">
          {person?.name && (
            <Link to={`/admin/people/${person.id}`} className={LINK}>
              {person.name}
            </Link>
          )}
          {visitId && event?.kind !== 'visit.deleted' && (
            <Link to={`/admin/visits/${visitId}`} className={LINK}>
              {messages.openVisit}
            </Link>
          )}
          {typeof petId === 'string' && (
            <Link to={`/admin/pets/${petId}`} className={LINK}>
              {event?.pet?.name ?? messages.openPet}
            </Link>
          )}
          {colleague?.name && !filters.colleague && (
            <Link to={searchWith({ colleague: colleague.id })} className={LINK}>
              {messages.onlyColleague}
            </Link>
          )}
          {person?.name && !filters.person && (
            <Link to={searchWith({ person: person.id })} className={LINK}>
              {messages.onlyPerson}
            </Link>
          )}
        </p>
      </div>
      <p className="max-md:col-start-2 max-md:row-start-1">
        <Chip>{messages.kinds[entry.kind]}</Chip>
      </p>
    </li>
  );
}
