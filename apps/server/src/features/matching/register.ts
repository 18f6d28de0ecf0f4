import type { FeatureContext } from '../../feature-context.ts';
import { homeDetailsRoutes } from './home-details.routes.ts';
import { matchingRoutes } from './matching.routes.ts';
import { suitableAdoptersRoutes } from './suitable-adopters.routes.ts';
import { matchTogetherRoutes } from './together/match-together.routes.ts';

export function registerMatching({ serve, dependencies, matching }: FeatureContext): void {
  matchingRoutes(serve, matching);
  homeDetailsRoutes(serve, dependencies);
  matchTogetherRoutes(serve, dependencies);
  suitableAdoptersRoutes(serve, dependencies);
}
