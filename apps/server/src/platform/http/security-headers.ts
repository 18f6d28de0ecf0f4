import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const DOCUMENTATION_PATH = '/api/docs';

/** Scripts and styles come from our own origin only; photos may lie elsewhere (`image_url`). */
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

/** What no page here uses, so that nothing that gets into one can either. */
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

/** What helmet would send each time; it is the same each time, so it is asked once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** An answer of the API is no document: nothing in it may run, load or be framed. */
const answerPolicy = {
  defaultSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
};

/**
 * Headers that keep a page to itself, on every answer; those of the API do without what only
 * documents heed.
 * @param isSecure whether people reach the application by https
 */
export function setSecurityHeaders(app: FastifyInstance, isSecure: boolean): void {
  const headersWith = (directives: Record<string, string[]>, isDocument = true) => ({
    ...headersOf({
      contentSecurityPolicy: { useDefaults: false, directives },
      hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      ...(!isDocument && FOR_DOCUMENTS_ALONE),
    }),
    ...(isDocument && { 'permissions-policy': PERMISSIONS_POLICY }),
  });
  const documentHeaders = headersWith(contentPolicy);
  const answerHeaders = headersWith(answerPolicy, false);
  // The page that describes the calls brings styles of its own along.
  const lenient = { ...contentPolicy, styleSrc: ["'self'", "'unsafe-inline'"] };
  const documentationHeaders = headersWith(lenient);

  const headersFor = (url: string) => {
    if (!url.startsWith('/api/')) return documentHeaders;
    return url.startsWith(DOCUMENTATION_PATH) ? documentationHeaders : answerHeaders;
  };

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url));
    done();
  });
}
