import type { JournalEntry } from '@pawmatch/contract/journal/journal-endpoints';
import { Link } from 'react-router';
import { Chip } from '../../../components/ui/Chip.tsx';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { describeEntry } from '../describe-entry.ts';
import { journalMessages as messages } from '../journal-messages.ts';

type JournalRowProps = {
  entry: JournalEntry;
  timeZone: string;
  /** The filters of the page, of which an entry offers those that are not set. */
  filters: { person: string; colleague: string };
  searchWith: (filter: { person: string } | { colleague: string }) => string;
};

const LINK = 'link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11';

/** Who did what and when, with links to it and to more of the same person or colleague. */
export function JournalRow({ entry, timeZone, filters, searchWith }: JournalRowProps) {
  const { colleague, person, read, event } = entry;
  const visitId = read?.visit_id ?? (event?.entity === 'visit' ? event.entity_id : null);
  // A pet that was deleted has no name.
  const petId = event?.pet?.name ? event.pet.id : (read?.filters.petId ?? read?.filters.pet_id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
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
      <time dateTime={entry.happened_at} className="text-sm text-text-muted tabular-nums">
        {shortDateTime(entry.happened_at, timeZone)}
      </time>
      <Chip>{messages.kinds[entry.kind]}</Chip>
    </li>
  );
}
