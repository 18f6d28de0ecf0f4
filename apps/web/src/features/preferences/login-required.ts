/** R2.31: said on the way from the questionnaire to /login. */
export const LOGIN_REQUIRED_MESSAGE =
  'You must be logged in to save preferences. Redirecting to login...';
