import { exampleValues } from '@pawmatch/contract/adoption-papers/contract-field-messages';
import {
  type ContractFieldValues,
  fillContract,
} from '@pawmatch/contract/adoption-papers/contract-fields';
import type { Language } from '@pawmatch/contract/languages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { contractCaseQuery } from '../adoption-papers-api.ts';
import { templateMessages as messages } from '../adoption-papers-messages.ts';
import { ContractText } from '../components/ContractText.tsx';

interface ContractPreviewProps {
  text: string;
  language: Language;
  /** To choose from. */
  adoptions: readonly { value: string; label: string }[];
}

/** The contract as adopters would read it, with example data or with those of an adoption. */
export function ContractPreview({ text, language, adoptions }: ContractPreviewProps) {
  const [id, setId] = useState('');
  const chosen = contractCaseQuery(id);
  const { data } = useQuery({ ...chosen, queryFn: id ? chosen.queryFn : skipToken });
  const values = (data?.fields as ContractFieldValues | undefined) ?? exampleValues;
  return (
    <section aria-label={messages.preview} className="grid gap-3">
      <SelectField
        label={messages.previewWith}
        value={id}
        onChange={({ target }) => setId(target.value)}
        options={[{ value: '', label: messages.example }, ...adoptions]}
      />
      <div className="rounded-xl border border-line p-4">
        <ContractText text={fillContract(text, values)} language={language} />
      </div>
    </section>
  );
}
