import { feedChanges, feedDestinations, feedNames } from '@pawmatch/contract/feeds/feed-values';
import type { JournalEntry } from '@pawmatch/contract/journal/journal-endpoints';
import { shortDate } from '../../lib/dates/shelter-dates.ts';
import { describeEvent } from '../history/describe-event.ts';
import { journalMessages as messages } from './journal-messages.ts';

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

type Names = Readonly<Record<string, string>>;
const {
  filterNames,
  filterValues,
  lists,
}: Record<'filterNames' | 'filterValues' | 'lists', Names> = messages;

const inWords = (value: string): string =>
  filterValues[value] ?? (IS_DAY.test(value) ? shortDate(value, 'UTC') : value);

/** The filters of a list in words, in the order of their names; ids and searches are only named. */
function describeFilters(filters: Readonly<Record<string, unknown>>): string[] {
  const order = Object.keys(filterNames);
  const inOrder = Object.entries(filters).sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  );
  return inOrder.map(([key, value]) => {
    const name = filterNames[key] ?? key.replaceAll('_', ' ');
    if (key === 'q' || /id$/i.test(key)) return name;
    const values = [value].flat().map((each) => inWords(String(each)));
    return messages.filter({ name, value: values.join(', ') });
  });
}

/** An entry in plain sentences, at least one. */
export function describeEntry(entry: JournalEntry, timeZone: string): string[] {
  const { read, event } = entry;
  if (event) return describeEvent(event, timeZone);
  if (!read) return [];
  const colleague = entry.colleague?.name ?? messages.formerColleague;
  const person = entry.person?.name ?? messages.deletedPerson;
  const list = { colleague, filters: describeFilters(read.filters), count: read.total ?? 0 };
  switch (read.kind) {
    case 'person.opened':
      return [messages.personOpened({ colleague, person })];
    case 'visit.opened':
      return [messages.visitOpened({ colleague, person: entry.person?.name ?? messages.walkIn })];
    case 'people.listed':
      return [messages.peopleListed(list)];
    case 'visits.listed':
      return [messages.visitsListed(list)];
    case 'adoptions.listed':
      return [messages.adoptionsListed(list)];
    case 'calendar.created':
      return [messages.calendarCreated({ colleague })];
    case 'key.created':
      return [messages.keyCreated({ colleague, name: String(read.filters.name) })];
    case 'key.revoked':
      return [messages.keyRevoked({ colleague, name: String(read.filters.name) })];
    case 'feed.changed': {
      const { destination, changes } = read.filters;
      const known = feedDestinations.find((each) => each === destination);
      const site = known ? feedNames[known] : String(destination);
      return feedChanges
        .filter((change) => [changes].flat().includes(change))
        .map((change) => messages.feedChanged[change]({ colleague, site }));
    }
    case 'records.exported': {
      const { list: what, ...filters } = read.filters;
      const exported = { colleague, filters: describeFilters(filters), count: read.total };
      return [messages.recordsExported({ ...exported, what: lists[String(what)] ?? String(what) })];
    }
  }
}
