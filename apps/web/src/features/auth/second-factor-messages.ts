import { PROOF_MINUTES, RECOVERY_CODES } from '@pawmatch/contract/auth/second-factor';

/** The texts of passkeys, one-time codes and recovery codes. */
export const secondFactorMessages = {
  secondStepTitle: 'One more step',
  secondStepLede: 'Your password is right. Please show that it is you.',
  startAgain: 'Start again',

  proofTitle: 'Is it still you?',
  proofText: `This needs more than an open browser. We ask at most once in ${PROOF_MINUTES} minutes.`,
  notNow: 'Not now',
  notProved: 'Nothing was changed, because you did not confirm that it is you.',

  passkey: 'Use a passkey',
  askingPasskey: 'Waiting for your passkey...',
  passkeyNotUsed: 'No passkey was used. Please try again, or choose another way.',
  or: 'or',
  code: 'Code',
  codeHint: 'The six digits that your app shows now, or a recovery code',
  password: 'Your password',
  proceed: 'Continue',
  checking: 'Checking...',

  sectionTitle: 'Passkeys and Codes',
  sectionText:
    'With a passkey or a code of an app, your password alone lets nobody in. A passkey also works without the password.',
  required: ({ date }: { date: string }) =>
    `The shelter requires a passkey or an app for codes of everybody who works there. Please set one up by ${date}.`,
  requiredNow:
    'The shelter requires a passkey or an app for codes of everybody who works there. The staff pages open again as soon as you have set one up.',
  resetAsked: ({ until }: { until: string }) =>
    `A manager asks to remove your passkeys, codes and recovery codes, because you have lost your device. Another manager can confirm it until ${until}.`,
  stopReset: 'Keep Them',
  resetStopped: 'Your second step stays as it is.',
  setUp: 'Set Up a Second Step',
  requiredTitle: 'One step is missing',
  loadFailed: 'Your passkeys and codes could not be loaded. Please try again.',
  noFactor: 'Only your password protects this account.',
  passkeyAdded: ({ date }: { date: string }) => `Passkey · Added on ${date}`,
  passkeyUsed: ({ date, used }: { date: string; used: string }) =>
    `Passkey · Added on ${date}, last used on ${used}`,
  codesAddedOn: ({ date }: { date: string }) => `Added on ${date}`,
  app: 'App for one-time codes',
  recoveryCodes: 'Recovery codes',
  recoveryCodesLeft: ({ left }: { left: number }) => `${left} of ${RECOVERY_CODES} are left.`,
  remove: 'Remove',
  removeNamed: ({ name }: { name: string }) => `Remove ${name}`,
  removeTitle: ({ name }: { name: string }) => `Remove “${name}”?`,
  removeText: 'It cannot be used for your account any more.',
  removeLastText:
    'It cannot be used for your account any more. Then only your password protects the account, and the recovery codes end.',
  removed: ({ name }: { name: string }) => `${name} has been removed.`,
  addPasskey: 'Add a Passkey',
  addCodes: 'Set Up an App for Codes',
  renewCodes: 'Make New Recovery Codes',
  renewTitle: 'Make new recovery codes?',
  renewText: 'The codes that you have end.',
  makeNew: 'Make New Ones',

  addPasskeyTitle: 'Add a passkey',
  addPasskeyText:
    'A passkey is kept by your phone, computer or password manager, and opened with your finger, face or PIN.',
  passkeyName: 'Name',
  passkeyNameHint: 'So that you know which one it is, such as “My phone”',
  passkeyIsAdded: 'Your passkey has been added.',

  addCodesTitle: 'Set up an app for codes',
  addCodesText:
    'Scan this picture with an app such as Google Authenticator, 2FAS or your password manager. Then enter the code that it shows.',
  qrLabel: 'QR code with the key',
  keyLabel: 'Or enter this key',
  firstCode: 'Code of the app',
  codesAdded: 'Codes of your app are asked for from now on.',

  recoveryTitle: 'Your recovery codes',
  recoveryText:
    'Keep these codes where you find them without your phone. Each works once in the place of a code or passkey. They are shown only now.',
  copyCodes: 'Copy All',
  copied: 'The codes have been copied.',
  copyFailed: 'The codes could not be copied. Please write them down.',
  kept: 'I Have Kept Them',
} as const;
