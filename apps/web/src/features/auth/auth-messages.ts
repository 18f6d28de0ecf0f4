/** Why something about accounts failed. */
export const authFailureMessages = {
  network: 'Network error. Please check your connection and try again.',
  server: 'A server error occurred. Please try again later.',
  login: 'Login failed. Please check your credentials and try again.',
  signup: 'Registration failed. Please try again.',
  account: 'Failed to create account. Please try again.',
  noUser: 'No user data received',
  other: 'Something went wrong. Please try again.',
} as const;

/** What the account forms say below their titles. */
export const ledes = {
  login: 'Log in to see your matches and your visits.',
  signup: 'A minute now, and the right pet finds you.',
  loginForInvitation: 'Somebody has invited you to match together. Log in or sign up to answer.',
  signupForInvitation: 'Somebody has invited you to match together. Create your account to answer.',
};

/** The texts of the account forms. */
export const authMessages = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  whyPhone: 'So that the shelter can call you about your visit.',
  password: 'Password',

  loginTitle: 'Welcome back',
  forgotPassword: 'Forgot your password?',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  noAccount: 'New to Pawmatch?',
  signUp: 'Sign up',

  /** Said on the page after a sign-up. */
  signedUp: ({ email }: { email: string }) =>
    `Your account is ready. We have sent a link to ${email} for you to confirm.`,
  firstVisit: 'For your first visit',
  petToMeet: (petName: string) => `For your visit with ${petName}`,

  signupTitle: 'Create your account',
  createAccount: 'Create Account',
  creatingAccount: 'Creating Account...',
  hasAccount: 'Already have an account?',
  logIn: 'Log in',

  forgotLede: 'We will email you a link to choose a new one.',
  sendLink: 'Send Link',
  sendingLink: 'Sending...',
  backToLogin: 'Back to log in',

  resetTitle: 'Choose a new password',
  resetEndedTitle: 'This link has ended',
  resetEndedLede: 'It works once, for 30 minutes, and your password is as it was.',
  resetLede: 'The link that brought you here works once, for 30 minutes.',
  savePassword: 'Save Password',
  saving: 'Saving...',
  askForNewLink: 'Ask for a new link',
  passwordReset: 'Your password has been changed. Please log in.',

  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change Password',
  passwordChanged: 'Your password has been changed.',

  yourPassword: 'Your password',
} as const;
