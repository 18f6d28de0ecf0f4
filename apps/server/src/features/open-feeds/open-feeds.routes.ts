import * as endpoints from '@pawmatch/contract/open-feeds/open-feed-endpoints';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findNamedShelter, findOpenPets } from './find-open-pets.ts';
import { writeAtom } from './write-atom.ts';
import { writeOpenDays } from './write-open-days.ts';
import { presentPetFeed } from './write-pet-feed.ts';

/** A minute for a site with many visitors; meanwhile nothing is asked, and then what has changed. */
const headers = { 'cache-control': 'public, max-age=60' };

/** What every site may show of the pets and hours of shelters: nothing but what their pages show. */
export function registerOpenFeeds({
  registerEndpoint,
  dependencies,
  sendCached,
}: FeatureContext): void {
  const { shelters, publicUrl, clock } = dependencies;

  registerEndpoint(endpoints.getPetFeed, ({ query, request, reply }) =>
    sendCached(request, reply, `pets.json ${JSON.stringify(query)}`, async () => {
      const feed = presentPetFeed(await findOpenPets(dependencies, query), query, publicUrl);
      return { type: 'application/feed+json; charset=utf-8', body: JSON.stringify(feed), headers };
    }),
  );
  registerEndpoint(endpoints.getPetAtom, ({ query, request, reply }) =>
    sendCached(request, reply, `pets.atom ${JSON.stringify(query)}`, async () => ({
      type: 'application/atom+xml; charset=utf-8',
      body: writeAtom(await findOpenPets(dependencies, query), publicUrl),
      headers,
    })),
  );
  registerEndpoint(endpoints.getOpenDays, ({ query, request, reply }) => {
    const shelter = findNamedShelter(shelters, query.shelter);
    if (!shelter) throw new AppError('SHELTER_UNNAMED');
    const now = clock();
    const today = toZonedTime(now, shelter.time_zone).date;
    return sendCached(request, reply, `open-days.ics ${shelter.id} ${today}`, async () => ({
      type: 'text/calendar; charset=utf-8',
      body: writeOpenDays(shelter, { publicUrl, now }),
      headers,
    }));
  });
}
