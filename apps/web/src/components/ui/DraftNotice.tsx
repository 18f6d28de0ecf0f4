import { Notice } from './Notice.tsx';
import { unsavedChangesMessages } from './unsaved-changes-messages.ts';

/** Shown above a form that was restored after the session ended. */
export function DraftNotice() {
  return <Notice>{unsavedChangesMessages.restored}</Notice>;
}
