import * as endpoints from '@pawmatch/contract/follow-ups/follow-ups-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { presentFollowUp, presentLinkedFollowUp } from './follow-ups.presenter.ts';
import type { FollowUpDetails } from './follow-ups.repository.ts';
import { createFollowUpsService } from './follow-ups.service.ts';

/** The questions after adoptions: by mailed links, of which only a POST changes something, and for staff. */
export function registerFollowUps({ registerEndpoint, dependencies }: FeatureContext): void {
  const service = createFollowUpsService(dependencies);
  const present = (found: FollowUpDetails) =>
    presentLinkedFollowUp(found, dependencies.shelters.of(found.shelterId));

  registerEndpoint(endpoints.openFollowUpLink, async ({ body }) =>
    present(await service.open(body.token)),
  );
  registerEndpoint(endpoints.answerFollowUp, async ({ body: { token, ...answer } }) =>
    present(await service.answer(token, answer)),
  );
  registerEndpoint(endpoints.stopFollowUps, async ({ body }) =>
    present(await service.stop(body.token)),
  );
  registerEndpoint(endpoints.listFollowUps, async ({ caller, query }) => {
    const { view = 'all', adoption_id } = query;
    const filter = {
      shelterId: shelterOf(caller),
      view,
      ...(adoption_id && { adoptionId: adoption_id }),
    };
    return (await service.list(filter)).flatMap(presentFollowUp);
  });
  registerEndpoint(endpoints.changeFollowUp, async ({ caller, params, body }) => {
    const by = { id: params.id, shelterId: shelterOf(caller), userId: caller.userId };
    const [changed] = presentFollowUp(await service.change(by, body.state));
    if (!changed) throw new AppError('FOLLOW_UP_NOT_FOUND');
    return changed;
  });
}
