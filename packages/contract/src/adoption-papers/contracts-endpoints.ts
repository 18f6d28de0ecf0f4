import * as z from 'zod/mini';
import { FullName } from '../auth/account-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { ContractCase, OwnContract, SignatureInput } from './contract.ts';
import { contractStates } from './contract-values.ts';

export const listOwnContracts = defineEndpoint({
  method: 'GET',
  path: '/contracts',
  access: 'user',
  summary: "The caller's contracts that wait for a signature or are signed, newest first",
  output: z.array(
    z.object({
      adoption_id: Id,
      state: z.enum(contractStates),
      pet_names: z.string(),
      made_at: Timestamp,
      can_sign: z.boolean(),
      /** The caller has signed, and the other adopter has not. */
      waits_for_other: z.boolean(),
    }),
  ),
});

export const getOwnContract = defineEndpoint({
  method: 'GET',
  path: '/adoptions/:id/contract',
  access: 'user',
  summary: "The contract of the caller's adoption",
  params: ById,
  output: OwnContract,
});

export const signOwnContract = defineEndpoint({
  method: 'POST',
  path: '/adoptions/:id/contract/signature',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Sign the contract that was shown',
  params: ById,
  body: SignatureInput,
  status: 201,
  output: OwnContract,
});

export const getContractCase = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions/:id/contract',
  access: 'adoptions.read',
  journal: 'adoption',
  summary: 'The contract of an adoption, and what a new one would say',
  params: ById,
  output: ContractCase,
});

export const makeContract = defineEndpoint({
  method: 'POST',
  path: '/admin/adoptions/:id/contract',
  access: 'adoptions.edit',
  summary: 'Make the contract of the present template; an unsigned one is replaced',
  params: ById,
  status: 201,
  output: ContractCase,
});

export const voidContract = defineEndpoint({
  method: 'DELETE',
  path: '/admin/adoptions/:id/contract',
  access: 'adoptions.edit',
  summary: 'Declare the contract void; a signed one is kept',
  params: ById,
  output: ContractCase,
});

export const mailContract = defineEndpoint({
  method: 'POST',
  path: '/admin/adoptions/:id/contract/email',
  access: 'adoptions.edit',
  summary: 'Mail the adopter a link to read and sign the contract',
  params: ById,
});

export const handOverContract = defineEndpoint({
  method: 'POST',
  path: '/admin/adoptions/:id/contract/handover',
  access: 'adoptions.edit',
  summary:
    'Open the contract once on a device that staff hand over; the address works for 30 minutes',
  params: ById,
  status: 201,
  output: z.object({ url: z.string(), expires_at: Timestamp }),
});

export const recordPaperContract = defineEndpoint({
  method: 'POST',
  path: '/admin/adoptions/:id/contract/paper',
  access: 'adoptions.edit',
  summary: 'Record a signature on paper with its photo, the file `image`',
  params: ById,
  body: z.object({ name: FullName, digest: z.string().check(z.maxLength(64)) }),
  bodyFormat: 'multipart',
  status: 201,
  output: ContractCase,
});
