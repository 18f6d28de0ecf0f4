import type { SignedInUser } from '@pawmatch/contract/auth/auth-endpoints';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { factorFailureMessage } from '../factor-failure-message.ts';
import { canUsePasskeys } from '../passkeys.ts';
import { logInWithPasskey } from '../second-factor-api.ts';
import { secondFactorMessages as messages } from '../second-factor-messages.ts';

/** A login without the password, in browsers that have passkeys. */
export function PasskeyLogin({ onEnter }: { onEnter: (user: SignedInUser) => Promise<void> }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onEnter(await logInWithPasskey()),
  });
  // The server does not know the browser; the place is kept, so that nothing moves.
  const isHidden = useHydrated() && !canUsePasskeys();
  if (isHidden) return null;
  return (
    <div className="grid gap-3">
      <Button
        variant="quiet"
        busy={isPending}
        busyLabel={messages.askingPasskey}
        onClick={() => mutate()}
      >
        {messages.passkey}
      </Button>
      <FormFailure>{error && factorFailureMessage(error)}</FormFailure>
    </div>
  );
}
