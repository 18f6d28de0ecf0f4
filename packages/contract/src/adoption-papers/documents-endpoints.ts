import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';

/*
 * The papers of an adoption as PDF files, and the photo of a contract on paper.
 */

const PaymentParams = z.object({ id: Id, paymentId: Id });

export const getOwnContractDocument = defineEndpoint({
  method: 'GET',
  path: '/adoptions/:id/contract/document',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: "The contract of the caller's adoption as PDF",
  params: ById,
  sends: ['application/pdf'],
});

export const getOwnReceipt = defineEndpoint({
  method: 'GET',
  path: '/adoptions/:id/payments/:paymentId/receipt',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: "A receipt of the caller's adoption as PDF",
  params: PaymentParams,
  sends: ['application/pdf'],
});

export const getOwnCareSheet = defineEndpoint({
  method: 'GET',
  path: '/adoptions/:id/care-sheet',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: "What the shelter knows of the pets of the caller's adoption as PDF",
  params: ById,
  sends: ['application/pdf'],
});

export const getContractDocument = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions/:id/contract/document',
  access: 'adoptions.read',
  journal: 'adoption',
  summary: 'The contract of an adoption as PDF, to print before it is signed, or as it was signed',
  params: ById,
  sends: ['application/pdf'],
});

export const getContractPhoto = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions/:id/contract/photo',
  access: 'adoptions.read',
  journal: 'adoption',
  summary: 'The photo of a contract that was signed on paper',
  params: ById,
  sends: ['image/jpeg'],
});

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions/:id/payments/:paymentId/receipt',
  access: 'adoptions.read',
  journal: 'adoption',
  summary: 'A receipt as PDF',
  params: PaymentParams,
  sends: ['application/pdf'],
});

export const getCareSheet = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:id/care-sheet',
  access: 'pets.read',
  summary: 'What the shelter knows of a pet, for its new home, as PDF',
  params: ById,
  sends: ['application/pdf'],
});
