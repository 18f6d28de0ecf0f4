import { Button } from '../../../components/ui/Button.tsx';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { careMessages as messages } from '../care-messages.ts';
import type { NamedItem } from '../care-outbox.ts';
import type { Ticks } from '../use-ticks.ts';

interface NoLongerDueProps {
  item: NamedItem;
  ticks: Ticks;
}

/** What was due when the round was opened, with what was said of it here, which is taken back. */
export function NoLongerDue({ item, ticks }: NoLongerDueProps) {
  const said = ticks.saidOf(item.id);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="grid min-w-0 flex-1 basis-32 gap-0.5">
        <p className="text-text-muted wrap-anywhere">{item.what}</p>
        <p className="flex items-center gap-1.5 text-sm font-semibold">
          {said && <CheckIcon className="size-4 flex-none" />}
          {said ? messages.said[said] : messages.noLongerDue}
        </p>
      </div>
      {said && (
        <Button
          size="sm"
          variant="secondary"
          disabled={ticks.waitingOf(item.id) !== undefined}
          aria-label={messages.withdrawNamed(item)}
          onClick={() => ticks.takeBack([item])}
        >
          {messages.takeBack}
        </Button>
      )}
    </div>
  );
}
