/** The words of the parts that every page is made of. */
export const uiMessages = {
  close: 'Close',
  confirm: 'Confirm',
  cancel: 'Cancel',
  processing: 'Processing...',
  loading: 'Loading...',
  tryAgain: 'Try Again',
  /** Only this: "Show password" would match as a second password field. */
  showPassword: 'Show',
  hidePassword: 'Hide',
  fixErrors: 'Please fix the following errors:',
} as const;

/** Read out before a reason of a match, instead of its icon. */
export const reasonMarkMessages = {
  match: 'Fits:',
  near: 'Nearly fits:',
  unknown: 'Not known:',
  /** Not "does not fit": a pet that differs in one wish can still be the best match. */
  miss: 'Differs:',
} as const;
