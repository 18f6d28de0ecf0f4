import type { FeatureContext } from '../../feature-context.ts';
import { homeDetailsRoutes } from './home/home-details.routes.ts';
import { matchingRoutes } from './matching.routes.ts';
import { partnerMatchingRoutes } from './partners/partner-matching.routes.ts';
import { suitableAdoptersRoutes } from './suitable-adopters/suitable-adopters.routes.ts';

export function registerMatching({
  registerEndpoint,
  dependencies,
  matching,
}: FeatureContext): void {
  matchingRoutes(registerEndpoint, matching, dependencies.shelters);
  homeDetailsRoutes(registerEndpoint, dependencies);
  partnerMatchingRoutes(registerEndpoint, dependencies);
  suitableAdoptersRoutes(registerEndpoint, dependencies);
}
