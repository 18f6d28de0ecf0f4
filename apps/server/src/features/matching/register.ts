import type { FeatureContext } from '../../feature-context.ts';
import { homeDetailsRoutes } from './home-details.routes.ts';
import { matchingRoutes } from './matching.routes.ts';
import { partnerMatchingRoutes } from './partners/partner-matching.routes.ts';
import { suitableAdoptersRoutes } from './suitable-adopters.routes.ts';

export function registerMatching({ serve, dependencies, matching }: FeatureContext): void {
  matchingRoutes(serve, matching);
  homeDetailsRoutes(serve, dependencies);
  partnerMatchingRoutes(serve, dependencies);
  suitableAdoptersRoutes(serve, dependencies);
}
