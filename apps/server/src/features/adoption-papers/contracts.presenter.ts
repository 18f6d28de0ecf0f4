import type { AdoptionContract, OwnContract } from '@pawmatch/contract/adoption-papers/contract';
import { adopterOf, namesOfPets } from './adopter-of-papers.ts';
import type { ContractRow, PaymentRow } from './adoption-papers.tables.ts';
import { digestOfSigned, digestOfText } from './contract-digest.ts';
import { canSignInStage, type PaperContract } from './contracts.service.ts';

const presentShared = (contract: ContractRow) => ({
  id: contract.id,
  adoption_id: contract.adoptionId,
  state: contract.state,
  text: contract.text,
  digest: contract.digest ?? digestOfText(contract),
  made_at: contract.madeAt.toISOString(),
  signature: presentSignature(contract),
});

const presentSignature = ({ way, signedName, signedAt }: ContractRow) =>
  way && signedName !== null && signedAt
    ? { way, name: signedName, signed_at: signedAt.toISOString() }
    : null;

export const presentOwnContract = (
  paper: PaperContract,
  { shelterName, payments }: { shelterName: string; payments: readonly PaymentRow[] },
): OwnContract => ({
  ...presentShared(paper.contract),
  pet_names: namesOfPets(paper),
  shelter_name: shelterName,
  adopter_name: adopterOf(paper).name,
  can_sign: paper.contract.state === 'open' && canSignInStage(paper.adoption.stage),
  receipts: payments.map(({ id, number, amountCents, receivedAt }) => ({
    id,
    number,
    amount_cents: amountCents,
    received_at: receivedAt.toISOString(),
  })),
});

/** @param filledNow what a contract would say that is made now */
export const presentContract = (
  contract: ContractRow,
  staff: { madeBy: string | null; handedOverBy: string | null },
  filledNow: string,
): AdoptionContract => ({
  ...presentShared(contract),
  template_version: contract.templateVersion,
  made_by: staff.madeBy,
  handed_over_by: staff.handedOverBy,
  has_photo: contract.photo !== null,
  is_intact: contract.digest === null || contract.digest === digestOfSigned(contract),
  is_outdated: contract.state === 'open' && contract.text !== filledNow,
});
