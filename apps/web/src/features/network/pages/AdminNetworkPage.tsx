import type { NetworkShelter } from '@pawmatch/contract/network/network-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { AddManagerDialog } from '../components/AddManagerDialog.tsx';
import { CreateShelterDialog } from '../components/CreateShelterDialog.tsx';
import { RenameShelterDialog } from '../components/RenameShelterDialog.tsx';
import { type ShelterAction, ShelterRow } from '../components/ShelterRow.tsx';
import { networkQuery, pauseShelter, resumeShelter } from '../network-api.ts';
import { networkMessages as messages } from '../network-messages.ts';

type Open = 'create' | { shelter: NetworkShelter; action: ShelterAction } | null;

/** The shelters of the installation, for those who run it. */
export function AdminNetworkPage() {
  const queries = useQueryClient();
  const query = useQuery(networkQuery);
  const { data } = query;
  const [open, setOpen] = useState<Open>(null);
  const [isPausing, setIsPausing] = useState(false);
  const close = () => setOpen(null);
  const refresh = async () => {
    // Where the reader works may have another name, or be the first of two. The page is mounted anew then, which must
    // not close what is opened from the new list.
    await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    await queries.invalidateQueries({ queryKey: networkQuery.queryKey });
  };
  const finish = (message: string) => {
    adminToast.success(message);
    close();
    void refresh();
  };
  const fail = (failure: unknown) => adminToast.error(failureReason(failure, messages.failed));

  const pause = async ({ id, name }: NetworkShelter) => {
    setIsPausing(true);
    try {
      const { cancelled_count: cancelled } = await pauseShelter(id);
      finish(messages.wasPaused({ name, cancelled }));
    } catch (failure) {
      fail(failure);
    } finally {
      setIsPausing(false);
    }
  };
  const act = (shelter: NetworkShelter, action: ShelterAction) => {
    if (action !== 'resume') setOpen({ shelter, action });
    else resumeShelter(shelter.id).then(() => finish(messages.resumed(shelter)), fail);
  };
  const dialog = open !== null && open !== 'create' ? open : null;
  const common = { onDone: finish, onClose: close };

  return (
    <>
      <StaffPage
        title={messages.title}
        count={data && messages.count(data.length)}
        action={
          <Button size="sm" onClick={() => setOpen('create')}>
            {messages.add}
          </Button>
        }
      >
        <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
        {data && (
          <ul
            aria-label={messages.list}
            className="divide-y divide-line rounded-xl border border-line bg-surface"
          >
            {data.map((shelter) => (
              <ShelterRow
                key={shelter.id}
                shelter={shelter}
                isOnly={data.length === 1}
                onAction={(action) => act(shelter, action)}
              />
            ))}
          </ul>
        )}
      </StaffPage>
      {open === 'create' && <CreateShelterDialog {...common} />}
      {dialog?.action === 'rename' && <RenameShelterDialog shelter={dialog.shelter} {...common} />}
      {dialog?.action === 'handOver' && <AddManagerDialog shelter={dialog.shelter} {...common} />}
      {dialog?.action === 'pause' && (
        <ConfirmDialog
          open
          title={messages.pauseTitle(dialog.shelter)}
          message={messages.pauseText}
          confirmText={messages.pauseConfirm}
          isProcessing={isPausing}
          onConfirm={() => void pause(dialog.shelter)}
          onCancel={close}
        />
      )}
    </>
  );
}
