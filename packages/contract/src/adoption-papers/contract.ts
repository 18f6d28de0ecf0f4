import * as z from 'zod/mini';
import { FullName } from '../auth/account-fields.ts';
import { Id, Timestamp } from '../id.ts';
import { LanguageChoice } from '../own-words-schemas.ts';
import { contractFieldNames } from './contract-fields.ts';
import { contractInputMessages } from './contract-input-messages.ts';
import { contractSigners, contractStates, signatureWays } from './contract-values.ts';

export const ContractFieldValues = z.record(z.enum(contractFieldNames), z.string());

const Signature = z.object({
  way: z.enum(signatureWays),
  name: z.string(),
  signed_at: Timestamp,
});

const shared = {
  id: Id,
  adoption_id: Id,
  state: z.enum(contractStates),
  /** With the fields filled in. */
  text: z.string(),
  language: LanguageChoice,
  /** Characters that the PDF cannot show, because no font has them. */
  unprintable: z.array(z.string()),
  /** Of the text, until it is signed; then of the text and the signature. SHA-256 in hexadecimal digits. */
  digest: z.string(),
  made_at: Timestamp,
  /** Null until all have signed. */
  signature: z.nullable(Signature),
  /** Who is to sign; `signed_at` is null until they have. */
  signers: z.array(
    z.object({
      signer: z.enum(contractSigners),
      name: z.string(),
      signed_at: z.nullable(Timestamp),
    }),
  ),
};

/** A contract as its adopter reads and signs it. */
export const OwnContract = z.object({
  ...shared,
  pet_names: z.string(),
  shelter_name: z.string(),
  adopter_name: z.string(),
  can_sign: z.boolean(),
  /** What was paid, newest first. */
  receipts: z.array(
    z.object({ id: Id, number: z.int(), amount_cents: z.int(), received_at: Timestamp }),
  ),
});
export type OwnContract = z.infer<typeof OwnContract>;

/** A contract for staff. */
export const AdoptionContract = z.object({
  ...shared,
  template_version: z.int(),
  made_by: z.nullable(z.string()),
  /** Who handed the device over, or uploaded the photo. */
  handed_over_by: z.nullable(z.string()),
  has_photo: z.boolean(),
  /** Whether text and signature still are what was signed. */
  is_intact: z.boolean(),
  /** The template or what it is filled with has changed since; of open contracts only. */
  is_outdated: z.boolean(),
});
export type AdoptionContract = z.infer<typeof AdoptionContract>;

/** What staff see about the contracts of an adoption. */
export const ContractCase = z.object({
  /** Null before the first, and after the last was declared void. */
  contract: z.nullable(AdoptionContract),
  void_count: z.int(),
  /** What a contract would be filled with now. */
  fields: ContractFieldValues,
  template: z.object({ version: z.int(), text: z.string() }),
  /** Whether the stage of the adoption allows a contract. */
  can_sign: z.boolean(),
  /** Where links to sign would be mailed; null without a confirmed address of who has not signed. */
  mail_to: z.nullable(z.string()),
});
export type ContractCase = z.infer<typeof ContractCase>;

/** What the adopter sends. */
export const SignatureInput = z.object({
  name: FullName,
  /** The checkbox beside the consent. */
  is_agreed: z.literal(true, { error: () => contractInputMessages.notAgreed }),
  /** Of the contract that was shown. */
  digest: z.string().check(z.maxLength(64)),
});
export type SignatureInput = z.infer<typeof SignatureInput>;
