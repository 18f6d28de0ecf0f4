import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Whether a request to S3 is signed with the key (AWS Signature Version 4, in the header). */
export function isSigned(request: IncomingMessage, secretKey: string): boolean {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!match) return false;
  const [, scope = '', names = '', signature] = match;
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
  return hmac(key, text).toString('hex') === signature;
}
