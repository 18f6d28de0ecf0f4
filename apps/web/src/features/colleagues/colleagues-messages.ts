import { FACTOR_RESET_HOURS } from '@pawmatch/contract/auth/second-factor';
import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import { formatCount } from '../../lib/text/format-text.ts';

/** The texts of the page of colleagues. */
export const colleaguesMessages = {
  title: 'Colleagues',
  count: (count: number) =>
    count === 1 ? '1 person works here' : `${formatCount(count)} people work here`,
  loading: 'Loading colleagues...',
  loadFailed: 'Failed to load the colleagues. Please try again.',
  listLabel: 'People who work here',
  isYou: 'You',
  suspended: 'Suspended',
  since: (date: string) => `Since ${date}`,
  sinceAndBy: ({ date, by }: { date: string; by: string }) => `Since ${date}, invited by ${by}`,

  role: 'Role',
  roleHints: {
    foster: 'The pets that they care for at home, on a page of their own.',
    volunteer: 'The day, check-in, outcomes, walk-ins, notes and facts of pets. No deletions.',
    staff: 'Everything except settings, colleagues, and downloads of people’s data.',
    manager: 'Everything at the shelter, with settings and colleagues.',
  } satisfies Record<ShelterRole, string>,

  changeRole: 'Change Role',
  changeRoleOf: (name: string) => `Change Role of ${name}`,
  changeRoleTitle: (name: string) => `Change the role of ${name}`,
  changeRoleText: 'It shows at once in every page that is open.',
  roleChanged: ({ name, role }: { name: string; role: string }) => `Role of ${name}: ${role}.`,

  suspend: 'Suspend',
  suspendOf: (name: string) => `Suspend ${name}`,
  suspendQuestion: (name: string) => `Suspend ${name}?`,
  suspendText:
    'This person is logged out everywhere at once, and calendar addresses and open invitations end. You can reinstate the role later.',
  hasBeenSuspended: (name: string) => `${name} has been suspended.`,

  reinstate: 'Reinstate',
  reinstateOf: (name: string) => `Reinstate ${name}`,
  reinstateQuestion: (name: string) => `Reinstate ${name}?`,
  reinstateText: (role: string) => `This person works here again, with the role ${role}.`,
  reinstated: (name: string) => `${name} works here again.`,

  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove ${name} from the colleagues?`,
  removeText:
    'This person is logged out everywhere at once, and calendar addresses and open invitations end. The account stays, as that of an adopter.',
  petsStay: ({ name, pets }: { name: string; pets: string }) =>
    `At home with ${name}: ${pets}. Please agree on when they come back.`,
  removed: (name: string) => `${name} does not work here any more.`,

  lostDevice: 'Lost device?',
  lostDeviceOf: (name: string) => `Lost device? (${name})`,
  lostDeviceHelp:
    'Two managers can help a colleague who has lost both the device and the recovery codes: one asks, and another one confirms.',
  lostDeviceAlone:
    'Only two other managers can help a colleague who has lost both the device and the recovery codes, and there are too few. Whoever runs the server can help with this command:',
  resetWaits: ({ by, until }: { by: string; until: string }) =>
    `${by} asks to remove the second step of the login. Another manager can confirm it until ${until}.`,
  askReset: 'Ask to Remove the Second Step',
  askResetOf: (name: string) => `Ask to Remove the Second Step of ${name}`,
  lostDeviceQuestion: (name: string) => `Has ${name} lost the device?`,
  lostDeviceText: `Please make sure in person or by telephone. The colleague gets an email and can stop it. When another manager confirms it within ${FACTOR_RESET_HOURS} hours, the password alone is enough for the next login.`,
  resetAsked: (name: string) => `Another manager can now help ${name}.`,
  confirmReset: 'Remove the Second Step',
  confirmResetOf: (name: string) => `Remove the Second Step of ${name}`,
  confirmResetQuestion: (name: string) => `Remove the second step of ${name}?`,
  confirmResetText:
    'Please ask the colleague yourself, in person or by telephone. Passkeys, codes and recovery codes end, and the colleague is logged out everywhere.',
  resetDone: (name: string) => `${name} logs in with the password alone now.`,

  invite: 'Invite a Colleague',
  inviteTitle: 'Invite a colleague',
  inviteText: 'We mail a link that works once, within 7 days, for this address only.',
  email: 'Email',
  send: 'Send Invitation',
  sending: 'Sending...',
  sent: (email: string) => `An invitation is on its way to ${email}.`,

  invitations: 'Invitations',
  noInvitations: 'Nobody is invited at the moment.',
  invitedBy: ({ date, by }: { date: string; by: string }) => `Invited on ${date} by ${by}`,
  endsOn: (date: string) => `The link ends on ${date}.`,
  expired: 'Expired',
  resend: 'Send Again',
  resendOf: (email: string) => `Send Again to ${email}`,
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: (email: string) => `The invitation of ${email} has been withdrawn.`,
} as const;
