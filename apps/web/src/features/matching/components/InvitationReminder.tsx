import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { findPendingInvitation, rememberInvitation } from '../../auth/pending-invitation.ts';
import { partnerMatchingTexts as texts } from '../matching-messages.ts';

/** A link back to an invitation that was opened before a sign-up, a login or the confirmation of an address. */
export function InvitationReminder({ className }: { className?: string }) {
  const [path] = useState(findPendingInvitation);
  useEffect(() => {
    if (path) rememberInvitation(path);
  }, [path]);
  if (!path) return null;
  return (
    <aside
      aria-label={texts.joinTitle}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line bg-accent-soft p-4',
        className,
      )}
    >
      <div className="min-w-48 flex-1">
        <p className="font-display text-lg font-semibold">{texts.reminder}</p>
        <p className="text-sm">{texts.reminderHint}</p>
      </div>
      <ButtonLink to={path} variant="secondary" size="sm">
        {texts.openInvitation}
      </ButtonLink>
    </aside>
  );
}
