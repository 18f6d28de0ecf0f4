import {
  getPetVerdict,
  listHouseholdExclusions,
  listRecommendations,
  listSuggestions,
} from '@pawmatch/contract/matching/matching-endpoints';
import { listMostWantedFacts } from '@pawmatch/contract/matching/most-wanted-facts-endpoints';
import type { FastifyReply } from 'fastify';
import type { RegisterEndpoint } from '../../platform/http/register-endpoint.ts';
import type { MatchingService } from './matching.service.ts';

export function matchingRoutes(
  registerEndpoint: RegisterEndpoint,
  matching: MatchingService,
): void {
  const sendJson = (reply: FastifyReply, json: string) =>
    reply.type('application/json; charset=utf-8').send(json);

  registerEndpoint(
    listRecommendations,
    async ({ caller, query: { refresh = false, ...query }, reply }) =>
      sendJson(reply, await matching.recommend(caller.userId, { ...query, refresh })),
    async ({ caller, query: { refresh = false, ...query }, reply }) => {
      const json = await matching.findCachedPage(caller.userId, { ...query, refresh });
      return json === undefined ? undefined : sendJson(reply, json);
    },
  );
  registerEndpoint(listSuggestions, ({ caller, query }) =>
    matching.suggest(caller.userId, query.view),
  );
  registerEndpoint(listHouseholdExclusions, ({ caller, query }) =>
    matching.listHouseholdExclusions(caller.userId, query.view),
  );
  registerEndpoint(listMostWantedFacts, () => matching.listMostWantedFacts());
  registerEndpoint(getPetVerdict, ({ caller, params }) =>
    matching.getPetVerdict(caller.userId, params.petId),
  );
}
