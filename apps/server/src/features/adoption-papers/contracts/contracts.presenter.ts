import type { AdoptionContract, OwnContract } from '@pawmatch/contract/adoption-papers/contract';
import type { ContractSigner } from '@pawmatch/contract/adoption-papers/contract-values';
import { readLanguage } from '@pawmatch/contract/languages';
import { adopterOf, namesOfPets, signersOf } from '../adopter-of-papers.ts';
import type { ContractRow, PaymentRow, SignatureRow } from '../adoption-papers.tables.ts';
import { digestOfSigned, digestOfText } from './contract-digest.ts';
import { canSignInStage, type PaperContract } from './contracts.service.ts';

/** @param signatures of both adopters, where there are two */
const presentShared = (
  contract: ContractRow,
  signatures: readonly SignatureRow[],
  unprintable: string[],
) => ({
  id: contract.id,
  adoption_id: contract.adoptionId,
  state: contract.state,
  text: contract.text,
  language: readLanguage(contract.language),
  unprintable,
  digest: contract.digest ?? digestOfText(contract),
  made_at: contract.madeAt.toISOString(),
  signature: presentSignature(contract),
  signers: signersOf(contract).map(([signer, name]) => {
    const own = signatures.find((each) => each.signer === signer);
    const signedAt = own?.signedAt ?? contract.signedAt;
    return { signer, name: own?.signedName ?? name, signed_at: signedAt?.toISOString() ?? null };
  }),
});

const presentSignature = ({ way, signedName, signedAt }: ContractRow) =>
  way && signedName !== null && signedAt
    ? { way, name: signedName, signed_at: signedAt.toISOString() }
    : null;

export const presentOwnContract = (
  paper: PaperContract,
  {
    shelterName,
    payments,
    signer,
    unprintable,
  }: {
    shelterName: string;
    payments: readonly PaymentRow[];
    signer: ContractSigner | undefined;
    unprintable: string[];
  },
): OwnContract => ({
  ...presentShared(paper.contract, paper.signatures, unprintable),
  pet_names: namesOfPets(paper),
  shelter_name: shelterName,
  adopter_name: adopterOf(paper).name,
  can_sign:
    paper.contract.state === 'open' &&
    canSignInStage(paper.adoption.stage) &&
    !paper.signatures.some((each) => each.signer === signer),
  receipts: payments.map(({ id, number, amountCents, receivedAt }) => ({
    id,
    number,
    amount_cents: amountCents,
    received_at: receivedAt.toISOString(),
  })),
});

/** @param filledNow what a contract would say that is made now */
export const presentContract = (
  { contract, signatures }: Pick<PaperContract, 'contract' | 'signatures'>,
  staff: { madeBy: string | null; handedOverBy: string | null },
  filledNow: string,
  unprintable: string[],
): AdoptionContract => ({
  ...presentShared(contract, signatures, unprintable),
  template_version: contract.templateVersion,
  made_by: staff.madeBy,
  handed_over_by: staff.handedOverBy,
  has_photo: contract.photo !== null,
  is_intact: contract.digest === null || contract.digest === digestOfSigned(contract, signatures),
  is_outdated: contract.state === 'open' && contract.text !== filledNow,
});
