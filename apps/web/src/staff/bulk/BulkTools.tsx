import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { ChevronUpIcon, CloseIcon } from '../../components/ui/icons/navigation.tsx';
import { TrashIcon } from '../../components/ui/icons/secondary.tsx';
import { Menu } from '../../components/ui/Menu.tsx';
import type { Selection } from '../list/use-selection.ts';
import { staffMessages } from '../staff-messages.ts';
import type { BulkMessages, StaffResource, StaffRow } from '../staff-resource.ts';
import type { Bulk } from './use-bulk-change.ts';

type BulkToolsProps<Row extends StaffRow, Status extends string> = {
  resource: StaffResource<Row, Status>;
  bulk: Bulk<Status>;
  selection: Selection;
  /** How many rows are selected, unless the resource says it. */
  selectedText?: string | undefined;
  /** What else the chosen change does. */
  consequences?: ReactNode;
  /** Selects more than the page. */
  extension?: ReactNode;
};

/** The changes for the selected rows, and the confirmation of a chosen one; nothing while none is selected. */
export function BulkTools<Row extends StaffRow, Status extends string>({
  resource,
  bulk,
  selection: { count, clear },
  selectedText,
  consequences,
  extension,
}: BulkToolsProps<Row, Status>) {
  const { labelOf, messages } = resource;
  const items = bulk.changes.map((change) => ({
    onSelect: () => bulk.choose(change),
    ...(change === 'delete'
      ? { label: staffMessages.delete, icon: <TrashIcon />, isDanger: true }
      : { label: staffMessages.markAs({ status: labelOf(change) }) }),
  }));
  return (
    <>
      {count > 0 && (
        // On a phone the page scrolls, and the bar stays above its lower edge.
        <div className="inset-x-3 z-20 mx-auto flex flex-wrap items-center gap-2 rounded-2xl border border-line-strong bg-raised py-1.5 ps-2 pe-1.5 shadow-raised max-md:sticky max-md:bottom-[max(0.75rem,env(safe-area-inset-bottom))] max-md:mx-3 max-md:mb-3 md:absolute md:bottom-3 md:w-fit">
          <IconButton
            size="sm"
            label={staffMessages.clearSelection}
            icon={<CloseIcon />}
            onClick={clear}
          />
          <p
            role="status"
            className="me-auto text-sm leading-tight font-semibold sm:me-6 sm:whitespace-nowrap"
          >
            {selectedText ?? messages.bulk.selected(count)}
          </p>
          {extension}
          <Menu
            align="end"
            items={items}
            trigger={
              <Button size="sm">
                {staffMessages.bulkActions}
                <ChevronUpIcon className="size-4.5 max-sm:hidden" />
              </Button>
            }
          />
        </div>
      )}
      {bulk.change !== null && (
        <BulkConfirm
          messages={messages.bulk}
          newStatus={bulk.change === 'delete' ? null : labelOf(bulk.change)}
          bulk={bulk}
          consequences={consequences}
        />
      )}
    </>
  );
}

type BulkConfirmProps = {
  messages: BulkMessages;
  /** Null to delete the rows. */
  newStatus: string | null;
  bulk: Pick<Bulk<string>, 'count' | 'done' | 'confirm' | 'cancel'>;
  consequences: ReactNode;
};

/** Asks before many rows are changed, then shows the progress. */
function BulkConfirm({
  messages,
  newStatus,
  bulk: { count, done, confirm, cancel },
  consequences,
}: BulkConfirmProps) {
  const isDeletion = newStatus === null;
  return (
    <ConfirmDialog
      open
      title={isDeletion ? messages.deleteTitle : messages.updateTitle}
      message={
        <>
          <p>{isDeletion ? messages.deleteQuestion(count) : messages.updateQuestion(count)}</p>
          {!isDeletion && (
            <p className="mt-2">
              {staffMessages.newStatus.before} <strong className="text-text">{newStatus}</strong>
              {staffMessages.newStatus.after}
            </p>
          )}
          {consequences && <div className="mt-4">{consequences}</div>}
          {done !== null && (
            <p role="status" className="mt-2 tabular-nums">
              {staffMessages.progress({ done, count })}
            </p>
          )}
        </>
      }
      confirmText={isDeletion ? staffMessages.delete : staffMessages.update}
      tone={isDeletion ? 'danger' : 'primary'}
      isProcessing={done !== null}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
