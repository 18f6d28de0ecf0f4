export const notFoundPageMessages = {
  title: "Oops! The page you're looking for doesn't exist.",
  goHome: 'Go Home',
} as const;
