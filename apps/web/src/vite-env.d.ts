/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The language of the pages; undefined for English. */
  readonly PAGE_LANGUAGE?: string;
  /** Where the server is when the pages are hosted separately, such as `https://api.example.org`. */
  readonly VITE_API_ORIGIN?: string;
}
