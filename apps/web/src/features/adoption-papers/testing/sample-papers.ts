import type { ContractCase, OwnContract } from '@pawmatch/contract/adoption-papers/contract';
import { exampleValues } from '@pawmatch/contract/adoption-papers/contract-field-messages';
import { fillContract } from '@pawmatch/contract/adoption-papers/contract-fields';
import { firstContract } from '@pawmatch/contract/adoption-papers/first-contract-messages';
import type { Payments } from '@pawmatch/contract/adoption-papers/payments-endpoints';

const since = '2026-11-20T15:00:00.000Z';

export const ownContract: OwnContract = {
  id: 'contract-1',
  adoption_id: 'adoption-1',
  state: 'open',
  text: fillContract(firstContract.text, exampleValues),
  language: 'en',
  unprintable: [],
  digest: 'a'.repeat(64),
  made_at: since,
  signature: null,
  signers: [{ signer: 'first', name: 'Ada Lovelace', signed_at: null }],
  pet_names: 'Biscuit',
  shelter_name: 'Willow Street Animal Shelter',
  adopter_name: 'Ada Lovelace',
  can_sign: true,
  receipts: [],
};

export const signature = { way: 'own_device', name: 'Ada Lovelace', signed_at: since } as const;

/** Of two adopters, of whom one has signed. */
export const halfSigned = [
  ...ownContract.signers,
  { signer: 'second' as const, name: 'Grace Hopper', signed_at: since },
];

export const contractCase: ContractCase = {
  contract: {
    ...{ id: 'contract-1', adoption_id: 'adoption-1', state: 'open' },
    ...{
      text: ownContract.text,
      language: 'en',
      unprintable: ['অ'],
      digest: ownContract.digest,
      made_at: since,
      signature: null,
    },
    signers: ownContract.signers,
    ...{ template_version: 0, made_by: 'Grace Hopper', handed_over_by: null },
    ...{ has_photo: false, is_intact: true, is_outdated: true },
  },
  void_count: 1,
  fields: exampleValues,
  template: { version: 0, text: firstContract.text },
  can_sign: true,
  mail_to: 'ada@example.org',
};

export const payments: Payments = {
  payments: [
    {
      ...{ id: 'payment-1', number: 7, amount_cents: 15_000, kind: 'fee', method: 'cash' },
      ...{ note: 'Paid at the desk', received_at: since, received_by: 'Grace Hopper' },
      ...{ reverses: null, is_reversed: false },
    },
  ],
  totals: { fee: 15_000, gift: 0, refund: 0 },
  fee_cents: 20_000,
};
