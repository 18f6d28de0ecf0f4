import {
  type ContractFieldValues,
  exampleValues,
  fillContract,
} from '@pawmatch/contract/adoption-papers/contract-fields';
import { listAdoptions } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { callEndpoint } from '../../../lib/api/client.ts';
import { contractCaseQuery } from '../adoption-papers-api.ts';
import { templateMessages as messages } from '../adoption-papers-messages.ts';
import { ContractText } from '../components/ContractText.tsx';

/** Enough to choose one that the manager knows. */
const MAX_CHOICES = 20;

/** The contract as adopters would read it, with example data or with those of an adoption. */
export function ContractPreview({ text }: { text: string }) {
  const [id, setId] = useState('');
  const { data: adoptions = [] } = useQuery({
    queryKey: ['adoptions', 'contract preview'],
    queryFn: ({ signal }) =>
      callEndpoint(listAdoptions, { query: { view: 'open', limit: MAX_CHOICES }, signal }),
    retry: false,
  });
  const chosen = contractCaseQuery(id);
  const { data } = useQuery({ ...chosen, queryFn: id ? chosen.queryFn : skipToken });
  const values = (data?.fields as ContractFieldValues | undefined) ?? exampleValues;
  return (
    <section aria-label={messages.preview} className="grid gap-3">
      <SelectField
        label={messages.previewWith}
        value={id}
        onChange={({ target }) => setId(target.value)}
        options={[
          { value: '', label: messages.example },
          ...adoptions.map(({ id: value, pets, adopter }) => ({
            value,
            label: `${pets.map(({ name }) => name).join(' and ')}, ${adopter.name}`,
          })),
        ]}
      />
      <div className="rounded-xl border border-line p-4">
        <ContractText text={fillContract(text, values)} />
      </div>
    </section>
  );
}
