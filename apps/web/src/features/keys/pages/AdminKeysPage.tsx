import type { ProgramKey } from '@pawmatch/contract/keys/keys-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { DataPage } from '../../data-pages/components/DataPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { KeyItem } from '../components/KeyItem.tsx';
import { NewKeyDialog } from '../components/NewKeyDialog.tsx';
import { keysQuery, revokeKey } from '../keys-api.ts';
import { keysMessages as messages } from '../keys-messages.ts';

/** The keys with which programs read at the shelter. */
export function AdminKeysPage() {
  const query = useQuery(keysQuery);
  const { data } = query;
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const queries = useQueryClient();
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<ProgramKey>();
  const [isBusy, setBusy] = useState(false);

  const revoke = async (id: string) => {
    setBusy(true);
    try {
      await revokeKey(id);
      adminToast.success(messages.revoked);
    } catch (failure) {
      adminToast.error(failureReason(failure, messages.revokeFailed));
    }
    await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
    setBusy(false);
    setRevoked(undefined);
  };

  return (
    <DataPage title={messages.title} about={messages.about}>
      <p className="text-text-muted">{messages.ends}</p>
      <Button className="justify-self-start" onClick={() => setCreating(true)}>
        {messages.start}
      </Button>
      <ListState query={query} loading={messages.title} failed={messages.loadFailed} />
      {data?.length === 0 && <p className="text-text-muted">{messages.none}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {data.map((key) => (
            <KeyItem
              key={key.id}
              programKey={key}
              timeZone={timeZone}
              onRevoke={() => setRevoked(key)}
            />
          ))}
        </ul>
      )}
      {isCreating && <NewKeyDialog onClose={() => setCreating(false)} />}
      <ConfirmDialog
        open={revoked !== undefined}
        title={messages.revokeNamed({ name: revoked?.name ?? '' })}
        message={messages.revokeQuestion({ name: revoked?.name ?? '' })}
        confirmText={messages.revoke}
        cancelText={messages.keep}
        tone="danger"
        isProcessing={isBusy}
        onConfirm={() => revoked && void revoke(revoked.id)}
        onCancel={() => setRevoked(undefined)}
      />
    </DataPage>
  );
}
