import * as endpoints from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { createAdoptionQuestionsService } from './adoption-questions.service.ts';

export function registerAdoptionQuestions({
  registerEndpoint,
  dependencies,
}: FeatureContext): void {
  const service = createAdoptionQuestionsService(dependencies);
  registerEndpoint(endpoints.getAdoptionQuestions, ({ caller }) => service.list(shelterOf(caller)));
  registerEndpoint(endpoints.changeAdoptionQuestions, ({ caller, body }) =>
    service.change({ shelterId: shelterOf(caller), userId: caller.userId }, body),
  );
  registerEndpoint(endpoints.getOwnAdoptionAnswers, ({ caller, params }) =>
    service.showOwn(caller.userId, params.id),
  );
  registerEndpoint(endpoints.answerAdoptionQuestions, ({ caller, params, body }) =>
    service.answer(caller.userId, params.id, body),
  );
  registerEndpoint(endpoints.getAdoptionAnswers, ({ caller, params }) =>
    service.show(shelterOf(caller), params.id),
  );
}
