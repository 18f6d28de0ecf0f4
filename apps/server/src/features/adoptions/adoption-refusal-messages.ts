import { localized } from '@pawmatch/contract/localized';

/** Why something of an adoption is refused. */
export const adoptionRefusals = localized('adoptionRefusals', {
  /** With CONFLICT. */
  changed: 'Somebody else has changed this adoption in the meantime. Please look at it again.',
  /** With FORBIDDEN. */
  own: 'This is your own adoption. Please ask a colleague to decide about it.',
  /** With PET_NOT_READY: what care rules ask of pets before they leave. */
  notReady: ({ pets }: { pets: readonly { name: string; needs: readonly string[] }[] }) =>
    `Missing before leaving: ${pets.map(({ name, needs }) => `${name} (${needs.join(', ')})`).join('; ')}. Please do it first. A manager can close the adoption anyway, with a reason.`,
  dayToCome: 'This day is still to come.',
  dayOver: 'Please choose today or a later day.',
  visitOfAnotherPet: 'This visit was with another pet.',
  contactInAccount: 'Adopters with an account change their name and contact there.',
});

/** What stands in place of what is not known any more. */
export const adoptionTexts = localized('adoptionTexts', {
  formerAdopter: 'Former adopter',
});
