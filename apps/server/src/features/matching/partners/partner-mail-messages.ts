import { localized } from '@pawmatch/contract/localized';
import { partnerMessages } from '@pawmatch/contract/matching/partner/partner-messages';

type Other = { other: string };

/** What emails to two people say about matching together. `other` is the name of the other one. */
export const partnerMailMessages = localized('partnerMailMessages', {
  otherPerson: 'The other person',
  asked: {
    subject: ({ other }: Other) => `${other} wants to match together with you`,
    text: ({ other }: Other) =>
      `${other} has joined by your link. Nothing is shared before you approve. ${partnerMessages.share} Approve only the person that you invited.`,
    link: 'Approve or decline',
  },
  waiting: {
    subject: ({ other }: Other) => `You have asked to match together with ${other}`,
    text: ({ other }: Other) =>
      `${other} decides now, and nothing is shared before. ${partnerMessages.share} If that was not you, please withdraw it.`,
    link: 'See or withdraw it',
  },
  approved: {
    subject: ({ other }: Other) => `You match together with ${other}`,
    text: ({ other }: Other) =>
      `You and ${other} now see which pets suit you both. ${partnerMessages.share} Either of you can stop at any time.`,
    link: 'See your matches',
  },
  declined: {
    subject: ({ other }: Other) => `${other} has not approved matching together`,
    text: ({ other }: Other) =>
      `You asked to match together with ${other}, who has declined. Nothing was shared. If that was a mistake, please ask for a new link.`,
    link: 'See your matches',
  },
  ended: {
    subject: ({ other }: Other) => `You no longer match together with ${other}`,
    text: ({ other }: Other) => `${other} has ended it. ${partnerMessages.keep}`,
    link: 'See your matches',
  },
});
