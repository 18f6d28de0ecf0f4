import type { Colleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { Button } from '../../../components/ui/Button.tsx';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import type { ColleagueChange } from './ColleagueChangeDialog.tsx';

type LostDeviceProps = {
  colleague: Colleague;
  /** Who is logged in. */
  ownId: string | undefined;
  /** Whether there are two managers besides the colleague. */
  hasTwoHelpers: boolean;
  timeZone: string;
  onChange: (change: ColleagueChange) => void;
};

/** How a colleague who has lost the device of the second factor is helped. */
export function LostDevice({
  colleague: { id, full_name: name, email, has_second_factor, factor_reset: reset },
  ownId,
  hasTwoHelpers,
  timeZone,
  onChange,
}: LostDeviceProps) {
  if (!has_second_factor || id === ownId) return null;
  const isAskedByOther = reset && reset.asked_by.id !== ownId;
  return (
    <details className="text-sm" open={isAskedByOther || undefined}>
      <summary
        aria-label={messages.lostDeviceOf(name)}
        className="w-fit cursor-pointer text-text-muted pointer-coarse:py-2"
      >
        {messages.lostDevice}
      </summary>
      <div className="grid justify-items-start gap-2 pt-1">
        <p>
          {reset
            ? messages.resetWaits({
                by: reset.asked_by.full_name,
                until: shortDateTime(reset.until, timeZone),
              })
            : hasTwoHelpers
              ? messages.lostDeviceHelp
              : messages.lostDeviceAlone}
        </p>
        {!reset && !hasTwoHelpers && (
          <code className="wrap-anywhere">{`npm run admin -- --reset-second-factor ${email}`}</code>
        )}
        {!reset && hasTwoHelpers && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={messages.askResetOf(name)}
            onClick={() => onChange('askFactorReset')}
          >
            {messages.askReset}
          </Button>
        )}
        {isAskedByOther && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={messages.confirmResetOf(name)}
            onClick={() => onChange('confirmFactorReset')}
          >
            {messages.confirmReset}
          </Button>
        )}
      </div>
    </details>
  );
}
