import { STAFF_INVITATION_DAYS } from '@pawmatch/contract/colleagues/colleague-changes';
import { localized } from '@pawmatch/contract/localized';
import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';

export const colleagueMessages = localized('colleagueMessages', {
  /** With FORBIDDEN and NO_SECOND_FACTOR, when managers help a colleague who has lost the second step. */
  needsTwoOthers: 'Two other managers must do this.',
  hasNoSecondStep: 'This person has no second step.',
  needsAnother: 'Another manager must confirm this.',
  roleNotInUse:
    'Your shelter does not use this role. Switch on foster homes in the settings first.',
});

type OfShelter = { shelter: string };

interface Invited extends OfShelter {
  /** Name and address, or the address alone. */
  by: string;
  role: ShelterRole;
}

type OfRole = OfShelter & { role: ShelterRole };

const roles = {
  foster: 'a foster carer',
  volunteer: 'a volunteer',
  staff: 'a member of the staff',
  manager: 'a manager',
} satisfies Record<ShelterRole, string>;

/** Mails to colleagues, and to who is to become one. */
export const colleagueMailMessages = localized('colleagueMailMessages', {
  invitation: {
    subject: ({ shelter }: OfShelter) => `You are invited to work with ${shelter}`,
    text: ({ by, shelter, role }: Invited) =>
      `${by} invites you to join ${shelter} as ${roles[role]}.`,
    open: 'Open the invitation',
    lifetime: `The link works once, within the next ${STAFF_INVITATION_DAYS} days, and only for this email address.`,
    notExpected:
      'If you did not expect this, please do not open it. You do not need to do anything.',
  },

  newAdmin: {
    subject: ({ shelter }: OfShelter) => `${shelter} has a new admin`,
    /** @param user name and address, or the address alone; as `by` */
    named: ({ user, by, shelter }: OfShelter & { user: string; by: string }) =>
      `${user} was just made an admin of ${shelter} by ${by}.`,
    somebody: ({ shelter }: OfShelter) => `Somebody was just made an admin of ${shelter}.`,
    may: 'Admins see and change all pets, visits and accounts.',
    mistake: 'If this is a mistake, please remove the role at once:',
    colleagues: 'Colleagues',
  },

  newRole: {
    subject: ({ role, shelter }: OfRole) => `You are ${roles[role]} of ${shelter}`,
    text: ({ role, shelter }: OfRole) =>
      `You work with ${shelter} as ${roles[role]}. The pages that you may use are here:`,
    open: 'Open the staff pages',
    notExpected: 'If you did not expect this, please reply to this email.',
  },

  suspended: {
    subject: ({ shelter }: OfShelter) =>
      `Your access to the staff pages of ${shelter} is suspended`,
    /** For who has no other role. */
    text: ({ shelter }: OfShelter) =>
      `A manager of ${shelter} has suspended your access to the staff pages. You are logged out everywhere, and your calendar addresses have ended.`,
    /** For who works at another shelter, too. */
    textHere: ({ shelter }: OfShelter) =>
      `A manager of ${shelter} has suspended your access to the staff pages. What you do for other shelters stays as it is.`,
    accountStays:
      'Your account stays. If you think that this is a mistake, please reply to this email.',
  },

  removed: {
    subject: ({ shelter }: OfShelter) => `You no longer work with ${shelter}`,
    /** For who has no other role. */
    text: ({ shelter }: OfShelter) =>
      `A manager of ${shelter} has ended your role. You are logged out everywhere, and your calendar addresses have ended.`,
    /** For who works at another shelter, too. */
    textHere: ({ shelter }: OfShelter) =>
      `A manager of ${shelter} has ended your role. What you do for other shelters stays as it is.`,
    adopterStays:
      'Your account stays, as that of an adopter. If you think that this is a mistake, please reply to this email.',
    accountStays:
      'Your account stays. If you think that this is a mistake, please reply to this email.',
  },
});
