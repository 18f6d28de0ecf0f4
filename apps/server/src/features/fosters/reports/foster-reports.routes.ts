import * as endpoints from '@pawmatch/contract/fosters/foster-reports-endpoints';
import type { FeatureContext } from '../../../feature-context.ts';
import { staffActorOf } from '../../../platform/database/actor.ts';
import { shelterOf } from '../../../platform/http/requests/caller.ts';
import { createPetsService } from '../../pets/staff/pets.service.ts';
import { createFosterReportsService } from './foster-reports.service.ts';

/** What foster carers report, for staff, who decide what becomes a fact. */
export function registerFosterReports(context: FeatureContext): void {
  const { registerEndpoint, dependencies } = context;
  const searchIndex = dependencies.petSearchIndex;
  const pets = createPetsService(dependencies, { ...context, searchIndex });
  const reports = createFosterReportsService(dependencies, pets);

  registerEndpoint(endpoints.listReportedAnswers, ({ caller, params }) =>
    reports.list(params.petId, shelterOf(caller)),
  );
  registerEndpoint(endpoints.decideReportedAnswer, async ({ caller, params, body }) => {
    const { petId, answerId: id } = params;
    const actor = staffActorOf(caller);
    if (!body.accept) await reports.dismiss(actor, petId, id);
    else await reports.accept(actor, petId, { id, expectedVersion: body.expected_version });
  });
}
