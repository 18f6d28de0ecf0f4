/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the server is when the pages are hosted separately, such as `https://api.example.org`. */
  readonly VITE_API_ORIGIN?: string;
}
