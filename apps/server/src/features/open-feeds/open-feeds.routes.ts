import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import * as endpoints from '@pawmatch/contract/open-feeds/open-feed-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inLanguage } from '../../platform/language/language.ts';
import { findNamedShelter, findOpenPets } from './find-open-pets.ts';
import { writeAtom } from './write-atom.ts';
import { writeOpenDays } from './write-open-days.ts';
import { presentPetFeed } from './write-pet-feed.ts';

/** A minute for a site with many visitors; meanwhile nothing is asked, and then what has changed. */
const headers = { 'cache-control': 'public, max-age=60' };

/** One language for all, because caches keep a feed for everybody, whatever language a reader prefers. */
const inFeedLanguage = <Feed>(write: () => Feed): Feed => inLanguage(DEFAULT_LANGUAGE, write);

/** What every site may show of the pets and hours of shelters: nothing but what their pages show. */
export function registerOpenFeeds({
  registerEndpoint,
  dependencies,
  sendCached,
}: FeatureContext): void {
  const { shelters, publicUrl, clock } = dependencies;

  registerEndpoint(endpoints.getPetFeed, ({ query, request, reply }) =>
    sendCached(request, reply, `pets.json ${JSON.stringify(query)}`, async () => {
      const found = await findOpenPets(dependencies, query);
      const feed = inFeedLanguage(() => presentPetFeed(found, query, publicUrl));
      return { type: 'application/feed+json; charset=utf-8', body: JSON.stringify(feed), headers };
    }),
  );
  registerEndpoint(endpoints.getPetAtom, ({ query, request, reply }) =>
    sendCached(request, reply, `pets.atom ${JSON.stringify(query)}`, async () => {
      const found = await findOpenPets(dependencies, query);
      return {
        type: 'application/atom+xml; charset=utf-8',
        body: inFeedLanguage(() => writeAtom(found, publicUrl)),
        headers,
      };
    }),
  );
  registerEndpoint(endpoints.getOpenDays, ({ query, request, reply }) => {
    const shelter = findNamedShelter(shelters, query.shelter);
    if (!shelter) throw new AppError('SHELTER_UNNAMED');
    const now = clock();
    const today = toZonedTime(now, shelter.time_zone).date;
    return sendCached(request, reply, `open-days.ics ${shelter.id} ${today}`, async () => ({
      type: 'text/calendar; charset=utf-8',
      body: inFeedLanguage(() => writeOpenDays(shelter, { publicUrl, now })),
      headers,
    }));
  });
}
