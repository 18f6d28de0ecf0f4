import { createContext, type ReactNode } from 'react';

/** What all pages of staff show beside and below their navigation. */
export const StaffNotice = createContext<{ beside?: ReactNode; below?: ReactNode }>({});
