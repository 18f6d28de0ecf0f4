import { noHomeDetails } from '@pawmatch/contract/matching/home/home-details';
import * as endpoints from '@pawmatch/contract/matching/home/home-details-endpoints';
import type { Uses } from '../../../dependencies.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import * as repository from './home-details.repository.ts';

const nothingAnswered: endpoints.HomeDetails = { ...noHomeDetails, zip: null, within: null };

/** The optional answers about a home. The matches follow them at once. */
export function homeDetailsRoutes(
  registerEndpoint: RegisterEndpoint,
  { database, clock, preferenceChanges }: Uses<'database' | 'clock' | 'preferenceChanges'>,
): void {
  registerEndpoint(
    endpoints.getHomeDetails,
    async ({ caller }) =>
      (await repository.findHomeDetails(database, caller.userId)) ?? nothingAnswered,
  );
  registerEndpoint(endpoints.changeHomeDetails, async ({ caller: { userId }, body }) => {
    const row = { ...body, userId, updatedAt: clock() };
    const answers = await repository.upsertHomeDetails(database, row);
    preferenceChanges.publish(userId);
    return answers ?? nothingAnswered;
  });
}
