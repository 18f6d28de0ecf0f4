import type { FeatureContext } from '../../feature-context.ts';
import { countBookings } from './booking/count-bookings.ts';
import { calendarAddressRoutes } from './calendar/calendar-address.routes.ts';
import { createOwnVisitsService } from './own/own-visits.service.ts';
import { visitLinksRoutes } from './own/visit-links.routes.ts';
import { createVisitorChanges } from './own/visitor-changes.service.ts';
import { requestMailsRoutes } from './request-mails/request-mails.routes.ts';
import { createBulkVisitChange } from './staff/bulk-visits.service.ts';
import { createOutcomesService } from './staff/outcomes.service.ts';
import { createStaffVisitsService } from './staff/staff-visits.service.ts';
import { visitsRoutes } from './visits.routes.ts';
import { heldTimeLinksRoutes } from './waiting-list/held-time-links.routes.ts';
import { waitingListRoutes } from './waiting-list/waiting-list.routes.ts';

export function registerVisits({
  app,
  registerEndpoint,
  dependencies,
  onVisitOutcome,
}: FeatureContext): void {
  countBookings(app, dependencies.metrics);
  const visitorChanges = createVisitorChanges(dependencies);
  visitLinksRoutes(registerEndpoint, visitorChanges, dependencies);
  calendarAddressRoutes(registerEndpoint, dependencies);
  waitingListRoutes(registerEndpoint, dependencies);
  const ownVisits = createOwnVisitsService(dependencies);
  heldTimeLinksRoutes(registerEndpoint, ownVisits, dependencies);
  requestMailsRoutes(registerEndpoint, dependencies);
  const visits = createStaffVisitsService(dependencies, onVisitOutcome);
  const bulkVisits = createBulkVisitChange(dependencies, visits);
  app.addHook('onClose', bulkVisits.waitForBackgroundWork);
  visitsRoutes(registerEndpoint, {
    visits,
    bulkVisits,
    ownVisits,
    outcomes: createOutcomesService(dependencies, onVisitOutcome),
    visitorChanges,
    shelters: dependencies.shelters,
    clock: dependencies.clock,
  });
}
