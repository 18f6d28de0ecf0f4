import { Notice } from './Notice.tsx';

/** Shown above a form that was restored after the session ended. */
export function DraftNotice() {
  return (
    <Notice>Here is what you had entered before you were logged out. It is not saved yet.</Notice>
  );
}
