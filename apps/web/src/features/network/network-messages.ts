import { formatCount } from '../../lib/text/format-text.ts';

export const networkMessages = {
  title: 'Shelters',
  count: (count: number) => (count === 1 ? '1 shelter' : `${formatCount(count)} shelters`),
  loading: 'Loading the shelters...',
  loadFailed: 'The shelters could not be loaded.',
  list: 'Shelters of this installation',

  paused: 'Paused',
  pets: (count: number) => (count === 1 ? '1 pet' : `${formatCount(count)} pets`),
  openRequests: (count: number) =>
    count === 1 ? '1 request to answer' : `${formatCount(count)} requests to answer`,
  withoutOutcome: (count: number) =>
    count === 1 ? '1 visit without an outcome' : `${formatCount(count)} visits without an outcome`,
  nothingWaits: 'Nothing waits for an answer.',
  managedBy: ({ people }: { people: readonly string[] }) => `Managers: ${people.join(', ')}`,
  noManagers: 'Nobody manages this shelter.',
  invited: ({ email }: { email: string }) => `${email} (invited)`,

  rename: 'Rename',
  pause: 'Pause',
  resume: 'End the Pause',
  handOver: 'Add a Manager',
  actionsOf: ({ name, action }: { name: string; action: string }) => `${action}: ${name}`,

  add: 'Add a Shelter',
  addText:
    'It starts with usual visiting times, which its manager changes. The manager gets an email with an invitation.',
  name: 'Name',
  slug: 'Name in web addresses',
  slugHint: 'Lower-case letters, digits and hyphens, such as springfield-cats.',
  address: 'Address with ZIP code',
  addressHint: 'Adopters see it. Distances are measured from its ZIP code.',
  timeZone: 'Time zone',
  email: 'Contact email',
  emailHint: 'Adopters see it.',
  managerEmail: 'Email of the first manager',
  create: 'Create the Shelter',
  creating: 'Creating...',
  created: ({ name, email }: { name: string; email: string }) =>
    `${name} was created, and ${email} is invited to manage it.`,

  renameTitle: ({ name }: { name: string }) => `Rename ${name}`,
  renameText: 'Addresses with the former name lead to the new one.',
  saveName: 'Use This Name',
  saving: 'Saving...',
  renamed: ({ name }: { name: string }) => `The shelter is called ${name} now.`,

  handOverTitle: ({ name }: { name: string }) => `Add a manager of ${name}`,
  handOverText:
    'Who works there becomes manager at once, and so do you with your own address. Others get an email with an invitation. A manager can then remove the one before.',
  managerAddress: 'Email',
  send: 'Add the Manager',
  sending: 'Sending...',
  invitedNow: ({ email }: { email: string }) => `${email} was invited.`,
  manages: ({ name }: { name: string }) => `${name} is manager now.`,

  pauseTitle: ({ name }: { name: string }) => `Pause ${name}?`,
  pauseText:
    'Adopters do not see its pets any more and cannot book visits. Upcoming visits are cancelled, and their visitors get an email that says why. Its staff can still log in and see everything.',
  pauseConfirm: 'Pause the Shelter',
  wasPaused: ({ name, cancelled }: { name: string; cancelled: number }) => {
    if (cancelled === 0) return `${name} is paused.`;
    return cancelled === 1
      ? `${name} is paused, and 1 visit was cancelled.`
      : `${name} is paused, and ${formatCount(cancelled)} visits were cancelled.`;
  },
  resumed: ({ name }: { name: string }) => `${name} works again.`,
  failed: 'That did not work.',

  isPaused:
    'This shelter is paused: adopters do not see its pets and cannot book visits. Who runs the installation can end the pause.',
  switchPaused: ({ name }: { name: string }) => `${name} (paused)`,
  allShelters: 'All shelters',
} as const;
