export const errorPageMessages = {
  title: 'Something went wrong',
  tryAgain: 'Try again',
} as const;
