/*
 * The values of a pet's status and traits as plain lists, so that pages can use them without loading the
 * schemas.
 */

/** R3.30 */
export const petStatusChoices = ['Available', 'Pending', 'Adopted'] as const;

/** R3.24 */
export const trainingTraitChoices = ['HouseTrained', 'LitterTrained'] as const;
