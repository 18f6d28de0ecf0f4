import { localized } from '@pawmatch/contract/localized';

export const staffMessages = localized('staffMessages', {
  /** With FORBIDDEN, when the person has a role at another shelter. */
  worksElsewhere: 'This person also works for others, who decide about that.',
});
