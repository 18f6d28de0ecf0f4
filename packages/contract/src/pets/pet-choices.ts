/*
 * What can be said of a pet, as plain lists: pages read them before anything is checked against a
 * schema, so the schemas made of them do not come along.
 */

/** R3.26 */
export const speciesChoices = ['Dog', 'Cat'] as const;

/** R3.27 */
export const ageGroupChoices = ['Baby', 'Young', 'Adult', 'Senior'] as const;

/** R3.29 */
export const sizeChoices = ['Small', 'Medium', 'Large', 'ExtraLarge'] as const;

/** R3.30 */
export const petStatusChoices = ['Available', 'Pending', 'Adopted'] as const;

/** R3.24 */
export const trainingTraitChoices = ['HouseTrained', 'LitterTrained'] as const;
