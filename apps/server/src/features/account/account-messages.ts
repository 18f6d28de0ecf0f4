/** With FORBIDDEN, when staff delete an adopter. */
export const KNOWN_ELSEWHERE_MESSAGE =
  'This person is known to another shelter, too. Only the person and a network admin can delete the account.';
