import type { Access } from '@pawmatch/contract/endpoint';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the endpoints of the contract. */
    access?: Access;
    /** Of a successful response. */
    status?: number;
    /** Content types of what is sent in place of JSON. */
    sends?: readonly string[];
    bodyFormat?: 'json' | 'multipart' | 'text' | 'bytes';
    /** Mail services call it without cookies, so without a CSRF token: the link itself is the proof (RFC 8058). */
    isOneClick?: boolean;
  }
}
