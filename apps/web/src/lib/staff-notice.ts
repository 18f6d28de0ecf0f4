import { createContext, type ReactNode } from 'react';

/** What all pages of staff show below their navigation; null for nothing. */
export const StaffNotice = createContext<ReactNode>(null);
