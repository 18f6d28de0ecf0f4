import type { FeatureContext } from '../../feature-context.ts';
import { createBulkVisitChange } from './bulk-visits.service.ts';
import { calendarAddressRoutes } from './calendar-address/calendar-address.routes.ts';
import { countBookings } from './count-bookings.ts';
import { createOutcomesService } from './outcomes.service.ts';
import { createOwnVisitsService } from './own-visits.service.ts';
import { requestMailsRoutes } from './request-mails/request-mails.routes.ts';
import { visitLinksRoutes } from './visit-links.routes.ts';
import { createVisitorChanges } from './visitor-changes.service.ts';
import { visitsRoutes } from './visits.routes.ts';
import { createVisitsService } from './visits.service.ts';
import { heldTimeLinksRoutes } from './waiting-list/held-time-links.routes.ts';
import { waitingListRoutes } from './waiting-list/waiting-list.routes.ts';

export function registerVisits({ app, serve, dependencies }: FeatureContext): void {
  countBookings(app, dependencies.metrics);
  const visitorChanges = createVisitorChanges(dependencies);
  visitLinksRoutes(serve, visitorChanges, dependencies);
  calendarAddressRoutes(serve, dependencies);
  waitingListRoutes(serve, dependencies);
  const ownVisits = createOwnVisitsService(dependencies);
  heldTimeLinksRoutes(serve, ownVisits, dependencies);
  requestMailsRoutes(serve, dependencies);
  const visits = createVisitsService(dependencies);
  const bulkVisits = createBulkVisitChange(dependencies, visits);
  app.addHook('onClose', bulkVisits.settled);
  visitsRoutes(serve, {
    visits,
    bulkVisits,
    ownVisits,
    outcomes: createOutcomesService(dependencies),
    visitorChanges,
    shelter: dependencies.shelter,
    clock: dependencies.clock,
  });
}
