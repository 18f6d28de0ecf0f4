import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { contractCaseQuery, makeContract, voidContract } from '../adoption-papers-api.ts';
import { contractMessages as messages } from '../adoption-papers-messages.ts';
import { ContractSummary } from './ContractSummary.tsx';
import { SigningWays } from './SigningWays.tsx';

/** The contract of an adoption for staff: made, given to be signed, and kept. */
export function ContractPanel({ adoption: { id, fee_cents } }: { adoption: Adoption }) {
  const { queryKey } = contractCaseQuery(id);
  const query = useQuery(contractCaseQuery(id));
  const { data, refetch } = query;
  const queries = useQueryClient();
  const mayEdit = useCan()('adoptions.edit');
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const change = async (call: (id: string) => ReturnType<typeof makeContract>) => {
    setIsBusy(true);
    try {
      queries.setQueryData(queryKey, await call(id));
    } catch (reason) {
      adminToast.error(failureReason(reason, messages.failed));
      await refetch();
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };
  const contract = data?.contract;
  const canMake = data?.can_sign && mayEdit && contract?.state !== 'signed';

  return (
    <TitledCard id="adoption-contract" title={messages.title}>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {data && !contract && <p>{data.can_sign ? messages.none : messages.ended}</p>}
      {canMake && fee_cents === null && <Notice>{messages.noFee}</Notice>}
      {contract && <ContractSummary contract={contract} />}
      {contract?.is_outdated && <Notice tone="warning">{messages.outdated}</Notice>}
      {data && contract?.state === 'open' && data.can_sign && mayEdit && (
        <SigningWays
          contract={contract}
          mailTo={data.mail_to}
          onSigned={(next) => queries.setQueryData(queryKey, next)}
        />
      )}
      {data && mayEdit && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {canMake && (
            <Button
              size="sm"
              variant={contract ? 'secondary' : 'primary'}
              busy={isBusy && !isAsking}
              busyLabel={messages.making}
              onClick={() => void change(makeContract)}
            >
              {contract ? messages.remake : messages.make}
            </Button>
          )}
          {contract && (
            <Button size="sm" variant="dangerOutlined" onClick={() => setIsAsking(true)}>
              {messages.declareVoid}
            </Button>
          )}
        </div>
      )}
      {data && data.void_count > 0 && (
        <p className="text-sm text-text-muted">{messages.voidCount({ count: data.void_count })}</p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={messages.voidQuestion}
        message={messages.voidText}
        confirmText={messages.declareVoid}
        isProcessing={isBusy}
        onConfirm={() => void change(voidContract)}
        onCancel={() => setIsAsking(false)}
      />
    </TitledCard>
  );
}
