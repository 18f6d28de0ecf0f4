import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Of a request that says to be signed. */
interface S3Signature {
  /** Id of the key. */
  accessKey: string;
  region: string;
  isSignedWith(secretKey: string): boolean;
}

/** Reads AWS Signature Version 4 from the header. @returns undefined without a signature */
export function readSignature(request: IncomingMessage): S3Signature | undefined {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!match) return;
  const [, accessKey = '', scope = '', names = '', signature = ''] = match;
  return {
    accessKey,
    region: scope.split('/')[1] ?? '',
    isSignedWith: (secretKey) => computeSignature(request, scope, names, secretKey) === signature,
  };
}

function computeSignature(
  request: IncomingMessage,
  scope: string,
  names: string,
  secretKey: string,
): string {
  const url = new URL(request.url ?? '', 'http://s3');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('&');
  const headers = names
    .split(';')
    .map((name) => `${name}:${[request.headers[name]].flat().join(',').trim()}\n`);
  const canonical = [
    ...[request.method, url.pathname, query, headers.join(''), names],
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash].join('\n');
  const key = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${secretKey}`, date));
  return hmac(key, text).toString('hex');
}
