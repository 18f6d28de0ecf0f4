import * as endpoints from '@pawmatch/contract/visits/own/visit-link-endpoints';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import { LINK } from '../../../platform/database/actor.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { presentVisitOfLink } from '../visits.presenter.ts';
import type { VisitDetails } from '../visits.repository.ts';
import { findVisitOfLink } from './visit-links.repository.ts';
import type { VisitorChanges } from './visitor-changes.service.ts';

/** Visits by the link of an email. Only a POST with the token changes anything. */
export function visitLinksRoutes(
  registerEndpoint: RegisterEndpoint,
  changes: VisitorChanges,
  { database, clock, shelters }: Uses<'database' | 'clock' | 'shelters'>,
): void {
  const requireDetails = async (token: string) => {
    const details = await findVisitOfLink(database, token, clock());
    if (!details) throw new AppError('VISIT_LINK_INVALID');
    return details;
  };

  const readLink = async (token: string) => ({
    visitId: (await requireDetails(token)).visit.id,
    actor: LINK,
  });

  const present = (details: VisitDetails) => presentVisitOfLink(details, clock(), shelters);

  registerEndpoint(endpoints.openVisitLink, async ({ body }) =>
    present(await requireDetails(body.token)),
  );
  registerEndpoint(endpoints.listSlotsByLink, async ({ body }) =>
    changes.listSlots(await readLink(body.token)),
  );
  registerEndpoint(endpoints.cancelByLink, async ({ body }) =>
    present(await changes.cancel(await readLink(body.token))),
  );
  registerEndpoint(endpoints.moveByLink, async ({ body }) =>
    present(await changes.move(await readLink(body.token), body.requested_at, body)),
  );
}
