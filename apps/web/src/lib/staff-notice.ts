import { createContext, type ReactNode } from 'react';

/** What all pages of staff show below their navigation; null for nothing. */
export const StaffNotice = createContext<ReactNode>(null);

/** What they show above it about the shelter. */
export const StaffSwitch = createContext<ReactNode>(null);
