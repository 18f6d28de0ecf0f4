import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { findRefusal, type S3Policy } from './s3-policy.ts';

interface StoredObject {
  bytes: Buffer;
  type: string;
  modifiedAt: Date;
}

/** Selects requests, in the form `PUT abc/large.webp` or `POST ?delete=`. */
type Matches = (request: string) => boolean;

/** Delays a request until a promise resolves or by a number of ms, or makes it fail. */
type Fault = Promise<void> | number | { status: number; code: string };

/**
 * An S3 server in memory for one bucket, with the operations that the image store needs.
 * @param policy what it refuses, which a test may change; by default requests without any signature
 */
export async function startS3Server(policy: S3Policy = {}) {
  const objects = new Map<string, StoredObject>();
  let fault: { matches: Matches; fault: Fault } | undefined;
  let held = 0;

  function list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
    const folders = new Set<string>();
    const contents = keys.flatMap((key) => {
      const end = query.get('delimiter') ? key.indexOf('/', prefix.length) : -1;
      if (end >= 0) {
        folders.add(key.slice(0, end + 1));
        return [];
      }
      const { bytes, modifiedAt } = objects.get(key) as StoredObject;
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><ETag>"e"</ETag><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
    });
    const prefixes = [...folders].map(
      (folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`,
    );
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}${prefixes.join('')}</ListBucketResult>`;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    const body = await readBody(request);
    const isFaulty = fault?.matches(`${request.method} ${key}${url.search}`);
    const fail = ({ status, code }: { status: number; code: string }) => {
      const region = `<Region>${policy.region ?? ''}</Region>`;
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code>${region}</Error>`);
    };
    if (isFaulty && typeof fault?.fault === 'object' && 'status' in fault.fault) {
      return fail(fault.fault);
    }
    held += 1;
    if (isFaulty) await (typeof fault?.fault === 'number' ? delay(fault.fault) : fault?.fault);
    held -= 1;
    const object = objects.get(key);
    const refusal = findRefusal(request, url, policy);
    if (refusal) {
      fail(refusal);
    } else if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? '';
      objects.set(key, { bytes: body, type, modifiedAt: new Date() });
      response.writeHead(200, { ETag: '"e"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) {
        objects.delete(name);
      }
      response.writeHead(200).end('<?xml version="1.0"?><DeleteResult/>');
    } else if (request.method === 'GET' && key === '') {
      response.writeHead(200, { 'Content-Type': 'application/xml' }).end(list(url.searchParams));
    } else if (object) {
      response.writeHead(200, {
        'Content-Length': object.bytes.length,
        'Content-Type': object.type,
        'Last-Modified': object.modifiedAt.toUTCString(),
        ETag: '"e"',
      });
      response.end(request.method === 'HEAD' ? undefined : object.bytes);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    objects,
    policy,
    /** How many requests are being processed or held. */
    held: () => held,
    /** Holds requests. @returns a function that releases them */
    hold(matches: Matches = () => true): () => void {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      fault = { matches, fault: released };
      return () => {
        fault = undefined;
        release();
      };
    },
    /** Delays every request, for measurements. */
    delayRequests(milliseconds: number): void {
      fault = { matches: () => true, fault: milliseconds };
    },
    /** Makes requests fail. @param code of S3, such as NoSuchBucket @returns a function that ends this */
    failWith(status: number, code: string): () => void {
      fault = { matches: () => true, fault: { status, code } };
      return () => (fault = undefined);
    },
    endpoint,
    /** Of a bucket with any keys. */
    config: {
      ...{ endpoint, bucket: 'pets', region: 'us-east-1' },
      ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The client sends bodies in the chunks of `aws-chunked`, each with its length and signature. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = Buffer.concat(await request.toArray());
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return body;
  const chunks: Buffer[] = [];
  for (let start = 0; start < body.length; ) {
    const end = body.indexOf('\r\n', start);
    const length = Number.parseInt(body.toString('latin1', start, end), 16);
    if (!length) break;
    chunks.push(body.subarray(end + 2, end + 2 + length));
    start = end + 2 + length + 2;
  }
  return Buffer.concat(chunks);
}

/** An S3 server for all tests of a file. */
export async function openS3Server(policy?: S3Policy) {
  const server = await startS3Server(policy);
  afterAll(() => server.close());
  return server;
}
