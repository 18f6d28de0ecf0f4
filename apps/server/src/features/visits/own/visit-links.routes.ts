import * as endpoints from '@pawmatch/contract/visits/visit-link-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import { LINK } from '../../../platform/database/actor.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { requireVisit } from '../visit-errors.ts';
import { presentVisitOfLink } from '../visits.presenter.ts';
import { findVisit, type VisitDetails } from '../visits.repository.ts';
import { createVisitLinks } from './visit-links.ts';
import type { VisitorChanges } from './visitor-changes.service.ts';

/** Visits by the link of an email. Only a POST with the token changes anything. */
export function visitLinksRoutes(
  registerEndpoint: RegisterEndpoint,
  changes: VisitorChanges,
  {
    database,
    clock,
    sessionSecret,
    shelter,
  }: Pick<Dependencies, 'database' | 'clock' | 'sessionSecret' | 'shelter'>,
): void {
  const links = createVisitLinks(sessionSecret);

  const readLink = (token: string) => {
    const visitId = links.read(token, clock());
    if (!visitId) throw new AppError('VISIT_LINK_INVALID');
    return { visitId, actor: LINK };
  };

  const present = (details: VisitDetails) =>
    presentVisitOfLink(details, clock(), shelter.current().visiting.notice_minutes);

  registerEndpoint(endpoints.openVisitLink, async ({ body }) =>
    present(requireVisit(await findVisit(database, readLink(body.token).visitId))),
  );
  registerEndpoint(endpoints.listSlotsByLink, async ({ body }) =>
    changes.listSlots(readLink(body.token)),
  );
  registerEndpoint(endpoints.cancelByLink, async ({ body }) =>
    present(await changes.cancel(readLink(body.token))),
  );
  registerEndpoint(endpoints.moveByLink, async ({ body }) =>
    present(await changes.move(readLink(body.token), body.requested_at, body)),
  );
}
