/**
 * Like `fetch`, with the progress of the upload, which browsers only tell of XMLHttpRequest. The response
 * has no headers.
 * @param onProgress receives the sent share of the body, from 0 to 1
 */
export function fetchWithProgress(
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', signal, body } = init;
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = init.credentials === 'include';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const text = request.status === 204 ? null : request.responseText;
      resolve(new Response(text, { status: request.status }));
    });
    request.addEventListener('error', () => reject(new TypeError('The request failed.')));
    request.addEventListener('abort', () => reject(signal?.reason));
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}
