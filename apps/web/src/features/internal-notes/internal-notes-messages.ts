/** Texts of internal notes. */
export const internalNoteMessages = {
  title: 'Internal notes',
  about: 'For staff only, in no email and on no page of adopters.',
  none: 'Nothing is noted.',
  written: ({ by, date }: { by: string | null; date: string }) =>
    `${by ?? 'A former colleague'}, ${date}`,
  change: 'Change the Note',
  text: 'Note',
  store: 'Keep the Note',
  storing: 'Keeping...',
  earlier: ({ count }: { count: number }) =>
    count === 1 ? '1 earlier text' : `${count} earlier texts`,
  emptied: 'The note was emptied.',
  failed: 'The note could not be kept. Please try again.',
};
