import { vi } from 'vitest';

/** An upload that was begun. */
interface StubbedUpload {
  reportProgress: (share: number) => void;
  isAborted: boolean;
}

/** Sends XMLHttpRequests through the stub of `fetch`. @returns the uploads */
export function stubUploads(): StubbedUpload[] {
  const uploads: StubbedUpload[] = [];
  class FetchingRequest extends EventTarget {
    upload = new EventTarget();
    withCredentials = false;
    status = 0;
    responseText = '';
    #request: [url: string, method: string] = ['', ''];
    #headers = new Headers();
    #state: StubbedUpload = {
      isAborted: false,
      reportProgress: (share) =>
        this.upload.dispatchEvent(
          new ProgressEvent('progress', { loaded: share * 100, total: 100 }),
        ),
    };

    open(method: string, url: string) {
      this.#request = [url, method];
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    abort() {
      this.#state.isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
    async send(body: BodyInit) {
      uploads.push(this.#state);
      const [url, method] = this.#request;
      const sent = fetch(url, { method, headers: this.#headers, body });
      const response = await sent.catch(() => null);
      if (!response) return void this.dispatchEvent(new Event('error'));
      this.status = response.status;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FetchingRequest);
  return uploads;
}
