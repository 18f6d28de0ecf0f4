import { slotDateLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { QuestionIcon } from '../../../components/ui/icons/marks.tsx';
import { ChevronRightIcon } from '../../../components/ui/icons/navigation.tsx';
import { ChevronLeftIcon } from '../../../components/ui/icons/secondary.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { CONTROL, ListSelect } from '../../../staff/list/ListFilter.tsx';
import type { CalendarOrder, CalendarView } from './calendar-grid.ts';
import { calendarMessages as messages } from './calendar-messages.ts';

/** A button that explains how visits are moved and checked in. */
export function CalendarHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const mayMove = useCan()('visits.edit');
  return (
    <>
      <IconButton
        label={messages.help}
        icon={<QuestionIcon />}
        variant="outlined"
        size="sm"
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="sm"
        title={mayMove ? messages.helpTitle : messages.helpTitleOfCheckIn}
        footer={<Button onClick={() => setIsOpen(false)}>{messages.helpClose}</Button>}
      >
        <div className="grid gap-2">
          {mayMove && (
            <>
              <h3 className="text-lg">{messages.helpMouse}</h3>
              <p>{messages.howToMove}</p>
              <h3 className="text-lg">{messages.helpKeyboard}</h3>
            </>
          )}
          <p>{messages.keyboardHelp}</p>
          {mayMove && <p>{messages.keyboardMove}</p>}
        </div>
      </Dialog>
    </>
  );
}

const views = (['day', 'week'] as const).map((value) => ({ value, label: messages.views[value] }));
const orders = (['time', 'pet'] as const).map((value) => ({
  value,
  label: messages.orders[value],
}));

type CalendarToolbarProps = {
  date: string;
  today: string;
  view: CalendarView;
  by: CalendarOrder;
  firstDate: string;
  onShow: (date: string) => void;
  onStep: (direction: 1 | -1) => void;
  onView: (view: CalendarView) => void;
  onOrder: (by: CalendarOrder) => void;
  /** Actions, on a phone. */
  children: ReactNode;
};

/** Which days the calendar shows, and how. */
export function CalendarToolbar({
  date,
  today,
  view,
  by,
  firstDate,
  onShow,
  onStep,
  onView,
  onOrder,
  children,
}: CalendarToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-2 sm:px-6 md:py-3">
      <div className="flex items-center gap-1">
        <IconButton
          label={messages.previous[view]}
          icon={<ChevronLeftIcon />}
          variant="outlined"
          size="sm"
          onClick={() => onStep(-1)}
        />
        <Button
          size="sm"
          variant="secondary"
          className="max-md:px-2.5!"
          onClick={() => onShow(today)}
        >
          {messages.today}
        </Button>
        <IconButton
          label={messages.next[view]}
          icon={<ChevronRightIcon />}
          variant="outlined"
          size="sm"
          onClick={() => onStep(1)}
        />
      </div>
      <p aria-live="polite" className="font-semibold max-md:sr-only">
        {view === 'day' ? slotDateLabel(date) : messages.weekOf(slotDateLabel(firstDate))}
      </p>
      {/* On a phone, the day is beside the buttons, and all the rest is one row below. */}
      <div className="flex items-center gap-2 max-md:contents md:ms-auto">
        <input
          type="date"
          aria-label={messages.date}
          value={date}
          onChange={({ target }) => onShow(target.value)}
          className={`${CONTROL} w-auto min-w-0 px-2.5 max-md:flex-1`}
        />
        <div className="flex items-center gap-2 max-md:w-full max-md:flex-wrap max-md:gap-1 max-md:[&_select]:ps-2.5 max-md:[&_select]:pe-6 max-md:[&_svg]:end-1.5">
          <ListSelect label={messages.view} value={view} choices={views} onChange={onView} />
          <ListSelect label={messages.by} value={by} choices={orders} onChange={onOrder} />
          <div className="ms-auto flex gap-1 whitespace-nowrap empty:hidden">{children}</div>
        </div>
      </div>
    </div>
  );
}
