import type { MoveRefusal, PlaceWarning } from '@pawmatch/contract/places/place-values';
import { formatCount } from '../../lib/text/format-text.ts';

const pets = (count: number) => (count === 1 ? '1 pet' : `${formatCount(count)} pets`);

/** The texts of the places where pets live. */
export const placesMessages = {
  title: 'Places',
  count: (count: number) => (count === 1 ? '1 place' : `${formatCount(count)} places`),
  loading: 'Loading places...',
  loadFailed: 'The places could not be loaded.',
  none: 'There are no places yet. Add a room or a kennel, and say how many pets fit.',
  how: 'Choose one or more pets, and then where they go.',
  orDrag: 'Or drag them there.',
  withoutPlace: 'Without a place',
  allPlaced: 'Every pet has a place.',
  petsAt: ({ count, capacity }: { count: number; capacity: number | null }) =>
    capacity === null ? pets(count) : `${formatCount(count)} of ${formatCount(capacity)}`,
  fosterHome: ({ person }: { person: string | null }) =>
    person ? `At home with ${person}` : 'Foster home',
  full: 'Full',
  warnings: {
    over_full: 'More pets than fit',
    not_good_together: 'They may not get along',
  } satisfies Record<PlaceWarning, string>,

  chosen: ({ names }: { names: string }) => `Chosen: ${names}. Where do they go?`,
  noneChosen: 'Keep Them There',
  moveHere: 'Move Here',
  moveHereNamed: ({ place }: { place: string }) => `Move here: ${place}`,
  leave: 'Take Out of Places',
  moved: ({ names, place }: { names: string; place: string }) => `${names}: now in ${place}.`,
  tookOut: ({ names }: { names: string }) => `${names}: without a place now.`,
  movedBack: ({ names }: { names: string }) => `${names}: back where they were.`,
  moveFailed: 'The pets could not be moved. Please try again.',
  refused: {
    moved_meanwhile: ({ names }: { names: string }) =>
      `${names}: somebody else moved them meanwhile. Please look again.`,
    full: ({ names }: { names: string }) => `${names}: no more pets may live there.`,
    not_here: ({ names }: { names: string }) => `${names}: not at the shelter any more.`,
  } satisfies Record<MoveRefusal, (values: { names: string }) => string>,

  occupancy: 'Occupancy',
  toBoard: 'Who Lives Where',
  daysLabel: 'How many days',
  days: { '30': '30 Days', '90': '90 Days' },
  occupancyFailed: 'The occupancy could not be loaded.',
  wholeShelter: 'Whole shelter',
  noOccupancy: 'No pet has lived at a place in this time.',
  occupied: ({
    now,
    capacity,
    most,
    average,
    fullDays,
  }: {
    now: number;
    capacity: number | null;
    most: number;
    average: number;
    fullDays: number;
  }) => {
    const course = `On average ${average.toFixed(1)}, at most ${formatCount(most)}.`;
    if (capacity === null) return `Now ${pets(now)}. ${course}`;
    return `Now ${formatCount(now)} of ${formatCount(capacity)}. ${course} Full on ${formatCount(fullDays)} ${fullDays === 1 ? 'day' : 'days'}.`;
  },
  asTable: 'As a table',
  day: 'Day',

  add: 'Add a Place',
  addInside: ({ place }: { place: string }) => `Add a place inside ${place}`,
  inside: 'Add Inside',
  edit: 'Change',
  editNamed: ({ place }: { place: string }) => `Change ${place}`,
  name: 'Name',
  nameHint: 'Such as Cat Room, or Kennel 3.',
  capacity: 'How many pets fit',
  capacityHint: 'Leave it empty where nobody counts.',
  strict: 'Refuse more pets than fit',
  save: 'Save Place',
  saveFailed: 'The place could not be saved. Please try again.',
  close: 'Take This Place Away',
  closed: ({ place }: { place: string }) => `${place} is taken away.`,
  closeFailed: 'The place could not be taken away.',
} as const;
