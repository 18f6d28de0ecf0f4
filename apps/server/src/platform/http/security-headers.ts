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

/**
 * Headers that keep a page to itself, on every answer.
 * @param isSecure whether people reach the application by https
 */
export function setSecurityHeaders(app: FastifyInstance, isSecure: boolean): void {
  const optionsWith = (directives: typeof contentPolicy): HelmetOptions => ({
    contentSecurityPolicy: { useDefaults: false, directives },
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const headers = headersOf(optionsWith(contentPolicy));
  // The page that describes the calls brings styles of its own along.
  const lenient = { ...contentPolicy, styleSrc: ["'self'", "'unsafe-inline'"] };
  const documentationHeaders = headersOf(optionsWith(lenient));

  app.addHook('onRequest', (request, reply, done) => {
    const isDocumentation = request.url.startsWith(DOCUMENTATION_PATH);
    reply.headers(isDocumentation ? documentationHeaders : headers);
    done();
  });
}
