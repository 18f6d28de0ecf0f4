export const toasterMessages = {
  label: 'Notifications',
  dismiss: 'Dismiss',
} as const;
