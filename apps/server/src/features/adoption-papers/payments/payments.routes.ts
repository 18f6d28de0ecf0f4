import * as endpoints from '@pawmatch/contract/adoption-papers/payments-endpoints';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { presentPayments } from './payments.presenter.ts';
import type { PaymentsService } from './payments.service.ts';

/** The payments of adoptions, for staff. */
export function paymentsRoutes(
  registerEndpoint: RegisterEndpoint,
  payments: PaymentsService,
): void {
  registerEndpoint(endpoints.listPayments, async ({ params }) =>
    presentPayments(await payments.list(params.id)),
  );
  registerEndpoint(endpoints.recordPayment, async ({ caller, params, body }) =>
    presentPayments(await payments.record(caller.userId, params.id, body)),
  );
  registerEndpoint(endpoints.reversePayment, async ({ caller, params }) =>
    presentPayments(await payments.reverse(caller.userId, params.id, params.paymentId)),
  );
}
