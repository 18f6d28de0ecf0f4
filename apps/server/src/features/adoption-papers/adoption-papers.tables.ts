import type { ContractFieldValues } from '@pawmatch/contract/adoption-papers/contract-fields';
import {
  contractSigners,
  contractStates,
  paymentKinds,
  paymentMethods,
  signatureWays,
} from '@pawmatch/contract/adoption-papers/contract-values';
import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import type { Translations } from '@pawmatch/contract/own-words';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea-column.ts';
import { choice } from '../../platform/database/choice-column.ts';

/** The versions of a shelter's contract, which never change. */
export const contractTemplates = pgTable('contract_templates', {
  shelterId: uuid('shelter_id').notNull(),
  version: integer().notNull(),
  text: text().notNull(),
  language: text().notNull().default(DEFAULT_LANGUAGE),
  translations: jsonb().$type<Translations<{ text: string }>>().notNull().default({}),
  changedBy: uuid('changed_by'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** The database refuses changes of what was shown and signed, see `0178_adoption_contracts.sql`. */
export const adoptionContracts = pgTable('adoption_contracts', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  adoptionId: uuid('adoption_id').notNull(),
  state: choice('state', contractStates).notNull(),
  templateVersion: integer('template_version').notNull(),
  /** With the fields filled in. */
  text: text().notNull(),
  language: text().notNull().default(DEFAULT_LANGUAGE),
  fields: jsonb().$type<ContractFieldValues>().notNull(),
  madeBy: uuid('made_by'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  way: choice('way', signatureWays),
  signedName: text('signed_name'),
  consent: text(),
  signedAt: timestamp('signed_at', { withTimezone: true }),
  /** Of text, fields and signature. */
  digest: text(),
  handedOverBy: uuid('handed_over_by'),
  /** Of a contract on paper. JPEG. */
  photo: bytea(),
  voidedAt: timestamp('voided_at', { withTimezone: true }),
  voidedBy: uuid('voided_by'),
});
export type ContractRow = typeof adoptionContracts.$inferSelect;

/** Of a contract with two adopters, until and after both have signed. */
export const contractSignatures = pgTable('contract_signatures', {
  contractId: uuid('contract_id').notNull(),
  signer: choice('signer', contractSigners).notNull(),
  way: choice('way', signatureWays).notNull(),
  signedName: text('signed_name').notNull(),
  consent: text().notNull(),
  signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
  handedOverBy: uuid('handed_over_by'),
});
export type SignatureRow = typeof contractSignatures.$inferSelect;

/** Only reversed. */
export const adoptionPayments = pgTable('adoption_payments', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  adoptionId: uuid('adoption_id').notNull(),
  /** Of the receipt; counted for each shelter. */
  number: integer().notNull(),
  amountCents: integer('amount_cents').notNull(),
  kind: choice('kind', paymentKinds).notNull(),
  method: choice('method', paymentMethods).notNull(),
  note: text(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  receivedBy: uuid('received_by'),
  /** The payment that this one takes back. */
  reverses: uuid(),
});
export type PaymentRow = typeof adoptionPayments.$inferSelect;
