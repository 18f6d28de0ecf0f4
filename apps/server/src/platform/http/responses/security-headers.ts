import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readLanguagePath } from '@pawmatch/contract/languages';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const DOCUMENTATION_PATH = '/api/docs';

/** Scripts and styles come from our own origin only, or stand in our pages; photos may come from others (`image_url`). */
const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
};

/** Features that no page uses, denied so that injected content cannot use them either. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const FOR_DOCUMENTS_ALONE = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** Runs helmet once at the start, on a response that is never sent: the headers are always the same. */
function computeHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}

/** An API response is no document: nothing in it may run, load or be framed. */
const apiPolicy = {
  defaultSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
};

/** Hashes of what documents run and apply inline, as sources of the policy. */
export type InlineHashes = Record<'script' | 'style', readonly string[]>;

/**
 * Sets security headers on every response. API responses do without the headers that only matter for
 * documents.
 * @param isSecure whether people reach the application by https
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  isSecure: boolean,
  inline: InlineHashes,
): void {
  const headersWith = (directives: Record<string, string[]>, isDocument = true) => ({
    ...computeHeaders({
      contentSecurityPolicy: { useDefaults: false, directives },
      hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      ...(!isDocument && FOR_DOCUMENTS_ALONE),
    }),
    ...(isDocument && { 'permissions-policy': PERMISSIONS_POLICY }),
  });
  const documentHeaders = headersWith({
    ...contentPolicy,
    scriptSrc: [...contentPolicy.scriptSrc, ...inline.script],
    styleSrc: [...contentPolicy.styleSrc, ...inline.style],
  });
  const apiHeaders = headersWith(apiPolicy, false);
  // The API documentation has inline styles.
  const lenient = { ...contentPolicy, styleSrc: ["'self'", "'unsafe-inline'"] };
  const documentationHeaders = headersWith(lenient);

  const headersFor = (url: string) => {
    if (readLanguagePath(url).path.startsWith(DOCUMENTATION_PATH)) return documentationHeaders;
    return url.startsWith('/api/') ? apiHeaders : documentHeaders;
  };

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url));
    done();
  });
}
