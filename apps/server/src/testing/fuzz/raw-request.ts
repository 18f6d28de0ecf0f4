import { Agent, request } from 'node:http';

export interface RawResponse {
  status: number;
  contentType: string;
  text: string;
}

/** More connections than callers, so that none waits. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends a request unchanged; `fetch` would normalize it.
 * @throws Error when there is no response in time
 */
export function sendRaw(
  url: string,
  options: { method: string; path: string; headers: Record<string, string>; body?: Buffer },
  timeoutMs: number,
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const { method, path, body } = options;
  const headers = { ...options.headers, ...(body && { 'content-length': String(body.length) }) };
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        clearTimeout(timer);
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        });
      });
    });
    const timer = setTimeout(
      () => call.destroy(new Error(`no response within ${timeoutMs} ms`)),
      timeoutMs,
    );
    call.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    call.end(body);
  });
}
