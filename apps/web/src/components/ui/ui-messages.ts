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
