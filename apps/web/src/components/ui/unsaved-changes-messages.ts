/** The texts about what was entered in a form and is not saved. */
export const unsavedChangesMessages = {
  title: 'Discard your changes?',
  text: 'What you have entered has not been saved.',
  discard: 'Discard Changes',
  keepEditing: 'Keep Editing',
  restored: 'Here is what you had entered before you were logged out. It is not saved yet.',
} as const;
