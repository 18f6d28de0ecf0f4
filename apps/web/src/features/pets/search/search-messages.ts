import { eitherInWords } from '../../../lib/text/format-text.ts';
import { inThousands } from '../../../lib/text/in-thousands.ts';

/** Texts of searching pets (B1). */
export const searchMessages = {
  title: 'Available Pets',
  listLoading: 'Loading pets...',
  looking: 'Looking for pets...',
  total: (count: number) =>
    count === 1
      ? '1 pet is looking for a home'
      : `${inThousands(count)} pets are looking for a home`,
  found: (count: number) =>
    count === 1 ? '1 pet fits your search' : `${inThousands(count)} pets fit your search`,
  /** Where some words could not be used. */
  foundPart: (count: number) =>
    count === 1
      ? '1 pet fits what we understood'
      : `${inThousands(count)} pets fit what we understood`,
  /** Where some of the pets that are found only may fit. */
  partly: (known: number, unknown: number) => {
    const more = inThousands(unknown);
    if (known === 0) return `${more} might fit: ask the shelter`;
    return known === 1
      ? `1 fits, ${more} more might: ask the shelter`
      : `${inThousands(known)} fit, ${more} more might: ask the shelter`;
  },
  /** The same where some words could not be used. */
  partlyPart: (known: number, unknown: number) => {
    const more = inThousands(unknown);
    if (known === 0) return `${more} might fit what we understood: ask the shelter`;
    return known === 1
      ? `1 fits what we understood, ${more} more might: ask the shelter`
      : `${inThousands(known)} fit what we understood, ${more} more might: ask the shelter`;
  },
  formLabel: 'Find a pet',
  searchLabel: 'Search pets',
  searchPlaceholder: 'Try “small calm dog”',
  filters: 'Filters',
  filtersChosen: (count: number) => `Filters, ${count} chosen`,
  sortLabel: 'Sort by',
  bestMatch: 'Best fit',
  newest: 'Newest first',
  waiting: 'Waiting longest',
  name: 'Name',
  distance: 'Nearest first',
  chosen: 'Chosen filters',
  removeChip: (label: string) => `Remove ${label}`,
  clearAll: 'Clear all',
  corrected: (words: string) => `Showing results for ${words}.`,
  unused: (phrases: string) => `We have no filter for ${phrases}.`,
  nothingUsed: (phrases: string) => `We found nothing for ${phrases}, so these are all pets.`,
  onlyMentioned: (phrases: string, isFirst: boolean) =>
    `We have no filter for ${phrases}, so these are all pets.${isFirst ? ' Those that mention it come first.' : ''}`,
  searchLiterally: (words: string) => `Search for ${words} instead`,
  askTitle: 'Ask the shelter about these',
  askText: 'We don’t know yet whether these pets match everything you chose.',
  noneTitle: 'No pets fit this search',
  noneText: 'These changes would bring some:',
  noneHopeless: 'Try other words or fewer filters.',
  without: (label: string, count: number) =>
    count === 1 ? `Without ${label}: 1 pet` : `Without ${label}: ${inThousands(count)} pets`,
  showAll: 'Show all pets',
  nobodyTitle: 'Every pet has found a home',
  nobodyText: 'New ones arrive all the time. Please look in again soon.',
  loadFailedTitle: "We couldn't load the pets",
  loadFailed: 'Failed to load pets. Please try again.',
  tryAgain: 'Try Again',
  species: 'Species',
  allSpecies: 'All',
  dogs: 'Dogs',
  cats: 'Cats',
  either: (labels: readonly string[]) => eitherInWords(labels),
} as const;
