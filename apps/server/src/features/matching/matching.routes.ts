import {
  getPetVerdict,
  listHouseholdExclusions,
  listRecommendations,
  listSuggestions,
} from '@pawmatch/contract/matching/matching-endpoints';
import { listMostWantedFacts } from '@pawmatch/contract/matching/most-wanted-facts-endpoints';
import { TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import type { FastifyReply } from 'fastify';
import type { RegisterEndpoint } from '../../platform/http/register-endpoint.ts';
import { type Shelters, shelterFilterOf } from '../shelter/shelters.ts';
import type { MatchesPage, MatchingService } from './matching.service.ts';

export function matchingRoutes(
  registerEndpoint: RegisterEndpoint,
  matching: MatchingService,
  shelters: Pick<Shelters, 'isOne'>,
): void {
  const sendPage = (reply: FastifyReply, { json, total }: MatchesPage) =>
    reply
      .header(TOTAL_COUNT_HEADER.toLowerCase(), total)
      .type('application/json; charset=utf-8')
      .send(json);

  registerEndpoint(
    listRecommendations,
    async ({ caller, query: { refresh = false, ...query }, reply }) =>
      sendPage(reply, await matching.recommend(caller.userId, { ...query, refresh })),
    async ({ caller, query: { refresh = false, ...query }, reply }) => {
      const page = await matching.findCachedPage(caller.userId, { ...query, refresh });
      return page && sendPage(reply, page);
    },
  );
  registerEndpoint(listSuggestions, ({ caller, query }) =>
    matching.suggest(caller.userId, query.view),
  );
  registerEndpoint(listHouseholdExclusions, ({ caller, query }) =>
    matching.listHouseholdExclusions(caller.userId, query.view),
  );
  registerEndpoint(listMostWantedFacts, ({ caller }) =>
    matching.listMostWantedFacts(shelterFilterOf(shelters, caller)),
  );
  registerEndpoint(getPetVerdict, ({ caller, params }) =>
    matching.getPetVerdict(caller.userId, params.petId),
  );
}
