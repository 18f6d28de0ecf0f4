/*
 * Plain values about checks, so that pages can use them without loading the schemas.
 */

/** Before an adoption: the landlord agrees, the vet was asked, the home was seen, and everybody has met the pet. */
export const adoptionChecks = ['landlord', 'vet', 'home', 'meeting'] as const;
export type AdoptionCheckName = (typeof adoptionChecks)[number];

export const checkResults = ['ok', 'not_ok', 'not_needed'] as const;
export type CheckResult = (typeof checkResults)[number];

export const MAX_CHECK_NOTE = 500;
