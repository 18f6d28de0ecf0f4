const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const ordinalOf = (place: number) => ORDINALS[place - 1] ?? `number ${place}`;

const onTimes = (times: string | null) => (times ? ` on ${times}` : '');

/** The texts of waiting for a free time. */
export const waitingListMessages = {
  title: 'Waiting for a time',
  allTaken: (petName: string) => `All times with ${petName} are taken.`,
  offer:
    'We can tell you when a time frees up, and hold it for you for 60 minutes, or at night until the morning.',
  otherTimes: 'Wait for a day or hour that is taken',
  day: 'Day to wait for',
  anyDay: 'Any day',
  chooseDay: 'Choose a day',
  hour: 'Hour of that day',
  anyHour: 'Any hour',
  meanwhile:
    'When a time frees up, we send you an email, and hold it for you for 60 minutes, or at night until the morning.',
  meanwhilePartner: 'When a time frees up, either of you can book it for both.',
  meanwhileUnconfirmed: 'We hold the next free time for you when you have confirmed your address.',
  whyConfirm: (email: string) =>
    `You can wait for a free time when your address is confirmed. Please open the link that we sent to ${email}.`,
  lastHold:
    'You did not use the last time that we held. If you do not use the next one either, you leave the line.',
  lastHeld: 'If you do not use this time either, you leave the line.',
  join: 'Tell me when a time frees up',
  leave: 'Leave the line',
  hasLeft: (petName: string) => `You no longer wait for ${petName}.`,
  /** @param times the day or hour; null for any time */
  place: (petName: string, place: number, times: string | null = null) =>
    `You are ${ordinalOf(place)} in line for ${petName}${onTimes(times)}.`,
  placeOfPartner: (petName: string, place: number, times: string | null = null) =>
    `Your partner is ${ordinalOf(place)} in line for ${petName}${onTimes(times)}.`,
  /** @param time in long form @param until such as `3:15 PM`, with the day where that is not today */
  held: (petName: string, time: string, until: string) =>
    `A time with ${petName} is free: ${time}. It is held for you until ${until}.`,
  minutesLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  linkTitle: 'A Free Time',
  linkLoading: 'Loading the time...',
  linkEnded: {
    title: 'This time is no longer held for you',
    text: 'Your visits and your place in line are on your dashboard.',
  },
  isFree: (petName: string) => `A time with ${petName} is free`,
  asked: (petName: string) => `You asked to meet ${petName}`,
  released: 'You let the time go',
  heldWith: (petName: string) => `Meet ${petName}`,
  heldUntil: (until: string) => `It is held for you until ${until}.`,
  release: 'Let it go',
  releaseHint: (isLast: boolean) =>
    isLast
      ? 'If you let it go, the next in line can have it, and you leave the line, because this is the second time that we hold for you.'
      : 'If you let it go, the next in line can have it, and your place is at the end of the line.',
  isBooked: 'Requested, not confirmed yet. The shelter will answer you by email.',
  isReleased: (isLast: boolean) =>
    isLast
      ? 'The time is free for somebody else now. You have left the line.'
      : 'The time is free for somebody else now. You still wait, at the end of the line.',
  bookFailed: 'The time could not be booked.',
  releaseFailed: 'The time could not be let go.',
  dashboard: 'My Dashboard',
  book: 'Book this time',
  confirmBooking: 'Book it now?',
  /** @param time in long form */
  bookingQuestion: (petName: string, time: string) => `Visit ${petName} on ${time}.`,
  staffTitle: 'Waiting list',
  length: (count: number) => {
    if (count === 0) return 'No one is waiting.';
    return count === 1 ? '1 person is waiting.' : `${count} people are waiting.`;
  },
  showPeople: 'Show who is waiting',
  waitsFor: (times: string) => `Waits for ${times}`,
  heldFor: (time: string, until: string) => `${time} is held until ${until}`,
};
