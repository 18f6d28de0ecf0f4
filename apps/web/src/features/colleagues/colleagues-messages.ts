import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import { formatCount } from '../../lib/format-text.ts';

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
    volunteer: 'The day, check-in, outcomes, walk-ins, notes and facts of pets. No deletions.',
    staff: 'Everything except settings, colleagues, and downloads of people’s data.',
    manager: 'Everything at the shelter, with settings and colleagues.',
  } satisfies Record<ShelterRole, string>,

  changeRole: 'Change Role',
  changeRoleOf: (name: string) => `Change Role of ${name}`,
  changeRoleTitle: (name: string) => `Change the role of ${name}`,
  changeRoleText: 'It shows at once in every page that is open.',
  changing: 'Changing...',
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
  reinstating: 'Reinstating...',
  reinstated: (name: string) => `${name} works here again.`,

  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove ${name} from the colleagues?`,
  removeText:
    'This person is logged out everywhere at once, and calendar addresses and open invitations end. The account stays, as that of an adopter.',
  removing: 'Removing...',
  removed: (name: string) => `${name} does not work here any more.`,

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
