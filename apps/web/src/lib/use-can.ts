import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { createContext, use } from 'react';

/** What the reader of a page of staff may; null outside these pages, where all is shown. */
export const Capabilities = createContext<readonly Capability[] | null>(null);

/** Whether the reader has a foster home at the shelter. */
export const HasFosterHome = createContext(true);

/** Whether the reader may do something; the server decides it again. */
export function useCan(): (capability: Capability) => boolean {
  const capabilities = use(Capabilities);
  return (capability) => capabilities?.includes(capability) ?? true;
}
