import type { FeatureContext } from '../../feature-context.ts';
import { contractTemplatesRoutes } from './contracts/contract-templates.routes.ts';
import { contractsRoutes } from './contracts/contracts.routes.ts';
import { createContractsService } from './contracts/contracts.service.ts';
import { ownContractsRoutes } from './contracts/own-contracts.routes.ts';
import { documentsRoutes } from './documents.routes.ts';
import { createDrawPaper } from './paper-documents.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { createPaymentsService } from './payments/payments.service.ts';

/** Contracts of adoptions, their payments and their papers. */
export function registerAdoptionPapers({ registerEndpoint, dependencies }: FeatureContext): void {
  const contracts = createContractsService(dependencies);
  const drawPaper = createDrawPaper(dependencies);
  contractTemplatesRoutes(registerEndpoint, dependencies);
  contractsRoutes(registerEndpoint, contracts, drawPaper, dependencies);
  ownContractsRoutes(registerEndpoint, contracts, drawPaper, dependencies);
  paymentsRoutes(registerEndpoint, createPaymentsService(dependencies));
  documentsRoutes(registerEndpoint, drawPaper, dependencies);
}
