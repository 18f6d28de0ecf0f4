import { firstContract } from '@pawmatch/contract/adoption-papers/first-contract-messages';
import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useQueryClient } from '@tanstack/react-query';
import {
  contractCaseQuery,
  contractTemplateQuery,
  paymentsQuery,
} from '../features/adoption-papers/adoption-papers-api.ts';
import { ContractLoading } from '../features/adoption-papers/components/ContractProblem.tsx';
import { OwnContracts } from '../features/adoption-papers/components/OwnContracts.tsx';
import { SignContract } from '../features/adoption-papers/components/SignContract.tsx';
import { ContractPanel } from '../features/adoption-papers/staff/ContractPanel.tsx';
import { ContractTemplateSection } from '../features/adoption-papers/staff/ContractTemplateSection.tsx';
import { PaymentsPanel } from '../features/adoption-papers/staff/PaymentsPanel.tsx';
import {
  contractCase,
  halfSigned,
  ownContract,
  payments,
  signature,
} from '../features/adoption-papers/testing/sample-papers.ts';
import { Section } from './Section.tsx';

const adoption = { id: ownContract.adoption_id } as Adoption;
const nothing = async () => undefined;
const template = {
  ...{ version: 0, text: firstContract.text, changed_at: null, changed_by: null },
  ...{ language: 'en' as const, translations: {} },
};

/** Contracts and payments, for staff and for adopters. */
export function AdoptionPapersSection() {
  const queries = useQueryClient();
  queries.setQueryData(contractCaseQuery(adoption.id).queryKey, contractCase);
  queries.setQueryData(paymentsQuery(adoption.id).queryKey, payments);
  queries.setQueryData(contractTemplateQuery.queryKey, { ...template, contract_years: 7 });
  const listed = { ...ownContract, pet_names: 'Biscuit', waits_for_other: false };
  return (
    <Section title="Papers of adoptions">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ContractPanel adoption={adoption} />
        <PaymentsPanel adoption={adoption} />
        <OwnContracts
          contracts={[
            listed,
            { ...listed, adoption_id: '2', can_sign: false, waits_for_other: true },
            { ...listed, adoption_id: '3', state: 'signed', can_sign: false },
          ]}
        />
        <ContractLoading />
        <SignContract contract={ownContract} onSign={nothing} onChanged={nothing} />
        <SignContract
          contract={{ ...ownContract, signers: halfSigned, can_sign: false }}
          onSign={nothing}
          onChanged={nothing}
        />
        <SignContract
          contract={{ ...ownContract, state: 'signed', can_sign: false, signature }}
          onSign={nothing}
          onChanged={nothing}
        />
      </div>
      <ContractTemplateSection timeZone="America/New_York" adoptions={[]} />
    </Section>
  );
}
