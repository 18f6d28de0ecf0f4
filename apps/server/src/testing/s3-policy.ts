import type { IncomingMessage } from 'node:http';
import { readSignature } from './s3-signature.ts';

type Operation = 'read' | 'list' | 'write' | 'delete';

/** The rules of the test server; one that is undefined is not checked. */
export interface S3Policy {
  /** The only bucket that exists. */
  bucket?: string;
  /** The region of the bucket. */
  region?: string;
  accessKey?: string;
  secretKey?: string;
  /** What the key may not do. */
  denied?: Operation[];
  /** What anyone may do, without a signature. */
  anonymous?: Operation[];
}

function operationOf({ method }: IncomingMessage, { pathname, searchParams }: URL): Operation {
  if (method === 'PUT') return 'write';
  if (method === 'DELETE' || searchParams.has('delete')) return 'delete';
  return pathname.split('/').slice(2).join('') ? 'read' : 'list';
}

/** Why S3 refuses a request, in the order in which Amazon's checks it; undefined when it is allowed. */
export function findRefusal(
  request: IncomingMessage,
  url: URL,
  { bucket, region, accessKey, secretKey, denied = [], anonymous = [] }: S3Policy,
): { status: number; code: string } | undefined {
  const operation = operationOf(request, url);
  const signature = readSignature(request);
  if (bucket && url.pathname.split('/')[1] !== bucket) return { status: 404, code: 'NoSuchBucket' };
  if (!signature) {
    return anonymous.includes(operation) ? undefined : { status: 403, code: 'AccessDenied' };
  }
  if (region && signature.region !== region) {
    return { status: 400, code: 'AuthorizationHeaderMalformed' };
  }
  if (accessKey && signature.accessKey !== accessKey) {
    return { status: 403, code: 'InvalidAccessKeyId' };
  }
  if (secretKey && !signature.isSignedWith(secretKey)) {
    return { status: 403, code: 'SignatureDoesNotMatch' };
  }
  return denied.includes(operation) ? { status: 403, code: 'AccessDenied' } : undefined;
}
