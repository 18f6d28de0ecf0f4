import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { readDraft } from '../../lib/storage/drafts.ts';
import { useCan } from '../../lib/use-can.ts';
import type { RowNeeds, StaffResource, StaffRow } from '../staff-resource.ts';
import { useDeleteRow } from './use-delete-row.ts';
import type { RowDraft } from './use-row-form.ts';

/** Which dialog is open; without one, none. */
type OpenDialog<Row> =
  | { kind: 'add'; row: null }
  | { kind: 'view' | 'edit' | 'delete'; row: Row }
  | null;

/** Opens the dialogs about the rows of a list; undefined for what one may not do. */
export interface RowActions<Row> {
  onAdd: (() => void) | undefined;
  onView: (row: Row) => void;
  onEdit: ((row: Row) => void) | undefined;
  onDelete: ((row: Row) => void) | undefined;
}

/**
 * The dialogs by which staff add, view, edit and delete a row. A form that was open when the session ended
 * is reopened.
 */
export function useRowDialogs<Row extends StaffRow>(draftName: string, needs: RowNeeds) {
  const can = useCan();
  const [mayAdd, mayEdit, mayDelete] = [can(needs.add), can(needs.edit), can(needs.delete)];
  const [dialog, setDialog] = useState<OpenDialog<Row>>(() => {
    const draft = readDraft<RowDraft<Row, unknown>>(draftName);
    if (draft?.row) return mayEdit ? { kind: 'edit', row: draft.row } : null;
    return draft && mayAdd ? { kind: 'add', row: null } : null;
  });
  const actions = useMemo(
    (): RowActions<Row> => ({
      onAdd: mayAdd ? () => setDialog({ kind: 'add', row: null }) : undefined,
      onView: (row) => setDialog({ kind: 'view', row }),
      onEdit: mayEdit ? (row) => setDialog({ kind: 'edit', row }) : undefined,
      onDelete: mayDelete ? (row) => setDialog({ kind: 'delete', row }) : undefined,
    }),
    [mayAdd, mayEdit, mayDelete],
  );
  return { dialog, actions, close: () => setDialog(null) };
}

/** The row of an open dialog, which stays open when somebody else deletes the row. */
interface RowOfDialog<Row> {
  /** As it is now. */
  row: Row;
  listedRow: Row;
  isDeleted: boolean;
}

type RowDialogsProps<Row extends StaffRow> = {
  resource: Pick<StaffResource<Row, never>, 'rows' | 'deleteRow' | 'messages'>;
  dialogs: ReturnType<typeof useRowDialogs<Row>>;
  addForm: ReactNode;
  renderForm: (row: RowOfDialog<Row>) => ReactNode;
  /** Not called for a deleted row. */
  renderDetails?: (row: Row) => ReactNode;
};

/** The open dialog of {@link useRowDialogs}. */
export function RowDialogs<Row extends StaffRow>({
  resource,
  dialogs: { dialog, close },
  addForm,
  renderForm,
  renderDetails,
}: RowDialogsProps<Row>) {
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'add':
      return addForm;
    case 'delete':
      return <DeleteRowConfirm resource={resource} row={dialog.row} onClose={close} />;
    case 'view':
    case 'edit':
      return (
        <CurrentRow key={dialog.row.id} resource={resource} row={dialog.row}>
          {(current) => {
            if (dialog.kind === 'edit') return renderForm(current);
            return current.isDeleted ? null : renderDetails?.(current.row);
          }}
        </CurrentRow>
      );
  }
}

type CurrentRowProps<Row extends StaffRow> = Pick<RowDialogsProps<Row>, 'resource'> & {
  /** As it was listed. */
  row: Row;
  children: (current: RowOfDialog<Row>) => ReactNode;
};

function CurrentRow<Row extends StaffRow>({ resource, row, children }: CurrentRowProps<Row>) {
  const { data } = useQuery({ ...resource.rows.one(row.id), initialData: row });
  const [current, setCurrent] = useState(row);
  if (data && data !== current) setCurrent(data);
  return children({ row: current, listedRow: row, isDeleted: data === null });
}

type DeleteRowConfirmProps<Row extends StaffRow> = Pick<RowDialogsProps<Row>, 'resource'> & {
  row: Row;
  onClose: () => void;
};

/** Asks before a row is deleted. */
function DeleteRowConfirm<Row extends StaffRow>({
  resource,
  row,
  onClose,
}: DeleteRowConfirmProps<Row>) {
  const { remove, isDeleting } = useDeleteRow(resource);
  const { title, question, confirm } = resource.messages.delete;
  return (
    <ConfirmDialog
      open
      title={title}
      message={question(row)}
      confirmText={confirm}
      isProcessing={isDeleting}
      onConfirm={() => void remove(row).then(onClose)}
      onCancel={onClose}
    />
  );
}
