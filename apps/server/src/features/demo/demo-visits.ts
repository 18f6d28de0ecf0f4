import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import type { DemoAdopterKey } from './demo-adopters.ts';

/** Somebody without an account, entered by staff. */
interface WalkIn {
  fullName: string;
  email: string | null;
  phoneNumber: string | null;
}

export interface DemoVisit {
  /** Portrait of the pet. */
  slug: string;
  visitor: DemoAdopterKey | WalkIn;
  /** A confirmed visit of today is completed when it is over. */
  status: VisitStatus;
  /** Weekdays from today: 1 is the next one, -1 the last one before today. Those of today, 0, are only on weekdays. */
  weekday: number;
  /** A slot, at the shelter. */
  time: string;
  notes: string | null;
}

/** Visits in every status, spread over the last weeks and the next two. */
export const demoVisits: readonly DemoVisit[] = [
  {
    slug: 'british-shorthair',
    visitor: 'amara',
    status: 'completed',
    weekday: -20,
    time: '14:00',
    notes: 'Fourth family on the list. He got up.',
  },
  {
    slug: 'terrier-mix',
    visitor: 'jonas',
    status: 'completed',
    weekday: -16,
    time: '10:30',
    notes: 'Came with both children and the cat carrier, for practice.',
  },
  {
    slug: 'chihuahua-senior',
    visitor: 'rafael',
    status: 'completed',
    weekday: -9,
    time: '15:00',
    notes: null,
  },
  {
    slug: 'siberian-husky',
    visitor: 'mei',
    status: 'cancelled',
    weekday: -6,
    time: '11:00',
    notes: 'Her fence has 1.20 m. We talked it over on the phone and looked at other dogs.',
  },
  {
    slug: 'border-collie',
    visitor: 'mei',
    status: 'completed',
    weekday: -3,
    time: '10:00',
    notes: 'Walked him with her own dog for an hour. Both came back muddy and content.',
  },
  {
    slug: 'black-cat',
    visitor: 'amara',
    status: 'confirmed',
    weekday: 0,
    time: '10:30',
    notes: 'Would like to see her and the children in one room.',
  },
  {
    slug: 'beagle',
    visitor: 'jonas',
    status: 'confirmed',
    weekday: 0,
    time: '13:30',
    notes: null,
  },
  {
    slug: 'pug-senior',
    visitor: { fullName: 'Odile Fournier', email: null, phoneNumber: '2025550185' },
    status: 'confirmed',
    weekday: 0,
    time: '15:00',
    notes: 'Comes straight from work.',
  },
  {
    slug: 'dalmatian-puppy',
    visitor: 'mei',
    status: 'confirmed',
    weekday: 1,
    time: '10:30',
    notes: 'Second visit. Please have the sheet with his signs ready.',
  },
  {
    slug: 'cocker-spaniel',
    visitor: { fullName: 'Walter Quinn', email: null, phoneNumber: '2025550121' },
    status: 'confirmed',
    weekday: 1,
    time: '14:30',
    notes: 'Rang up; has no email.',
  },
  {
    slug: 'tortoiseshell-senior',
    visitor: 'rafael',
    status: 'approved',
    weekday: 2,
    time: '11:30',
    notes: 'Would like to see how the ear drops are given.',
  },
  {
    slug: 'apricot-poodle',
    visitor: 'priya',
    status: 'pending',
    weekday: 2,
    time: '13:00',
    notes: 'My sister is allergic to dogs and would like to come along to try.',
  },
  {
    slug: 'ginger-and-white-kitten',
    visitor: 'amara',
    status: 'approved',
    weekday: 3,
    time: '15:30',
    notes: 'Winston needs a colleague.',
  },
  {
    slug: 'west-highland-terrier',
    visitor: 'priya',
    status: 'pending',
    weekday: 4,
    time: '10:00',
    notes: null,
  },
  {
    slug: 'golden-retriever',
    visitor: 'leo',
    status: 'pending',
    weekday: 4,
    time: '12:30',
    notes: 'I can come at any time on that day if another one suits you better.',
  },
  {
    slug: 'calico',
    visitor: { fullName: 'Ingrid Solberg', email: 'ingrid.solberg@example.org', phoneNumber: null },
    status: 'confirmed',
    weekday: 5,
    time: '11:00',
    notes: 'Knows cats of this kind. Quiet room, please.',
  },
  {
    slug: 'black-labrador-senior',
    visitor: 'rafael',
    status: 'pending',
    weekday: 6,
    time: '14:00',
    notes: null,
  },
  {
    slug: 'maine-coon',
    visitor: 'leo',
    status: 'cancelled',
    weekday: 7,
    time: '10:30',
    notes: 'Fell in love with a dog meanwhile.',
  },
];
