import { localized } from '@pawmatch/contract/localized';

export const visitMessages = localized('visitMessages', {
  requested: ({ petName }: { petName: string }) => `Visit request submitted for ${petName}!`,
  requestedSomePet: 'Visit request submitted successfully!',

  /** With CONFLICT. */
  changed: 'Someone else has changed this visit meanwhile. Please look at it again.',
  /** With VISIT_ACTION_REFUSED, when staff move a visit that is over. */
  over: 'This visit is over, so its time cannot change. You can still change its status and outcome.',

  chooseFuture: 'Choose a time in the future.',
  choosePast: 'Choose a time in the past.',
  /** With VALIDATION_FAILED, when staff record a visit of a day before the pet was added. */
  beforePet: ({ petName }: { petName: string }) =>
    `${petName} was not at the shelter yet. Please choose a later day.`,
  contactInAccount: 'Visitors with an account change their name and contact there.',
  notThen: 'Visits cannot be booked then. Please choose another day.',

  /** With PET_RESTS. @param facts.time such as `2:00 PM` */
  rests: ({ petName, time }: { petName: string; time: string }) =>
    `${petName} rests until ${time}. Please choose another time.`,
  /** With PET_RESTS, when the time is too close before another visit. */
  needsRest: ({ petName }: { petName: string }) =>
    `${petName} needs a rest before the next visit. Please choose another time.`,
  /**
   * With VISIT_NEAR.
   * @param facts.time of the next visit, such as `2:30 PM`
   * @param facts.end of the walk-in before it
   */
  near: ({ petName, time, end }: { petName: string; time: string; end: string }) =>
    `${petName} has a visit at ${time}. You can shorten this visit, so that it ends at ${end}, or start it anyway.`,
  /** With VISIT_TOO_NEAR. */
  tooNear: ({ petName, time }: { petName: string; time: string }) =>
    `${petName} has a visit at ${time}. You can start this visit anyway.`,

  /** In the report of a bulk change. */
  bulkFailed: 'The visit could not be changed. Please try again.',

  /** With PET_UNAVAILABLE, of a pet that a care rule of the shelter holds back. */
  notReady: ({ petName }: { petName: string }) =>
    `${petName} is still being cared for and cannot have visitors yet. Please look again in a few days.`,
  /** With PET_UNAVAILABLE. @param facts.until the last day, such as `Monday, November 23, 2026` */
  onHold: ({ petName, until }: { petName: string; until: string }) =>
    `${petName} is on hold until ${until}, so that an owner can be found. Please ask for a visit after that day.`,

  /** With ADOPTER_BUSY, for staff. */
  adopterBusy: 'This adopter already has another visit at this time. Please choose another time.',
  /** With ADOPTER_BUSY, for the adopter. */
  busy: ({ petName }: { petName: string }) =>
    `You already meet ${petName} at this time. Please choose another time.`,
  /** With ALREADY_VISITING and SCHEDULING_CONFLICT, when the partner has the visit. @param facts.time in long form */
  partnerVisits: ({ petName, time }: { petName: string; time: string }) =>
    `Your partner visits ${petName} on ${time}. You can come along; one visit is enough for both of you.`,

  /** With TOO_MANY_OPEN_REQUESTS. */
  openLimit: ({ limit }: { limit: number }) =>
    limit === 1
      ? 'You have 1 open visit request. Please wait for an answer, or cancel one, before you ask for another visit.'
      : `You have ${limit} open visit requests. Please wait for an answer, or cancel one, before you ask for another visit.`,
  /**
   * With TOO_MANY_REQUESTS_TODAY.
   * @param facts.date of the next request that is accepted, such as `Monday, November 23, 2026`
   * @param facts.time of the same, such as `2:00 PM`
   */
  dailyLimit: ({ limit, date, time }: { limit: number; date: string; time: string }) =>
    limit === 1
      ? `You have asked for 1 visit within 24 hours. Please ask again after ${time} on ${date}.`
      : `You have asked for ${limit} visits within 24 hours. Please ask again after ${time} on ${date}.`,

  /** In place of the name of who has no account any more. */
  formerVisitor: 'Former visitor',
  /** In place of a name that nobody has written down. */
  walkIn: 'Walk-in',
});

/** What calendars say that the titles of the contract do not. */
export const calendarEntryMessages = localized('calendarEntryMessages', {
  /** In place of a name. */
  aPet: 'a pet',
  aRemovedPet: 'a removed pet',
  /** The name of the calendar of staff. */
  visitsAt: ({ shelter }: { shelter: string }) => `Visits at ${shelter}`,
});
