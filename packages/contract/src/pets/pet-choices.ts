/*
 * What can be said of a pet, as plain lists: pages read them before anything is checked against a
 * schema, so the schemas made of them do not come along.
 */

/** R3.30 */
export const petStatusChoices = ['Available', 'Pending', 'Adopted'] as const;

/** R3.24 */
export const trainingTraitChoices = ['HouseTrained', 'LitterTrained'] as const;
