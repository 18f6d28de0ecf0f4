import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { OwnContract, SignatureInput } from './contract.ts';
import { contractInputMessages } from './contract-input-messages.ts';
import { contractSigners } from './contract-values.ts';

/** Of the link in an email, or of a device that staff hand over. */
const Token = z.string({ error: () => contractInputMessages.openLink }).check(z.maxLength(200));

/** `is_handed_over`: on the shelter's device, where the page ends with the signature. */
const LinkedContract = z.extend(OwnContract, { is_handed_over: z.boolean() });
export type LinkedContract = z.infer<typeof LinkedContract>;

export const openContractLink = defineEndpoint({
  method: 'POST',
  path: '/contract-links/open',
  access: 'public',
  summary: 'The contract of a link; changes nothing',
  body: z.object({ token: Token }),
  output: LinkedContract,
});

export const signByContractLink = defineEndpoint({
  method: 'POST',
  path: '/contract-links/sign',
  access: 'public',
  summary: 'Sign the contract of a link',
  body: z.extend(SignatureInput, {
    token: Token,
    /** Who signs on a device that was handed over; the adopter by default. */
    signer: z._default(z.enum(contractSigners), 'first'),
  }),
  status: 201,
  output: LinkedContract,
});

export const getLinkedDocument = defineEndpoint({
  method: 'POST',
  path: '/contract-links/document',
  access: 'public',
  summary: 'The contract of a link as PDF',
  body: z.object({ token: Token }),
  sends: ['application/pdf'],
});
