/** The texts of the page that the link of an invitation opens. */
export const invitationMessages = {
  title: 'Join the Shelter',
  lede: ({ by, shelter, role }: { by: string; shelter: string; role: string }) =>
    `${by} invites you to work with ${shelter}. Your role: ${role}.`,
  endedTitle: 'This invitation has ended',
  incomplete: 'The link is not complete. Please open it from the email once more.',
  loadFailed: 'The invitation could not be opened. Please try again.',
  email: 'Email',
  emailHint: 'The address that the invitation was sent to',
  name: 'Full name',
  password: 'Password',
  join: 'Join',
  joining: 'Joining...',
  hasAccount: 'You have an account with this address?',
  logInInstead: 'Log in, and then accept',
  accept: 'Accept Invitation',
  accepting: 'Accepting...',
  welcome: 'Welcome! These are the pages of the shelter.',
  ofAnother:
    'This invitation was sent to another email address than that of your account. Use the account with that address, or create it.',
  useAnother: 'Use Another Account',
  home: 'Go to the home page',
} as const;
