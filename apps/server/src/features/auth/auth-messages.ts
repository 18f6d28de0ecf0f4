import { EMAIL_CONFIRMATION_HOURS } from '@pawmatch/contract/auth/credentials';
import { FACTOR_RESET_HOURS } from '@pawmatch/contract/auth/second-factor';
import { localized } from '@pawmatch/contract/localized';

export const authMessages = localized('authMessages', {
  enterPassword: 'Please enter your password.',
  /** With CODE_REFUSED. */
  codeOfAnotherTime:
    'This code is of another time. Please check the clock of the device that makes the codes, and set it to automatic.',
  codeUsed: 'This code was used already. Please wait for the next one.',
  resetRequested:
    'If there is an account with this email, a link to choose a new password is on its way.',
});

type OfShelter = { shelter: string };

/** Mails about how a person logs in. */
export const authMailMessages = localized('authMailMessages', {
  /** Of the link in several of them. */
  choosePassword: 'Choose a new password',
  nothingToDo: 'If that was you, you do not need to do anything.',

  confirmation: {
    subject: ({ shelter }: OfShelter) => `Please confirm your email address for ${shelter}`,
    please: 'Please confirm that this is your email address.',
    confirm: 'Confirm my email address',
    lifetime: `The link works once, within the next ${EMAIL_CONFIRMATION_HOURS} hours.`,
    notYou: ({ shelter }: OfShelter) =>
      `If you have not signed up at ${shelter}, please do not open it. You do not need to do anything.`,
  },

  reset: {
    subject: ({ shelter }: OfShelter) => `Choose a new password for ${shelter}`,
    asked: 'Somebody has asked for a new password for your account.',
    lifetime: ({ minutes }: { minutes: number }) =>
      `The link works once, within the next ${minutes} minutes.`,
    notYou: 'If you have not asked for it, you do not need to do anything.',
  },

  passwordChanged: {
    subject: ({ shelter }: OfShelter) => `Your password for ${shelter} was changed`,
    changed: 'Your password was changed just now, and your other devices were logged out.',
    notYou: 'If that was not you, please choose a new password now:',
  },

  newDevice: {
    subject: ({ shelter }: OfShelter) => `A new login to your account at ${shelter}`,
    used: 'Your account was just used from a browser that has not logged in to it before:',
    /** @param when in long form */
    device: ({ device, when, zone }: { device: string; when: string; zone: string }) =>
      `${device}, ${when} (${zone})`,
    notYou: 'If not, please choose a new password now, which logs out everybody else:',
  },
});

/** Mails about the second step of the login. */
export const secondFactorMailMessages = localized('secondFactorMailMessages', {
  subject: ({ shelter }: OfShelter) => `How you log in to ${shelter} has changed`,
  changes: {
    passkeyAdded: 'A passkey was added to your account.',
    passkeyRemoved: 'A passkey was removed from your account.',
    codesAdded: 'An app that makes one-time codes was added to your account.',
    codesRemoved: 'One-time codes of an app are not accepted for your account any more.',
    recoveryCodesReplaced:
      'New recovery codes were made for your account. The old ones have ended.',
    recoveryCodeUsed: 'A recovery code was used for your account. It does not work again.',
    resetByManagers:
      'The second step of your login was removed by two managers: passkeys, one-time codes and recovery codes have ended. You are logged out everywhere, and can set up a new one after your next login.',
    reset:
      'The second step of your login was removed at your request: passkeys, one-time codes and recovery codes have ended.',
  },
  notYou:
    'If not, please choose a new password now, which logs out everybody else and removes what was added in the last seven days:',

  /** Before it is removed. */
  removal: {
    subject: ({ shelter }: OfShelter) =>
      `The second step of your login to ${shelter} may be removed`,
    asked: `A manager asks to remove your passkeys, one-time codes and recovery codes. They end as soon as another manager confirms it, within ${FACTOR_RESET_HOURS} hours.`,
    deviceLost: 'If you have lost your device, you do not need to do anything.',
    pleaseStop: 'If not, please stop it on your account page:',
    stop: 'Stop it',
  },

  required: {
    subject: ({ shelter }: OfShelter) => `Please set up a second step for your login to ${shelter}`,
    why: ({ shelter }: OfShelter) =>
      `Everybody who works with ${shelter} needs a passkey, or an app that makes codes, besides the password. Your account has neither yet.`,
    by: ({ day }: { day: string }) =>
      `Please set one up by ${day}. After that day the staff pages open only with it.`,
    atOnce: 'The staff pages open again as soon as you have set one up.',
    setUp: 'Set up a second step',
  },

  notRequired: {
    subject: ({ shelter }: OfShelter) => `${shelter} does not require a second step any more`,
    ended: ({ name, email, shelter }: OfShelter & { name: string; email: string }) =>
      `${name} (${email}) has ended the requirement. Everybody who works with ${shelter} can log in with the password alone.`,
    aManager: 'A manager',
    again: 'If this is not right, you can require it again in the settings:',
    settings: 'Open the settings',
  },
});
