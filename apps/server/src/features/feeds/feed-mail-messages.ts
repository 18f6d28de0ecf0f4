import { localized } from '@pawmatch/contract/localized';

type OfSite = { site: string };

/** To managers, about a feed that does not go on by itself. */
export const feedMailMessages = localized('feedMailMessages', {
  held: {
    subject: ({ site }: OfSite) => `The feed for ${site} waits for you`,
    text: ({ site, before, now }: OfSite & { before: number; now: number }) =>
      `${site} had ${before} of your pets, and would now get ${now}. In case that is a mistake, nothing was sent. Please look at it, and let it go if it is right.`,
  },
  failed: {
    subject: ({ site }: OfSite) => `The feed for ${site} does not arrive`,
    text: ({ site }: OfSite) => `${site} does not get your pets at the moment. This is why:`,
  },
  feeds: 'Feeds',
});
