import type { ReactNode } from 'react';
import { BulkActionBar, type BulkChoice } from './BulkActionBar.tsx';
import { BulkConfirm } from './BulkConfirm.tsx';
import type { Noun } from './confirm-texts.ts';
import type { BulkAction } from './use-bulk-action.ts';
import type { Selection } from './use-selection.ts';

type BulkToolsProps<Action extends string> = {
  noun: Noun;
  /** "pet" or "request", as in "3 pet(s) selected". */
  itemName: string;
  choices: readonly BulkChoice<Action>[];
  bulk: BulkAction<Action>;
  selection: Selection;
  /** What else comes of the chosen action. */
  consequences?: ReactNode;
};

/** The bar for what is selected, and the question that its actions begin with. */
export function BulkTools<Action extends string>({
  noun,
  itemName,
  choices,
  bulk,
  selection,
  consequences,
}: BulkToolsProps<Action>) {
  return (
    <>
      <BulkActionBar
        count={selection.count}
        itemName={itemName}
        choices={choices}
        onChoose={bulk.choose}
        onClear={selection.clear}
      />
      <BulkConfirm
        noun={noun}
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
