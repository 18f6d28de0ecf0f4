import type { Misfit } from '@pawmatch/contract/fosters/foster-fit';
import type { FosterKind, OfferState } from '@pawmatch/contract/fosters/foster-values';
import type { Companion } from '@pawmatch/contract/pets/facts/companions';
import { formatCount } from '../../lib/text/format-text.ts';

const pets = (count: number) => (count === 1 ? '1 pet' : `${formatCount(count)} pets`);
const weeks = (count: number) => (count === 1 ? '1 week' : `${formatCount(count)} weeks`);

/** The texts of foster homes for staff. */
export const fostersMessages = {
  title: 'Foster Homes',
  count: (count: number) => (count === 1 ? '1 home' : `${formatCount(count)} homes`),
  loading: 'Loading foster homes...',
  loadFailed: 'The foster homes could not be loaded.',
  none: 'There are no foster homes yet. Add one for a colleague, or invite a foster carer on the page of colleagues.',
  left: ({ person, count }: { person: string | null; count: number }) =>
    person
      ? `${person} has no access any more: ${pets(count)} to bring back.`
      : `An account was deleted: ${pets(count)} to bring back.`,
  leftBadge: 'No access any more',
  awayUntil: ({ day }: { day: string }) => `Away until ${day}`,
  noAnswers: 'Has not said yet what they take in.',
  takes: ({ list }: { list: string }) => `Takes in ${list}.`,
  givesMedicine: 'Gives medicine.',
  livesWith: ({ who }: { who: string }) => `Lives there: ${who}.`,
  meetingPlace: ({ place }: { place: string }) => `Visitors meet the pets here: ${place}`,
  since: ({ day }: { day: string }) => `Since ${day}`,
  noPets: 'No pets live there now.',
  late: ({ what, pet, day }: { what: string; pet: string; day: string }) =>
    `${what}, ${pet}: overdue since ${day}`,

  kinds: {
    puppies: 'Puppies',
    dogs: 'Dogs',
    kittens: 'Kittens',
    cats: 'Cats',
  } satisfies Record<FosterKind, string>,
  kindsInText: {
    puppies: 'puppies',
    dogs: 'dogs',
    kittens: 'kittens',
    cats: 'cats',
  } satisfies Record<FosterKind, string>,
  companions: { children: 'children', dogs: 'dogs', cats: 'cats' } satisfies Record<
    Companion,
    string
  >,

  offerHome: 'Offer your home',
  add: 'Add a Foster Home',
  person: 'Colleague',
  choosePerson: 'Choose a colleague',
  nobodyLeft: 'Every colleague has a foster home. Invite somebody on the page of colleagues first.',
  edit: 'Change',
  editNamed: ({ name }: { name: string }) => `Change ${name}`,
  answers: {
    takes: 'Takes in',
    medicine: 'Gives medicine',
    whoLivesHere: 'Who lives there',
    meetingPlaceHint:
      'Visitors read this. Never write the address of the home; leave it empty to meet at the shelter.',
  },
  save: 'Save Foster Home',
  saveFailed: 'The foster home could not be saved. Please try again.',
  close: 'Close This Home',
  closed: ({ name }: { name: string }) => `${name} is closed.`,
  closeFailed: 'The foster home could not be closed.',
} as const;

/** The texts of offers, for staff and for those who get them. */
export const offerMessages = {
  title: 'Offers',
  about: 'Pets that look for a foster home. Whoever says yes first takes them in.',
  loadFailed: 'The offers could not be loaded.',
  none: 'Nothing is offered at the moment.',
  offer: 'Offer Pets',
  offerTitle: 'Offer pets to foster homes',
  offerThese: 'Offer Them to Others',
  which: 'Which pets',
  all: 'All',
  allOf: ({ place }: { place: string }) => `All of ${place}`,
  withoutPlace: 'Without a place',
  note: 'Your words',
  noteHint: 'Such as: Two kittens who eat on their own. Could you take them in?',
  from: 'From when',
  fromHint: 'The offer ends with this day.',
  weeks: 'For how many weeks',
  reach: 'Whom it reaches',
  reachFailed: 'Whom it reaches could not be loaded.',
  chooseFirst: 'Choose pets to see whom it reaches.',
  reached: ({ names }: { names: string }) => `It reaches ${names}.`,
  reachesNobody: 'It reaches nobody.',
  misfit: ({ name, reasons }: { name: string; reasons: string }) => `${name}: ${reasons}`,
  misfits: {
    no_access: 'no access any more',
    away: 'away',
    full: 'not enough room',
    kind: 'takes in others',
    medicine: 'gives no medicine',
    children: 'children live there',
    dogs: 'dogs live there',
    cats: 'cats live there',
  } satisfies Record<Misfit, string>,
  send: 'Send Offer',
  sent: 'The offer is on its way.',
  sendFailed: 'The offer could not be sent. Please try again.',
  withdraw: 'Withdraw',
  withdrawNamed: ({ pets: names }: { pets: string }) => `Withdraw the offer: ${names}`,
  withdrawn: 'The offer is withdrawn.',
  withdrawFailed: 'The offer could not be withdrawn.',

  when: ({ day, count }: { day: string; count: number }) => `From ${day}, for ${weeks(count)}`,
  nobodyAny: 'Pets that are not here any more',
  sentTo: ({ names }: { names: string }) => `Sent to ${names}.`,
  declinedBy: ({ names }: { names: string }) => `Not this time: ${names}.`,
  takenBy: ({ home }: { home: string }) => `Taken in: ${home}.`,
  states: {
    open: 'Open',
    taken: 'Taken',
    withdrawn: 'Withdrawn',
    over: 'Day has passed',
    gone: 'No home needed any more',
  } satisfies Record<OfferState, string>,

  ownTitle: 'Could you take them in?',
  medicine: 'Needs medicine',
  take: 'Take Them In',
  takeNamed: ({ pets: names }: { pets: string }) => `Take in ${names}`,
  takeQuestion: ({ pets: names }: { pets: string }) => `Take in ${names}?`,
  takeText: 'They are yours to care for then. The shelter agrees with you on when they come.',
  took: ({ pets: names }: { pets: string }) => `${names}: thank you! The shelter knows.`,
  takeFailed: 'This could not be saved. Please try again.',
  decline: 'Not This Time',
  declineNamed: ({ pets: names }: { pets: string }) => `Not this time: ${names}`,
  youDeclined: 'You said: not this time. You can change your mind.',
  youTook: 'You take them in.',
  ended: {
    taken: 'Another home takes them in.',
    withdrawn: 'The shelter has withdrawn this.',
    over: 'Its day has passed.',
    gone: 'They do not need a home any more.',
  } satisfies Record<Exclude<OfferState, 'open'>, string>,
} as const;

/** The texts about one's own home. */
export const ownHomeMessages = {
  title: 'Your Home',
  about: 'What you say decides which pets we ask you about. Only the shelter sees it.',
  loadFailed: 'Your answers could not be loaded.',
  takes: 'What you take in',
  medicine: 'I can give medicine',
  whoLivesHere: 'Who lives with you',
  companions: { has_dogs: 'Dogs', has_cats: 'Cats', has_children: 'Children' },
  notSaid: 'Not said',
  yes: 'Yes',
  no: 'No',
  capacity: 'How many pets at once',
  capacityHint: 'Leave it empty if it depends.',
  away: 'Away until',
  awayHint: 'No offers come before this day.',
  visitDays: 'Days on which visitors can meet the pets',
  visitDaysHint: 'Choose none for every day on which the shelter has visits.',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  meetingPlace: 'Where visitors meet the pets',
  meetingPlaceHint:
    'Visitors read this. Never write your address; leave it empty to meet at the shelter.',
  mails: 'Email me when pets look for a home',
  save: 'Save Answers',
  saved: 'Your answers are saved.',
  saveFailed: 'Your answers could not be saved. Please try again.',
} as const;
