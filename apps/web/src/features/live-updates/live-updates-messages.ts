export const liveUpdatesMessages = {
  notStaff: 'Your account is not staff of this shelter any more.',
} as const;
