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

/** Texts of the diaries of pets and people. */
export const diaryMessages = {
  title: 'Diary',
  about: 'What happened, day by day. For staff only, in no email and on no page of adopters.',
  newNote: 'New note',
  placeholder: 'What happened?',
  add: 'Add Note',
  adding: 'Adding...',
  addFailed: 'The note could not be added. Please try again.',
  loading: 'Loading the diary',
  loadFailed: 'The diary could not be loaded.',
  none: 'Nothing is noted yet.',
  older: 'Show Older',

  today: 'Today',
  yesterday: 'Yesterday',
  happened: ({ by, time }: { by: string | null; time: string }) => (by ? `${time}, ${by}` : time),
  noted: ({ by, time }: { by: string | null; time: string }) =>
    `${time}, ${by ?? 'a former colleague'}`,
  care: ({ title, weight }: { title: string; weight: string | null }) =>
    weight ? `${title}: ${weight}` : title,
  moved: ({ place }: { place: string }) => `Moved to ${place}`,

  correct: 'Correct',
  correctNamed: ({ time }: { time: string }) => `Correct the note of ${time}`,
  correction: 'Corrected note',
  storeCorrection: 'Keep the Correction',
  storing: 'Keeping...',
  correctFailed: 'The note could not be corrected. Please try again.',
  nowSays: 'The note says now:',
  takeBack: 'Take Back',
  takeBackNamed: ({ time }: { time: string }) => `Take back the note of ${time}`,
  takeBackQuestion: 'Take this note back?',
  takeBackText: 'It goes with its earlier texts, and with the tasks of those it mentions.',
  takeBackTextWithoutTasks: 'It goes with its earlier texts.',
  keep: 'Keep It',
  takenBack: 'The note was taken back.',
  takeBackFailed: 'The note could not be taken back.',
};

/** Texts of mentions in notes. */
export const mentionMessages = {
  hint: 'Write @ and a name to mention a colleague.',
  colleagues: 'Colleagues',
  offered: ({ count }: { count: number }) =>
    count === 1
      ? '1 colleague found. Press Enter to mention them.'
      : `${count} colleagues found. Choose with the arrow keys and Enter.`,
  getTask: ({ names, count }: { names: string; count: number }) =>
    count === 1 ? `${names} gets a task about it.` : `${names} get a task about it.`,
};
