import { CheckIcon } from '../../../../components/ui/icons/marks.tsx';
import { VisuallyHidden } from '../../../../components/ui/VisuallyHidden.tsx';
import { calendarMessages as messages } from './calendar-messages.ts';

/** A box to tick on paper. */
export function TickBox({ isTicked }: { isTicked: boolean }) {
  return (
    <span className="grid size-3.5 place-items-center rounded-[2px] border border-line-strong">
      {isTicked && (
        <>
          <CheckIcon className="size-3" />
          <VisuallyHidden>{messages.ticked}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
