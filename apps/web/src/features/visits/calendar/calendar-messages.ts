import { formatCount } from '../../../lib/text/format-text.ts';

/** A place of the calendar to which a visit may be moved. */
interface Target {
  time: string;
  visits: number;
}

/** The texts of the calendar, the day sheet and the day card of a pet. */
export const calendarMessages = {
  title: 'Calendar',
  count: (total: number) => (total === 1 ? '1 visit' : `${formatCount(total)} visits`),
  date: 'Day',
  previous: { day: 'Previous day', week: 'Previous week' },
  next: { day: 'Next day', week: 'Next week' },
  today: 'Today',
  view: 'View',
  views: { day: 'Day', week: 'Week' },
  by: 'Rows',
  orders: { time: 'By time', pet: 'By pet' },
  weekOf: (day: string) => `Week of ${day}`,
  daySheet: 'Day Sheet',
  daySheetOnPhone: 'Print',
  scrollArea: 'Visits of the calendar',
  loading: 'Loading visits...',
  loadFailed: 'The visits could not be loaded.',
  empty: { day: 'No visits on this day.', week: 'No visits in this week.' },
  tooMany: (limit: string) => `Only the first ${limit} visits of these days are shown.`,
  howToMove:
    'Drag a visit to another time, or choose it and press “Move”. Times outside the visiting hours are shaded.',
  keyboardHelp:
    'Arrow keys go between times and visits, Enter opens a visit, and C checks its visitor in.',
  keyboardMove:
    'M picks a visit up. Then arrow keys choose a time, Enter puts the visit there, and Escape leaves it where it was.',
  pickedUp: ({ visit, time }: { visit: string; time: string }) =>
    `${visit}, ${time}: picked up. Arrow keys choose a time, Enter puts the visit there, Escape leaves it.`,
  target: {
    free: ({ time }: Target) => time,
    booked: ({ time, visits }: Target) =>
      visits === 1 ? `${time}, 1 visit` : `${time}, ${visits} visits`,
    closed: ({ time }: Target) => `${time}, closed`,
    closedAndBooked: ({ time, visits }: Target) =>
      visits === 1 ? `${time}, closed, 1 visit` : `${time}, closed, ${visits} visits`,
  },
  left: ({ visit, time }: { visit: string; time: string }) => `${visit} stays at ${time}.`,
  closed: 'Closed',
  time: 'Time',
  dayAndTime: ({ day, time }: { day: string; time: string }) => `${day}, ${time}`,
  pet: 'Pet',

  open: ({ time, visit, status }: { time: string; visit: string; status: string }) =>
    `${time}, ${visit}, ${status}`,
  checkedIn: 'checked in',
  here: 'Here',
  late: 'Late',
  lateStatus: (status: string) => `${status}, late`,
  nowLine: (time: string) => `Now: ${time}`,
  help: 'Help with the calendar',
  helpTitle: 'Move and check in',
  helpTitleOfCheckIn: 'Check in by keyboard',
  helpClose: 'Close',
  helpMouse: 'Mouse',
  helpKeyboard: 'Keyboard',
  checkIn: 'Check In',
  checkInOf: (visit: string) => `Check in ${visit}`,
  move: 'Move',
  moveOf: (visit: string) => `Move ${visit}`,
  details: 'Open Visit',
  noPhone: 'No phone number',

  moved: ({ visit, time }: { visit: string; time: string }) => `${visit}: moved to ${time}.`,
  movedBack: ({ visit, time }: { visit: string; time: string }) => `${visit}: back at ${time}.`,
  stays: ({ visit, time, reason }: { visit: string; time: string; reason: string }) =>
    `${visit} stays at ${time}. ${reason}`,
  moveFailed: 'The visit could not be moved.',
  notMovable: 'This visit cannot be moved.',
  closedTime: 'No visits are offered then. With “Move” you can choose another time all the same.',
  skippedTime: 'This time does not exist on this day, because the clocks change.',
  pastTime: 'Choose a time in the future.',

  moveTitle: (visit: string) => `Move ${visit}`,
  now: (time: string) => `Now: ${time}`,
  day: 'Date',
  chooseDay: 'Choose a date',
  loadingDays: 'Loading dates...',
  chooseTime: 'Choose a time',
  missingTime: 'Please choose a date and a time.',
  offeredTimesHint:
    'You can move a visit at short notice, and also the visit of a pet that is pending. Times at which the pet is taken or rests, or the shelter is full, cannot be chosen.',
  otherTimes: 'Other Times',
  offeredTimes: 'Offered Times',
  otherTimesHint:
    'Choose any time in the future, also one when the shelter is closed. The pet’s rest and the limits in the settings still apply.',
  moveButton: 'Move Visit',
  moving: 'Moving...',

  sheetTitle: ({ day }: { day: string }) => `Day Sheet, ${day}`,
  print: 'Print',
  toCalendar: 'Calendar',
  sheetArea: 'Visits of the day sheet',
  visitor: 'Visitor',
  phone: 'Phone',
  notes: 'Notes',
  came: 'Came',
  noShow: 'No show',
  outcome: 'Outcome',
  isPending: '(pending)',
  walkInLine: 'Walk-in',
  unanswered: (visitor: string) => `${visitor} (pending)`,
  ticked: 'Yes',

  together: (pets: string) => `${pets} together`,
  dayCardTitle: (pet: string) => `${pet}’s Day`,
  toPet: (pet: string) => `Open ${pet}’s page`,
  previousDay: 'Previous day',
  nextDay: 'Next day',
  rest: 'Rest',
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  noVisits: 'No visits on this day.',
  aboutPet: 'About the pet',
  specialNeeds: 'This pet has special needs.',
} as const;
