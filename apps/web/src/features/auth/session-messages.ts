/** Why the session could not be restored. */
export const sessionMessages = {
  loadFailed: 'Failed to fetch user data',
  initialisationFailed: 'Failed to initialize authentication',
} as const;
