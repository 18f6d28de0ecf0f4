import { useQuery } from '@tanstack/react-query';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { useChangeSharing } from '../match-sharing-api.ts';
import { sharingTexts as texts } from '../match-sharing-messages.ts';

/** The consent to be shown to staff, off at first. It is saved as soon as it is changed. */
export function SharingConsent() {
  const { data: user } = useQuery(currentUserQuery);
  const change = useChangeSharing();
  if (!user) return null;
  return (
    <CheckboxField
      label={texts.label}
      hint={texts.hint}
      checked={change.isPending ? change.variables : user.shares_matching}
      onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
    />
  );
}
