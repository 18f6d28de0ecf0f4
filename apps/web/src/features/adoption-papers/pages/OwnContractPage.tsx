import { formatCents } from '@pawmatch/contract/adoption-papers/contract-values';
import {
  getOwnCareSheet,
  getOwnContractDocument,
  getOwnReceipt,
} from '@pawmatch/contract/adoption-papers/documents-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { ownContractQuery, ownContractsQuery, signOwn } from '../adoption-papers-api.ts';
import { signMessages as messages } from '../adoption-papers-messages.ts';
import { ContractLoading, ContractProblem } from '../components/ContractProblem.tsx';
import { SignContract } from '../components/SignContract.tsx';

const missing = { title: messages.noneTitle, text: messages.none };

/** The adopter reads and signs the contract, and gets the papers of the adoption. */
export function OwnContractPage() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { data: contract, error, refetch } = useQuery(ownContractQuery(id));
  if (!contract)
    return error ? <ContractProblem error={error} missing={missing} /> : <ContractLoading />;
  const params = { id };
  return (
    <SignContract
      contract={contract}
      onSign={async (signature) => {
        const signed = await signOwn(id, signature);
        queries.setQueryData(ownContractQuery(id).queryKey, signed);
        await queries.invalidateQueries({ queryKey: ownContractsQuery.queryKey, exact: true });
      }}
      onChanged={refetch}
    >
      <section aria-label={messages.papers} className="flex flex-wrap gap-3">
        <DownloadButton endpoint={getOwnContractDocument} parts={{ params }}>
          {messages.download}
        </DownloadButton>
        {contract.signature && (
          <DownloadButton endpoint={getOwnCareSheet} parts={{ params }}>
            {messages.careSheet}
          </DownloadButton>
        )}
        {contract.receipts.map(({ id: paymentId, number, amount_cents }) => (
          <DownloadButton
            key={paymentId}
            endpoint={getOwnReceipt}
            parts={{ params: { id, paymentId } }}
          >
            {messages.receipt({ number, amount: formatCents(amount_cents) })}
          </DownloadButton>
        ))}
      </section>
    </SignContract>
  );
}
