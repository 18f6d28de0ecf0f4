import type { ReactNode } from 'react';
import { BulkActionBar, type BulkChoice } from './BulkActionBar.tsx';
import { BulkConfirm } from './BulkConfirm.tsx';
import type { BulkMessages } from './bulk-messages.ts';
import type { BulkAction } from './use-bulk-run.ts';
import type { Selection } from './use-selection.ts';

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
