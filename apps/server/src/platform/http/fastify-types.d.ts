import type { Access } from '@pawmatch/contract/endpoint';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the endpoints of the contract. */
    access?: Access;
    bodyFormat?: 'json' | 'multipart' | 'text';
  }
}
