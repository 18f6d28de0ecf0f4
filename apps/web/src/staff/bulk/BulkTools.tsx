import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { ChevronUpIcon, CloseIcon } from '../../components/ui/icons/navigation.tsx';
import { TrashIcon } from '../../components/ui/icons/secondary.tsx';
import { Menu } from '../../components/ui/Menu.tsx';
import type { Selection } from '../list/use-selection.ts';
import { recordListMessages } from '../staff-messages.ts';
import { BulkConfirm, type BulkMessages } from './BulkConfirm.tsx';
import type { BulkAction } from './use-bulk-run.ts';

export type BulkChoice<Action extends string> = { action: Action; label: string };

type BulkActionBarProps<Action extends string> = {
  count: number;
  /** How many rows are selected, as a sentence. */
  label: string;
  choices: readonly BulkChoice<Action>[];
  onChoose: (action: Action) => void;
  onClear: () => void;
  /** Selects more than the page. */
  extension?: ReactNode;
};

/** R2.55: the actions for the selected rows; shown only while some are selected. */
export function BulkActionBar<Action extends string>({
  count,
  label,
  choices,
  onChoose,
  onClear,
  extension,
}: BulkActionBarProps<Action>) {
  if (count === 0) return null;
  const items = choices.map(({ action, label }) => ({
    label,
    onSelect: () => onChoose(action),
    ...(action === 'delete' ? { icon: <TrashIcon />, isDanger: true } : {}),
  }));

  return (
    // On a phone the page scrolls, and the bar stays above its lower edge.
    <div className="inset-x-3 z-20 mx-auto flex items-center gap-2 rounded-2xl border border-line-strong bg-raised py-1.5 ps-2 pe-1.5 shadow-raised max-md:sticky max-md:bottom-[max(0.75rem,env(safe-area-inset-bottom))] max-md:mx-3 max-md:mb-3 md:absolute md:bottom-3 md:w-fit">
      <IconButton
        size="sm"
        label={recordListMessages.clearSelection}
        icon={<CloseIcon />}
        onClick={onClear}
      />
      <p
        role="status"
        className="me-auto text-sm leading-tight font-semibold sm:me-6 sm:whitespace-nowrap"
      >
        {label}
      </p>
      {extension}
      <Menu
        align="end"
        items={items}
        trigger={
          <Button size="sm" className="whitespace-nowrap">
            {recordListMessages.bulkActions}
            <ChevronUpIcon className="size-4.5 max-sm:hidden" />
          </Button>
        }
      />
    </div>
  );
}

type BulkToolsProps<Action extends string> = {
  messages: BulkMessages;
  choices: readonly BulkChoice<Action>[];
  bulk: BulkAction<Action>;
  selection: Selection;
  /** What else the chosen action does. */
  consequences?: ReactNode;
  /** Selects more than the page. */
  extension?: ReactNode;
};

/** The bulk action bar, and the confirmation of a chosen action. */
export function BulkTools<Action extends string>({
  messages,
  choices,
  bulk,
  selection,
  consequences,
  extension,
}: BulkToolsProps<Action>) {
  return (
    <>
      <BulkActionBar
        count={selection.count}
        label={messages.selected(selection.count)}
        choices={choices}
        onChoose={bulk.choose}
        onClear={selection.clear}
        extension={extension}
      />
      <BulkConfirm
        messages={messages}
        action={bulk.action}
        count={bulk.count}
        consequences={consequences}
        done={bulk.done}
        onConfirm={bulk.confirm}
        onCancel={bulk.cancel}
      />
    </>
  );
}
