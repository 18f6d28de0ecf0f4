import * as api from '@pawmatch/contract/api';
import type { Access, Endpoint } from '@pawmatch/contract/endpoint';
import { capabilities } from '@pawmatch/contract/staff/capabilities';

const exported: unknown[] = Object.values(api);
const endpoints = exported.filter((each): each is Endpoint => 'access' in Object(each));

/** An endpoint as the description of the API names it: `GET /api/pets/{id}`. */
const callOf = ({ method, path }: Endpoint) =>
  `${method} /api${path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')}`;

const callsOf = (access: Access) =>
  endpoints.filter((endpoint) => endpoint.access === access).map(callOf);

/** All calls by access, as the contract declares it. `docs/access.md` shows what a change of it changes. */
export const accessMatrix = {
  public: ['GET /api/health', 'GET /api/ready', ...callsOf('public')],
  ...Object.fromEntries((['user', ...capabilities] as const).map((it) => [it, callsOf(it)])),
} as Record<Access, string[]>;

/** Those that want a confirmed email address. */
export const confirmedOnly = endpoints
  .filter((endpoint) => 'requiresConfirmedEmail' in endpoint)
  .map(callOf);
