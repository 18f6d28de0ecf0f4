/// <reference types="vite/client" />

/** Every file of the contract that declares endpoints, for the build: by its path from this folder. */
export const modules = import.meta.glob<Record<string, unknown>>(
  '../../packages/contract/src/**/*-endpoints.ts',
  { eager: true },
);
