import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import type { AuthService } from './features/auth/auth.service.ts';
import type { MatchingService } from './features/matching/matching.service.ts';
import type { NewPetsService } from './features/new-pets/new-pets.service.ts';
import type { OnPetStatusChange, OnPetUnavailable } from './features/pets/on-pet-unavailable.ts';
import type { OnVisitOutcome } from './features/visits/on-visit-outcome.ts';
import type { RegisterEndpoint } from './platform/http/register-endpoint.ts';
import type { SendCached } from './platform/http/responses/response-cache.ts';
import type { MailComposers } from './platform/mail/queue/mail-queues.ts';

/** What a feature registers its routes and hooks with: the application, and services that several features use. */
export interface FeatureContext {
  app: FastifyInstance;
  registerEndpoint: RegisterEndpoint;
  dependencies: Dependencies;
  /** For what is public and made from pets or the shelter's settings. */
  sendCached: SendCached;
  /** Folder of the built web application; undefined when only the API is served. */
  webFolder: string | undefined;
  auth: AuthService;
  /** Handed in because visits depend on pets, adoptions on both, and not the other way round. */
  onPetUnavailable: OnPetUnavailable;
  onPetStatusChange: OnPetStatusChange;
  onVisitOutcome: OnVisitOutcome;
  matching: MatchingService;
  newPets: NewPetsService;
  mailComposers: MailComposers;
}

/** Each feature exports one; app.ts lists them. */
export type RegisterFeature = (context: FeatureContext) => void | Promise<void>;
