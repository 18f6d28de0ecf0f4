import { Notice } from './Notice.tsx';

/** Above a form that shows what was typed before the session ended. */
export function DraftNotice() {
  return (
    <Notice>Here is what you had entered before you were logged out. It is not saved yet.</Notice>
  );
}
