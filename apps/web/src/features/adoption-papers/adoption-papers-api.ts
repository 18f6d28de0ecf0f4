import type { SignatureInput } from '@pawmatch/contract/adoption-papers/contract';
import {
  openContractLink,
  signByContractLink,
} from '@pawmatch/contract/adoption-papers/contract-links-endpoints';
import {
  getContractTemplate,
  saveContractTemplate,
  saveContractYears,
} from '@pawmatch/contract/adoption-papers/contract-template-endpoints';
import type { ContractSigner } from '@pawmatch/contract/adoption-papers/contract-values';
import * as contracts from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import {
  listPayments,
  type PaymentInput,
  recordPayment,
  reversePayment,
} from '@pawmatch/contract/adoption-papers/payments-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

/** Below the adoptions, so that a change of the adoption reads them again. */
export const contractCaseQuery = (id: string) =>
  endpointQuery(['adoptions', id, 'contract'], contracts.getContractCase, { params: { id } });

export const makeContract = (id: string) =>
  callEndpoint(contracts.makeContract, { params: { id } });

export const voidContract = (id: string) =>
  callEndpoint(contracts.voidContract, { params: { id } });

export const mailContract = (id: string) =>
  callEndpoint(contracts.mailContract, { params: { id } });

export const handOverContract = (id: string) =>
  callEndpoint(contracts.handOverContract, { params: { id } });

export const recordPaper = (id: string, body: { name: string; digest: string }, image: File) =>
  callEndpoint(contracts.recordPaperContract, { params: { id }, body, image });

export const paymentsQuery = (id: string) =>
  endpointQuery(['adoptions', id, 'payments'], listPayments, { params: { id } });

export const savePayment = (id: string, body: PaymentInput) =>
  callEndpoint(recordPayment, { params: { id }, body });

export const takeBackPayment = (id: string, paymentId: string) =>
  callEndpoint(reversePayment, { params: { id, paymentId } });

export const contractTemplateQuery = endpointQuery(['contract-template'], getContractTemplate);

export const saveTemplate = (body: { text: string; expected_version: number }) =>
  callEndpoint(saveContractTemplate, { body });

export const saveYears = (contract_years: number) =>
  callEndpoint(saveContractYears, { body: { contract_years } });

/** The adopter's own. */
export const ownContractsQuery = endpointQuery(['own-contracts'], contracts.listOwnContracts);

export const ownContractQuery = (id: string) => ({
  ...endpointQuery([...ownContractsQuery.queryKey, id], contracts.getOwnContract, {
    params: { id },
  }),
  retry: false,
});

export const signOwn = (id: string, body: SignatureInput) =>
  callEndpoint(contracts.signOwnContract, { params: { id }, body });

export const linkedContractQuery = (token: string) => ({
  ...endpointQuery(['linked contract', token], openContractLink, { body: { token } }),
  enabled: token !== '',
  retry: false,
  // The page of a device that was handed over stays as it is after the signature.
  staleTime: Number.POSITIVE_INFINITY,
});

/** @param body.signer on a device that both adopters are handed */
export const signByLink = (token: string, body: SignatureInput & { signer?: ContractSigner }) =>
  callEndpoint(signByContractLink, { body: { token, ...body } });
