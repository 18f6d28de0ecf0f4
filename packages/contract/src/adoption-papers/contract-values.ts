import { perLanguage } from '../localized.ts';

/*
 * Plain values about contracts and payments, so that pages can use them without loading the schemas.
 */

/** `open`: made, and not signed yet; `void`: replaced by another one, or not valid any more. */
export const contractStates = ['open', 'signed', 'void'] as const;

/** Who signs: the adopter, and the other person who adopts. */
export const contractSigners = ['first', 'second'] as const;
export type ContractSigner = (typeof contractSigners)[number];

/** How it was signed: by the adopter's own device, on the shelter's, which staff handed over, or on paper. */
export const signatureWays = ['own_device', 'tablet', 'paper'] as const;
export type SignatureWay = (typeof signatureWays)[number];

export const MAX_CONTRACT_LENGTH = 20_000;

/** The link to sign, also of the email with the signed contract. */
export const CONTRACT_LINK_DAYS = 30;

/** For a device that staff hand over. */
export const HANDOVER_MINUTES = 30;

/** For how long the law wants signed contracts. */
export const DEFAULT_CONTRACT_YEARS = 7;
export const MAX_CONTRACT_YEARS = 50;

export const paymentKinds = ['fee', 'gift', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Recorded, never moved: no data of cards. */
export const paymentMethods = ['cash', 'card', 'transfer', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const MAX_PAYMENT_NOTE = 200;

const dollars = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
);

/** Such as "$150.00". */
export const formatCents = (cents: number): string => dollars().format(cents / 100);
