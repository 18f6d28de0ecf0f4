/** Read out before a reason of a match, instead of its icon. */
export const reasonMarkMessages = {
  match: 'Fits:',
  near: 'Nearly fits:',
  unknown: 'Not known:',
  /** Not "does not fit": a pet that differs in one wish can still be the best match. */
  miss: 'Differs:',
} as const;
