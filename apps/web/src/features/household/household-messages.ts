type PartnerAndPet = Record<'partner' | 'pet', string>;

/** What two who match together see of each other. */
export const householdMessages = {
  title: (partner: string) => `You and ${partner}`,
  /** @param time in long form */
  visits: ({ pet, time }: { pet: string; time: string }) =>
    `Your partner visits ${pet} on ${time}.`,
  notConfirmed: 'Not confirmed yet.',
  comeAlong: 'You can come along: one visit is enough for both of you.',
  noVisits: 'Your partner has no visit to come.',
  likesPet: ({ partner, pet }: PartnerAndPet) => `${partner} likes ${pet}`,
  likesToo: ({ partner, pet }: PartnerAndPet) => `${partner} likes ${pet}, too`,
  hasAsked: ({ partner, time }: PartnerAndPet & { time: string }) =>
    `${partner} has asked for a visit on ${time}`,
  partnerVisits: ({ partner, pet, time }: PartnerAndPet & { time: string }) =>
    `${partner} visits ${pet} on ${time}`,
  likes: (partner: string) => `${partner} likes`,
  youToo: 'You too',
  putAside: (partner: string) => `Not for ${partner}`,
  putAsideHint: (partner: string) =>
    `${partner} put these pets aside, so they are not among the matches of both of you. You can bring them back, for both.`,
  bringBack: 'Bring back',
  bringBackNamed: (name: string) => `Bring back ${name} for both of you`,
  isBack: (name: string) => `${name} is back among the matches of both of you.`,
  failed: 'This could not be saved. Please try again.',
};
