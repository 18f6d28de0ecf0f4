/** Texts of do-not-adopt marks. */
export const personMarkMessages = {
  title: 'Do not adopt to this person',
  own: 'This person has a do-not-adopt mark.',
  former: 'A do-not-adopt mark fits the mailbox or telephone of this person.',
  forgotten: 'The account that had it was deleted, and the reason with it.',
  since: ({ by, date }: { by: string | null; date: string }) =>
    `Set by ${by ?? 'a former colleague'} on ${date}.`,
  staffOnly: 'Only staff see this. The person is never told.',
  set: 'Set a Do-Not-Adopt Mark',
  about:
    'Staff read it when this person would like to adopt again, also with another account of the same mailbox or telephone. Without the account it is kept for two years as a digest, without the reason.',
  reason: 'Reason',
  store: 'Set the Mark',
  storing: 'Setting...',
  remove: 'Remove the Mark',
  failed: 'The mark could not be changed. Please try again.',
};
