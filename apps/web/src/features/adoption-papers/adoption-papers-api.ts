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
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

/** Below the adoptions, so that a change of the adoption reads them again. */
export const contractCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['adoptions', id, 'contract'],
    queryFn: ({ signal }) => callEndpoint(contracts.getContractCase, { params: { id }, signal }),
  });

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
  queryOptions({
    queryKey: ['adoptions', id, 'payments'],
    queryFn: ({ signal }) => callEndpoint(listPayments, { params: { id }, signal }),
  });

export const savePayment = (id: string, body: PaymentInput) =>
  callEndpoint(recordPayment, { params: { id }, body });

export const takeBackPayment = (id: string, paymentId: string) =>
  callEndpoint(reversePayment, { params: { id, paymentId } });

export const contractTemplateQuery = queryOptions({
  queryKey: ['contract-template'],
  queryFn: ({ signal }) => callEndpoint(getContractTemplate, { signal }),
});

export const saveTemplate = (body: { text: string; expected_version: number }) =>
  callEndpoint(saveContractTemplate, { body });

export const saveYears = (contract_years: number) =>
  callEndpoint(saveContractYears, { body: { contract_years } });

/** The adopter's own. */
export const ownContractsQuery = queryOptions({
  queryKey: ['own-contracts'],
  queryFn: ({ signal }) => callEndpoint(contracts.listOwnContracts, { signal }),
});

export const ownContractQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownContractsQuery.queryKey, id],
    queryFn: ({ signal }) => callEndpoint(contracts.getOwnContract, { params: { id }, signal }),
    retry: false,
  });

export const signOwn = (id: string, body: SignatureInput) =>
  callEndpoint(contracts.signOwnContract, { params: { id }, body });

export const linkedContractQuery = (token: string) =>
  queryOptions({
    queryKey: ['linked contract', token],
    queryFn: ({ signal }) => callEndpoint(openContractLink, { body: { token }, signal }),
    enabled: token !== '',
    retry: false,
    // The page of a device that was handed over stays as it is after the signature.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** @param body.signer on a device that both adopters are handed */
export const signByLink = (token: string, body: SignatureInput & { signer?: ContractSigner }) =>
  callEndpoint(signByContractLink, { body: { token, ...body } });
