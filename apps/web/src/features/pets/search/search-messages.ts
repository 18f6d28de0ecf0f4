/** Formats as "1,240". `toLocaleString` would take a slow phone a tenth of a second. */
export const inThousands = (count: number): string =>
  count < 1000
    ? `${count}`
    : `${inThousands(Math.floor(count / 1000))},${`${count % 1000}`.padStart(3, '0')}`;

/** Texts of searching pets (B1). */
export const searchMessages = {
  title: 'Available Pets',
  listLoading: 'Loading pets...',
  looking: 'Looking for pets...',
  total: (count: number) =>
    count === 1
      ? '1 pet is looking for a home'
      : `${inThousands(count)} pets are looking for a home`,
  /** @param isPart some words could not be used */
  found: (count: number, isPart: boolean) =>
    `${inThousands(count)} ${count === 1 ? 'pet fits' : 'pets fit'} ${isPart ? 'what we understood' : 'your search'}`,
  /** Where some of the pets that are found only may fit. */
  partly: (known: number, unknown: number, isPart: boolean) => {
    const understood = isPart ? ' what we understood' : '';
    return known === 0
      ? `${inThousands(unknown)} might fit${understood}: ask the shelter`
      : `${inThousands(known)} ${known === 1 ? 'fits' : 'fit'}${understood}, ${inThousands(unknown)} more might: ask the shelter`;
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
  either: (labels: readonly string[]) =>
    new Intl.ListFormat('en', { type: 'disjunction' }).format(labels),
} as const;
